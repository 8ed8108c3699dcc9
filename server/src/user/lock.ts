import mongoose, { type ClientSession, type Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { notFound, notSignedIn } from '../errors.ts';
import { User, type UserDocument, type UserFields } from './user.model.ts';

type Id = string | Types.ObjectId;

const lock = { $inc: { lockVersion: 1 } } as const;

// A deletion writes the same documents, so one of the two waits and then sees the other.
export function inAccountTransaction<Result>(
  ids: readonly Id[],
  work: (tx: ClientSession) => Promise<Result>,
): Promise<Result> {
  return inTransaction(async (tx) => {
    await lockAccounts(ids, tx);
    return work(tx);
  });
}

/** Fails for work in progress when an account is frozen. @throws {AppError} 404 when one is deleted or frozen */
export async function lockAccounts(ids: readonly Id[], tx: ClientSession): Promise<void> {
  const { matchedCount } = await User.updateMany({ _id: { $in: ids }, frozenAt: null }, lock, {
    session: tx,
    timestamps: false,
  });
  if (matchedCount < ids.length) throw notFound('Kein Nutzer gefunden.');
}

export type Lockable = Pick<UserFields, 'lockVersion'> & { _id: Types.ObjectId };

/** Retries the transaction if an account was locked or frozen since it was read. */
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

/** Makes the transaction retry, as after a conflict. */
export function changedMeanwhile(): Error {
  const error = new mongoose.mongo.MongoError('The account was changed meanwhile.');
  error.addErrorLabel('TransientTransactionError');
  return error;
}

type Change<Result> = (user: UserDocument, tx: ClientSession) => Result | Promise<Result>;

/** What a person changes of their own account: locked, then saved. @throws {AppError} 401 for a deleted one */
export function changeUser<Result>(
  userId: string,
  change: Change<Result>,
  afterwards?: Change<void>,
): Promise<Result> {
  return inTransaction(async (tx) => {
    const user = await lockAccount(userId, tx).orFail(notSignedIn);
    const result = await change(user, tx);
    await user.save({ session: tx });
    await afterwards?.(user, tx);
    return result;
  });
}

export function lockAccount(id: Id, tx: ClientSession) {
  return User.findByIdAndUpdate(id, lock, {
    session: tx,
    timestamps: false,
    returnDocument: 'after',
  });
}
