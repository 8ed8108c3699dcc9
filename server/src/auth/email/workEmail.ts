import { type Types, type ClientSession } from 'mongoose';
import { User } from '../../user/user.model.ts';

/** Returns whether the work address still is the one that the link was mailed to. */
export async function confirmWorkEmail(
  { userId, email }: { userId: Types.ObjectId; email: string },
  tx: ClientSession,
): Promise<boolean> {
  const { matchedCount } = await User.updateOne(
    { _id: userId, 'recruiterProfile.workEmail': email },
    { $set: { 'recruiterProfile.workEmailVerified': true } },
    { session: tx },
  );
  return matchedCount > 0;
}
