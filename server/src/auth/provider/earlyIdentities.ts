import type { ClientSession } from 'mongoose';
import { User, type UserFields } from '../../user/user.model.ts';

type Linked = Pick<UserFields, 'identities' | 'emailVerified' | 'emailVerifiedAt'>;

/** What was linked before the present address was confirmed, perhaps by somebody who is not its owner. */
export function earlyIdentitiesOf({ identities, emailVerified, emailVerifiedAt }: Linked) {
  if (!emailVerified) return [...identities];
  const since = emailVerifiedAt ?? new Date(0);
  return identities.filter(({ linkedAt }) => linkedAt < since);
}

/** Tells whether there were any. The transaction must have written to the account. */
export async function removeEarlyIdentities(userId: string, tx: ClientSession): Promise<boolean> {
  const user = await User.findById(userId).session(tx).lean();
  const early = user ? earlyIdentitiesOf(user) : [];
  if (early.length === 0) return false;
  const identities = { $or: early.map(({ issuer, subject }) => ({ issuer, subject })) };
  await User.updateOne({ _id: userId }, { $pull: { identities } }, { session: tx });
  return true;
}
