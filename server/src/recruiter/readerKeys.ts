import type { ClientSession, Types } from 'mongoose';
import { readerKeysOf } from '../user/readerKeys.ts';
import { User } from '../user/user.model.ts';

type Recorded = { recruiterId: Types.ObjectId | string; readerKey: string };

/** The keys of a record's recruiter, newest last: the record's own and those of the account, if there is one. */
export async function findReaderKeys(
  { recruiterId, readerKey }: Recorded,
  tx: ClientSession | null,
): Promise<string[]> {
  const account = await User.findById(recruiterId).select({ readerKeys: 1 }).session(tx).lean();
  return account ? [readerKey, ...readerKeysOf(account)] : [readerKey];
}
