import type { ClientSession, Types } from 'mongoose';
import { User } from '../../user/user.model.ts';
import { recordAccountState } from '../accountState.ts';
import { MailedToken } from './mailedToken.model.ts';

export type Proof = { userId: Types.ObjectId; email: string };

/** @returns false if the account no longer has this address, or confirmed it meanwhile */
export type ConfirmDeps = {
  /** Matches of the account that waited for its mailbox go on. */
  proveAccount: (userId: Types.ObjectId, tx: ClientSession) => Promise<void>;
};

export async function confirmAddress(
  { proveAccount }: ConfirmDeps,
  proof: Proof,
  tx: ClientSession,
): Promise<boolean> {
  const { userId: _id, email } = proof;
  const { modifiedCount } = await User.updateOne(
    { _id, email, emailVerified: false },
    { $set: { emailVerified: true, emailVerifiedAt: new Date() } },
    { session: tx },
  );
  if (modifiedCount === 0) return false;
  await User.updateOne(
    { _id, 'recruiterProfile.workEmail': email },
    { $set: { 'recruiterProfile.workEmailVerified': true } },
    { session: tx },
  );
  await takeFromOtherAccounts(proof, tx);
  await proveAccount(_id, tx);
  return true;
}

/** A stranger may have signed up with the address earlier and would block its owner. */
export async function takeFromOtherAccounts(
  { userId, email }: Proof,
  tx: ClientSession,
): Promise<void> {
  // Never from an account that confirmed it as well: the unique index lets only one commit.
  const others = { _id: { $ne: userId }, email, emailVerified: false };
  const accounts = await User.find(others).select({ _id: 1 }).session(tx).lean();
  for (const { _id } of accounts) await takeAddress({ userId: _id, email }, tx);
}

/** With the links that were mailed to it. @returns false for an account that does not have it, or confirmed it */
export async function takeAddress({ userId, email }: Proof, tx: ClientSession): Promise<boolean> {
  const { modifiedCount } = await User.updateOne(
    { _id: userId, email, emailVerified: false },
    { $set: { email: '', emailToldByProvider: false } },
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
