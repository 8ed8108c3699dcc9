import { createHmac } from 'node:crypto';
import type { Types } from 'mongoose';
import { mailboxOf } from '../http/limit/identity.ts';

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
