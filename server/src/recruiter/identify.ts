import type { Asker } from '@inkognito/shared/comparison';
import type { ClientSession, Types } from 'mongoose';
import { Guest, keptUntil } from '../key/guest.ts';
import { isMailboxProven } from '../key/unlock.ts';
import { notSignedIn } from '../errors.ts';
import { type Reader, mailboxKey, newestKeyOf } from '../user/readerKeys.ts';
import { proofOf, toRecruiterProfile } from '../user/recruiterProfile.ts';
import type { UserDocument, UserFields } from '../user/user.model.ts';
import { type RecruiterSnapshot, snapshotOf } from './snapshot.ts';

type Identified = {
  recruiter: Reader & Pick<UserFields, 'email' | 'emailVerified'>;
  /** What the records of this comparison bear. */
  readerKey: string;
  recruiterSnapshot: RecruiterSnapshot;
};

/** Name and company fill gaps in the account's profile. Needs the account lock. */
export async function identifyAccount(
  user: UserDocument,
  asker: Asker | undefined,
  tx: ClientSession,
): Promise<Identified> {
  if (asker) {
    const { name, kind, company } = toRecruiterProfile(user.recruiterProfile);
    user.set({
      recruiterProfile: { name: name || asker.name, kind, company: company || asker.company },
    });
    if (!name || !company) user.versions.recruiterProfile += 1;
    await user.save({ session: tx });
  }
  return { recruiter: user, readerKey: newestKeyOf(user), recruiterSnapshot: snapshotOf(user) };
}

/** Writes the guest, who has no account to lock. @throws {AppError} 401 if signed in meanwhile */
export async function identifyGuest(
  guestId: Types.ObjectId,
  asker: Asker | undefined,
  tx: ClientSession,
): Promise<Identified> {
  const guest = await Guest.findOneAndUpdate(
    { _id: guestId },
    { $set: { ...asker, expiresAt: keptUntil(new Date()) } },
    { returnDocument: 'after', session: tx },
  ).lean();
  if (!guest) throw notSignedIn();
  const { _id, name, company, email, readerKeys } = guest;
  const emailVerified = await isMailboxProven({ recruiterId: guestId, email }, tx);
  const card = { name, kind: null, company, workEmail: email, ...proofOf(email, emailVerified) };
  return {
    recruiter: { _id, email, emailVerified, readerKeys },
    readerKey: emailVerified ? await mailboxKey(email) : _id.toString(),
    recruiterSnapshot: { username: null, card },
  };
}
