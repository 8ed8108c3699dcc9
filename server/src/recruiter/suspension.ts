import type { Suspension } from '@inkognito/shared/shield';
import type { ClientSession } from 'mongoose';
import { type Reader, readerKeysOf } from '../user/readerKeys.ts';
import { type Listed, listedBy } from '../user/shield/listedNames.ts';
import { User, type UserFields } from '../user/user.model.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';

type Blocking = Pick<UserFields, 'blockedReaders'> | null;

export type Own = { candidate: Blocking; listed: Listed };

/** The blocked recruiters and the shield of a candidate, for their own lists. */
export async function findOwn(candidateId: string): Promise<Own> {
  const candidate = await User.findById(candidateId)
    .select({ blockedReaders: 1, shield: 1 })
    .lean();
  return { candidate, listed: listedBy(candidate?.shield ?? { companies: [], domains: [] }) };
}

/** Of a record: by its own key, and by those of the account, if there is one. */
export function suspensionOf(
  candidate: Blocking,
  { readerKey }: { readerKey: string },
  account: Reader | null | undefined,
): Suspension | null {
  const readerKeys = [readerKey, ...(account ? readerKeysOf(account) : [])];
  const isBlocked = candidate?.blockedReaders.some((key) => readerKeys.includes(key));
  return isBlocked ? 'blocked' : null;
}

/** After every change of blocks: what a look at a person asks. */
export async function keepBlockedReaders(candidateId: string, tx: ClientSession): Promise<void> {
  const blocks = await BlockedRecruiter.find({ candidateId }).session(tx).lean();
  const blockedReaders = blocks.map(({ readerKey }) => readerKey);
  const options = { session: tx, timestamps: false };
  await User.updateOne({ _id: candidateId }, { $set: { blockedReaders } }, options);
}
