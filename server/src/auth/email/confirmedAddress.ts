import type { ClientSession, Types } from 'mongoose';
import { rememberMailbox } from '../../user/readerKeys.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { recordAccountState } from '../accountState.ts';
import { MailedToken, discardTokensOf } from './mailedToken.model.ts';

export type Proof = { userId: Types.ObjectId; email: string };

export type ConfirmDeps = {
  /** From a confirmed address on, a job seeker is found. */
  keepListed: (user: UserDocument, tx: ClientSession) => Promise<void>;
  /** Matches of the account that waited for its mailbox go on. */
  proveAccount: (userId: Types.ObjectId, tx: ClientSession) => Promise<void>;
};

/** Every account that exists before its address is confirmed becomes a confirmed one here. `user` belongs to `tx`. */
export async function confirmAddress(
  { keepListed, proveAccount }: ConfirmDeps,
  user: UserDocument,
  email: string,
  tx: ClientSession,
): Promise<void> {
  user.set({ email, emailVerified: true, emailVerifiedAt: new Date() });
  await user.save({ session: tx });
  await discardTokensOf(user._id, ['verify'], tx);
  await settleAddress({ userId: user._id, email }, tx);
  await keepListed(user, tx);
  await proveAccount(user._id, tx);
}

/** With every confirmation: a stranger may have signed up with the address earlier and would block its owner. */
export async function settleAddress({ userId, email }: Proof, tx: ClientSession): Promise<void> {
  await rememberMailbox({ userId, email }, tx);
  // Never from an account that confirmed it as well: the unique index lets only one commit.
  const others = { _id: { $ne: userId }, email, emailVerified: false };
  const accounts = await User.find(others).select({ _id: 1 }).session(tx).lean();
  for (const { _id } of accounts) await takeAddress({ userId: _id, email }, tx);
}

/** With the links that were mailed to it. @returns false for an account that does not have it, or confirmed it */
export async function takeAddress({ userId, email }: Proof, tx: ClientSession): Promise<boolean> {
  const { modifiedCount } = await User.updateOne(
    { _id: userId, email, emailVerified: false },
    { $set: { email: '' } },
    { session: tx },
  );
  if (modifiedCount === 0) return false;
  await MailedToken.deleteMany(
    { userId, email, purpose: { $in: ['verify', 'reset'] } },
    { session: tx },
  );
  await recordAccountState(userId, tx);
  return true;
}
