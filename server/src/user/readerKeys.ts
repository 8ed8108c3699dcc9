import { createHmac, randomBytes } from 'node:crypto';
import mongoose, { type ClientSession, type Types } from 'mongoose';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { mailboxOf } from '../http/limit/identity.ts';
import { User } from './user.model.ts';

/** An account or a guest: the mailboxes it proved and the guests it took along, beside its own id; newest last. */
export type Reader = { _id: Types.ObjectId; readerKeys: readonly string[] };

/** Records of a candidate bear one of them; a rule asks for any. */
export const readerKeysOf = ({ _id, readerKeys }: Reader): string[] => [
  _id.toString(),
  ...readerKeys,
];

export const newestKeyOf = ({ _id, readerKeys }: Reader): string =>
  readerKeys.at(-1) ?? _id.toString();

/** One key for all spellings of a mailbox; without the secret the mailbox cannot be guessed from it. */
export const mailboxKeyOf = (secret: string, email: string): string =>
  createHmac('sha256', secret)
    .update(`mailbox ${mailboxOf(email)}`)
    .digest('base64url');

type Secret = { _id: 'mailboxKeys'; value: string };

/** In the database and so in its backups: a restored one recognises the same readers. */
async function readSecret(): Promise<string> {
  const made = { $setOnInsert: { value: randomBytes(32).toString('base64url') } };
  const { value } =
    (await retryDuplicate(() =>
      mongoose.connection
        .collection<Secret>('secrets')
        .findOneAndUpdate({ _id: 'mailboxKeys' }, made, { upsert: true, returnDocument: 'after' }),
    )) ?? {};
  if (value === undefined) throw new Error('The secret of the mailbox keys is missing.');
  return value;
}

export const mailboxKey = async (email: string): Promise<string> =>
  mailboxKeyOf(await readSecret(), email);

/** With every confirmation of an address; the key stays when the address changes. */
export async function rememberMailbox(
  { userId, email }: { userId: Types.ObjectId; email: string },
  tx: ClientSession | null = null,
): Promise<void> {
  const readerKeys = await mailboxKey(email);
  const own = { _id: userId };
  // Last, also where it was confirmed before.
  await User.updateOne(own, { $pull: { readerKeys } }).session(tx);
  await User.updateOne(own, { $push: { readerKeys } }).session(tx);
}

/** First, so that the account's own mailbox stays its newest key. */
export async function takeReaderAlong(
  account: { _id: Types.ObjectId },
  guest: Reader,
  tx: ClientSession,
): Promise<void> {
  const readerKeys = { $each: readerKeysOf(guest), $position: 0 };
  await User.updateOne({ _id: account._id }, { $push: { readerKeys } }, { session: tx });
}
