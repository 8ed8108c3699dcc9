import type { Suspension } from '@inkognito/shared/shield';
import type { ClientSession } from 'mongoose';
import { type Reader, readerKeysOf } from '../user/readerKeys.ts';
import { User, type UserFields } from '../user/user.model.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';

export type Blocking = Pick<UserFields, 'blockedReaders'> | null;

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
