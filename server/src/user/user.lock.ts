import mongoose, { type ClientSession, type Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import { User, type UserFields } from './user.model.ts';

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

export type Lockable = Pick<UserFields, 'lockVersion'> & { _id: Types.ObjectId };

/** Accounts as they were read before the transaction, which begins anew where one was locked or frozen since. */
export async function lockUnchanged(
  accounts: readonly Lockable[],
  tx: ClientSession,
): Promise<void> {
  const unchanged = accounts.map(({ _id, lockVersion }) => ({ _id, lockVersion }));
  const options = { session: tx, timestamps: false };
  const filter = { $or: unchanged, frozenAt: null };
  const { matchedCount } = await User.updateMany(filter, lock, options);
  if (matchedCount < accounts.length) throw changedMeanwhile();
}

/** What was read before a transaction holds no longer: its work is done again, as after a conflict inside of it. */
export function changedMeanwhile(): Error {
  const error = new mongoose.mongo.MongoError('The account was changed meanwhile.');
  error.addErrorLabel('TransientTransactionError');
  return error;
}

export function lockAccount(id: Id, tx: ClientSession) {
  return User.findByIdAndUpdate(id, lock, {
    session: tx,
    timestamps: false,
    returnDocument: 'after',
  });
}
