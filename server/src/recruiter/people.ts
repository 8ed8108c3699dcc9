import type { ClientSession, Types } from 'mongoose';
import { readerKeysOf } from '../user/readerKeys.ts';
import { User, type UserRecord } from '../user/user.model.ts';

/** Filters out people who gave up the role: they are hidden from the other side. */
export async function findPeople(
  ids: readonly (Types.ObjectId | string)[],
  conditions: Record<string, unknown> = {},
): Promise<Map<string, UserRecord>> {
  const people = await User.find({ _id: { $in: ids }, ...conditions }).lean();
  return new Map(people.map((person) => [person._id.toString(), person]));
}

type Recorded = { recruiterId: Types.ObjectId | string; readerKey: string };

/** The keys of a record's recruiter, newest last: the record's own and those of the account, if there is one. */
export async function findReaderKeys(
  { recruiterId, readerKey }: Recorded,
  tx: ClientSession | null,
): Promise<string[]> {
  const account = await User.findById(recruiterId).select({ readerKeys: 1 }).session(tx).lean();
  return account ? [readerKey, ...readerKeysOf(account)] : [readerKey];
}
