import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import { User } from './user.model.ts';

type Id = string | Types.ObjectId;

const lock = { $inc: { lockVersion: 1 } } as const;

// A deletion of one of these accounts writes the same documents, so one of the two waits and then sees the other.
export function inAccountTransaction<Result>(
  ids: readonly Id[],
  work: (tx: ClientSession) => Promise<Result>,
): Promise<Result> {
  return inTransaction(async (tx) => {
    await lockAccounts(ids, tx);
    return work(tx);
  });
}

/** What was under way when an account was frozen fails here. @throws {AppError} 404 when one is gone or frozen */
export async function lockAccounts(ids: readonly Id[], tx: ClientSession): Promise<void> {
  const { matchedCount } = await User.updateMany({ _id: { $in: ids }, frozenAt: null }, lock, {
    session: tx,
    timestamps: false,
  });
  if (matchedCount < ids.length) throw notFound('Kein Nutzer gefunden.');
}

export function lockAccount(id: Id, tx: ClientSession) {
  return User.findByIdAndUpdate(id, lock, {
    session: tx,
    timestamps: false,
    returnDocument: 'after',
  });
}
