import type { ClientSession } from 'mongoose';
import { writeJournal } from '../../journal/journal.ts';
import { User, type UserFields } from '../../user/user.model.ts';

type Linked = Pick<UserFields, 'identities' | 'emailVerified' | 'emailVerifiedAt'>;

/** What was linked before the present address was confirmed, perhaps by somebody who is not its owner. */
export function earlyIdentitiesOf({ identities, emailVerified, emailVerifiedAt }: Linked) {
  if (!emailVerified) return [...identities];
  const since = emailVerifiedAt ?? new Date(0);
  return identities.filter(({ linkedAt }) => linkedAt < since);
}

/** Gives their issuers, for `journalRemoved`. The transaction must have written to the account. */
export async function removeEarlyIdentities(userId: string, tx: ClientSession): Promise<string[]> {
  const user = await User.findById(userId).session(tx).lean();
  const early = user ? earlyIdentitiesOf(user) : [];
  if (early.length === 0) return [];
  const identities = { $or: early.map(({ issuer, subject }) => ({ issuer, subject })) };
  await User.updateOne({ _id: userId }, { $pull: { identities } }, { session: tx });
  return early.map(({ issuer }) => issuer);
}

export async function journalRemoved(account: string, issuers: readonly string[]): Promise<void> {
  for (const issuer of issuers) await writeJournal({ kind: 'providerRemoved', account, issuer });
}
