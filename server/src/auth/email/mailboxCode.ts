import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { MailedToken, type MailedTokenRecord, hashOf, issueToken } from './mailedToken.model.ts';

/** Of an account for all candidates; of a guest for one. */
export type CodeOwner = { userId: Types.ObjectId; candidateId: Types.ObjectId | null };

type Issued = CodeOwner & { email: string; comparisonId: Types.ObjectId | null };

/** Keyed: a leaked backup would give away six digits at once. */
const macOf = (secret: string, { userId, candidateId }: CodeOwner, code: string) =>
  createHmac('sha256', secret)
    .update(`proof ${userId.toString()} ${candidateId?.toString() ?? ''} ${code}`)
    .digest('base64url');

/** Replaces the one before. The transaction must have locked the account, or written the guest. */
export async function issueCode(
  secret: string,
  { userId, candidateId, ...rest }: Issued,
  tx: ClientSession,
): Promise<string> {
  const owner = { userId, candidateId };
  await MailedToken.deleteMany({ ...owner, purpose: 'proof' }, { session: tx });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = new Date(Date.now() + limits.proofMinutes * 60_000);
  const token = macOf(secret, owner, code);
  await issueToken({ ...owner, ...rest, purpose: 'proof', expiresAt, token }, tx);
  return code;
}

const live = ({ userId, candidateId }: CodeOwner) => ({
  ...{ userId, candidateId },
  purpose: 'proof' as const,
  expiresAt: { $gt: new Date() },
  tries: { $lt: limits.proofTries },
});

export async function isCodeLive(
  { email, comparisonId, ...owner }: Issued,
  tx: ClientSession,
): Promise<boolean> {
  const own = { ...live(owner), email, comparisonId };
  return (await MailedToken.exists(own).session(tx)) !== null;
}

/** A try counts before it is judged, so that parallel ones cannot exceed the limit. */
export async function tryCode(
  secret: string,
  owner: CodeOwner,
  code: string,
): Promise<MailedTokenRecord | null> {
  const mailed = await MailedToken.findOneAndUpdate(
    live(owner),
    { $inc: { tries: 1 } },
    { returnDocument: 'after' },
  ).lean();
  const hash = hashOf(macOf(secret, owner, code));
  const isRight = mailed && timingSafeEqual(Buffer.from(mailed.hash), Buffer.from(hash));
  return isRight ? mailed : null;
}

/** Of concurrent right tries, one gets it. */
export async function takeCode({ _id }: MailedTokenRecord, tx: ClientSession): Promise<boolean> {
  return (await MailedToken.deleteOne({ _id }, { session: tx })).deletedCount > 0;
}
