import { type IdentityOccasion, identityOccasions } from '@inkognito/shared/auth';
import { createHash, randomBytes } from 'node:crypto';
import { type ClientSession, type InferSchemaType, Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../../database/fillDefaults.ts';
import { invalid } from '../../errors.ts';
import { awaitedMs } from '../../mail/mail.queue.ts';
import type { MailTransport } from '../../mail/mail.transport.ts';

const tokenPurposes = ['reset', 'verify', 'change', 'identity', 'result'] as const;
export type TokenPurpose = (typeof tokenPurposes)[number];

const mailedTokenSchema = new Schema(
  {
    /** Only the hash: a leaked backup holds no working link. */
    hash: { type: String, required: true },
    purpose: { type: String, enum: tokenPurposes, required: true },
    /** An account, or a guest. */
    userId: { type: Schema.Types.ObjectId, required: true },
    email: { type: String, required: true },
    /** Of a result. */
    candidateId: { type: Schema.Types.ObjectId, default: null },
    comparisonId: { type: Schema.Types.ObjectId, default: null },
    /** Of a proof of identity: the session that asked, and for what. */
    deviceId: { type: String, default: null },
    occasion: { type: String, enum: [...identityOccasions, null], default: null },
    /** Its mail, whose sending begins its life. */
    mailId: { type: Schema.Types.ObjectId, required: true },
    lifeMs: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);

mailedTokenSchema.index({ hash: 1 }, { unique: true });
mailedTokenSchema.index({ userId: 1 });
mailedTokenSchema.index({ candidateId: 1 });
mailedTokenSchema.index({ mailId: 1 });
mailedTokenSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

mailedTokenSchema.plugin(fillDefaults);
export const MailedToken = model('MailedToken', mailedTokenSchema, 'mailed_tokens');

export type MailedTokenRecord = InferSchemaType<typeof mailedTokenSchema> & { _id: Types.ObjectId };

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type NewToken = {
  purpose: TokenPurpose;
  userId: Types.ObjectId;
  email: string;
  mailId: Types.ObjectId;
  lifeMs: number;
  candidateId?: Types.ObjectId | null;
  comparisonId?: Types.ObjectId | null;
  deviceId?: string | null;
  occasion?: IdentityOccasion | null;
  token?: string;
};

/** The transaction must have locked the account. */
export async function issueToken(
  { token = randomBytes(32).toString('base64url'), ...fields }: NewToken,
  tx: ClientSession,
): Promise<string> {
  // Long enough for a wait in the mail queue.
  const expiresAt = new Date(Date.now() + Math.max(fields.lifeMs, awaitedMs));
  await new MailedToken({ ...fields, expiresAt, hash: hashOf(token) }).save({ session: tx });
  return token;
}

/** Their life begins when they are sent, however long the mail waited. */
export const beginLinks = (transport: MailTransport): MailTransport => ({
  ...transport,
  send: async (mail) => {
    const begun = [{ $set: { expiresAt: { $add: ['$$NOW', '$lifeMs'] } } }];
    await MailedToken.updateMany({ mailId: mail.id }, begun, { updatePipeline: true });
    await transport.send(mail);
  },
});

// The TTL index runs once a minute, so expiry is checked here too.
const valid = (purposes: readonly TokenPurpose[], token: string) => ({
  hash: hashOf(token),
  purpose: { $in: purposes },
  expiresAt: { $gt: new Date() },
});

export function findToken(purposes: readonly TokenPurpose[], token: string) {
  return MailedToken.findOne(valid(purposes, token)).lean();
}

export function findTokenById(purpose: TokenPurpose, _id: string) {
  return MailedToken.findOne({ _id, purpose, expiresAt: { $gt: new Date() } }).lean();
}

/** Of concurrent uses, one gets the token. */
export function takeToken(purposes: readonly TokenPurpose[], token: string, tx: ClientSession) {
  return MailedToken.findOneAndDelete(valid(purposes, token), { session: tx }).lean();
}

export const deadLink = () => invalid({}, 'Dieser Link ist ungültig oder abgelaufen.');

export async function findPendingEmail(userId: string | Types.ObjectId): Promise<string | null> {
  const live = { userId, purpose: 'change', expiresAt: { $gt: new Date() } } as const;
  return (await MailedToken.findOne(live).sort({ _id: -1 }).lean())?.email ?? null;
}

export async function discardTokensOf(
  userId: string | Types.ObjectId,
  purposes: readonly TokenPurpose[],
  tx: ClientSession,
): Promise<void> {
  const unused = { userId, purpose: { $in: purposes } };
  await MailedToken.deleteMany(unused, { session: tx });
}
