import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, Schema, type Types, model } from 'mongoose';

const mailedTokenSchema = new Schema(
  {
    /** Only the hash: who reads a backup has no working link. */
    hash: { type: String, required: true },
    purpose: { type: String, enum: ['reset', 'verify'] as const, required: true },
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

/** Secrets mailed as links: to choose a new password, to confirm an address. */
export const MailedToken = model('MailedToken', mailedTokenSchema, 'mailed_tokens');

export type TokenPurpose = 'reset' | 'verify';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A new token of 256 bits for a link; it is readable nowhere afterwards. */
export async function issueToken(
  purpose: TokenPurpose,
  account: { _id: Types.ObjectId; email: string },
  expiresAt: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const { _id: userId, email } = account;
  await MailedToken.create({ hash: hashOf(token), purpose, userId, email, expiresAt });
  return token;
}

// The TTL index looks once a minute, so time is asked here as well.
const valid = (purpose: TokenPurpose, token: string) => ({
  hash: hashOf(token),
  purpose,
  expiresAt: { $gt: new Date() },
});

/** Whom a token was mailed to, without using it up; `null` for an unknown, used or late one. */
export function findToken(purpose: TokenPurpose, token: string) {
  return MailedToken.findOne(valid(purpose, token)).lean();
}

/** Uses a token up: of several at once, one gets it. */
export function takeToken(purpose: TokenPurpose, token: string, session: ClientSession) {
  return MailedToken.findOneAndDelete(valid(purpose, token), { session }).lean();
}

/** Voids the links of an account. */
export async function discardTokensOf(
  userId: string | Types.ObjectId,
  session: ClientSession,
  purpose?: TokenPurpose,
): Promise<void> {
  await MailedToken.deleteMany({ userId, ...(purpose && { purpose }) }, { session });
}
