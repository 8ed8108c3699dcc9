import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, Schema, type Types, model } from 'mongoose';

/** To choose a new password, to confirm the account's address, to replace it by a new one, to confirm a work address. */
const tokenPurposes = ['reset', 'verify', 'change', 'work'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

const mailedTokenSchema = new Schema(
  {
    /** Only the hash: who reads a backup has no working link. */
    hash: { type: String, required: true },
    purpose: { type: String, enum: tokenPurposes, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    /** The address it was mailed to, which it proves. */
    email: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

mailedTokenSchema.index({ hash: 1 }, { unique: true });
mailedTokenSchema.index({ userId: 1 });
mailedTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Secrets mailed as links. */
export const MailedToken = model('MailedToken', mailedTokenSchema, 'mailed_tokens');

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token of 256 bits for a link; it is readable nowhere afterwards. The transaction holds the account. */
export async function issueToken(
  purpose: TokenPurpose,
  account: { _id: Types.ObjectId; email: string },
  expiresAt: Date,
  tx: ClientSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { _id: userId, email } = account;
  const mailed = new MailedToken({ hash: hashOf(token), purpose, userId, email, expiresAt });
  await mailed.save({ session: tx });
  return token;
}

// The TTL index looks once a minute, so time is asked here as well.
const valid = (purposes: readonly TokenPurpose[], token: string) => ({
  hash: hashOf(token),
  purpose: { $in: purposes },
  expiresAt: { $gt: new Date() },
});

/** Whom a token was mailed to, without using it up; `null` for an unknown, used or late one. */
export function findToken(purposes: readonly TokenPurpose[], token: string) {
  return MailedToken.findOne(valid(purposes, token)).lean();
}

/** Uses a token up: of several at once, one gets it. */
export function takeToken(purpose: TokenPurpose, token: string, tx: ClientSession) {
  return MailedToken.findOneAndDelete(valid([purpose], token), { session: tx }).lean();
}

/** The address that waits for its confirmation, whose link still works; `null` when none does. */
export async function findPendingEmail(userId: string | Types.ObjectId): Promise<string | null> {
  const live = { userId, purpose: 'change', expiresAt: { $gt: new Date() } } as const;
  return (await MailedToken.findOne(live).sort({ _id: -1 }).lean())?.email ?? null;
}

/** Voids the links of an account. */
export async function discardTokensOf(
  userId: string | Types.ObjectId,
  tx: ClientSession,
  purpose?: TokenPurpose,
): Promise<void> {
  await MailedToken.deleteMany({ userId, ...(purpose && { purpose }) }, { session: tx });
}
