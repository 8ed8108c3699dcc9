import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../../errors.ts';
import type { LimitPolicy } from '../../http/limit/rateLimit.ts';
import { fingerprintOf } from '../../job/job.model.ts';
import { Quota } from './quota.model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const monthMs = limits.quotaDays * dayMs;

export type Attempt = { fingerprint: string; salaryRange: string; at: Date };

/** Where a comparison counts. */
export type Scope = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
  /** All accounts of this recruiter, the present one first; they share what the general key allows one. */
  same: readonly Types.ObjectId[];
};

type Attempts = {
  own: Attempt[];
  /** By the general key, of everybody. */
  all: Attempt[];
};

/** Milliseconds to wait; 0 means at once. */
export function waitForComparison(
  earlier: readonly Attempt[],
  next: Pick<Attempt, 'fingerprint' | 'salaryRange'>,
  now: Date,
): number {
  const recent = within(earlier, monthMs, now);
  if (recent.some(({ fingerprint }) => fingerprint === next.fingerprint)) return 0;
  const ranges = new Map(recent.map((attempt) => [attempt.salaryRange, attempt]));
  const isNewRange = !ranges.has(next.salaryRange);
  return Math.max(
    waitForAny(earlier, now),
    isNewRange
      ? waitUntilFewer([...ranges.values()], limits.salaryRangesPerMonth, monthMs, now)
      : 0,
  );
}

/** For answers that are new and offer a salary that was offered before. */
function waitForAny(earlier: readonly Attempt[], now: Date): number {
  return Math.max(
    waitUntilFewer(within(earlier, dayMs, now), limits.comparisonsPerDay, dayMs, now),
    waitUntilFewer(within(earlier, monthMs, now), limits.comparisonsPerMonth, monthMs, now),
  );
}

const waitForGeneral = (everybodys: readonly Attempt[], now: Date): number =>
  waitUntilFewer(within(everybodys, dayMs, now), limits.generalComparisonsPerDay, dayMs, now);

const within = (attempts: readonly Attempt[], windowMs: number, now: Date): Attempt[] =>
  attempts.filter(({ at }) => now.getTime() - at.getTime() < windowMs);

function waitUntilFewer(attempts: Attempt[], most: number, windowMs: number, now: Date): number {
  const oldestFirst = attempts.map(({ at }) => now.getTime() - at.getTime()).sort((a, b) => b - a);
  const toForget = oldestFirst[attempts.length - most];
  return toForget === undefined ? 0 : windowMs - toForget;
}

/** Trying again and again with other figures would reveal the candidate's limits. @throws {AppError} 429 */
export async function consumeQuota(
  scope: Scope,
  answers: JobInput,
  { limits: policy, tx }: { limits: LimitPolicy; tx: ClientSession },
): Promise<void> {
  const now = new Date();
  const attempts = await readAttempts(scope, tx);
  const attempt = attemptAt(now, answers);
  const wait = waitIn(attempts, attempt, now);
  if (wait > 0 && policy.enabled) throw usedUp(scope, wait);
  const isKnown = attempts.own.some(({ fingerprint }) => fingerprint === attempt.fingerprint);
  await Quota.updateOne(
    placeOf(scope),
    {
      $set: { expiresAt: new Date(now.getTime() + monthMs) },
      ...(!isKnown && { $push: { attempts: attempt } }),
    },
    { upsert: true, session: tx },
  );
}

function waitIn({ own, all }: Attempts, next: Attempt, now: Date): number {
  const isKnown = within(own, monthMs, now).some(
    ({ fingerprint }) => fingerprint === next.fingerprint,
  );
  return isKnown ? 0 : Math.max(waitForComparison(own, next, now), waitForGeneral(all, now));
}

function usedUp({ keyId }: Scope, waitMs: number) {
  return tooManyRequests(
    keyId
      ? 'Mit diesem Schlüssel wurde dieses Profil schon mehrmals mit anderen Angaben verglichen. Warten Sie bitte etwas, oder sprechen Sie die Person über ein bestehendes Match an.'
      : 'Sie haben dieses Profil schon mehrmals mit anderen Angaben verglichen. Warten Sie bitte etwas, oder sprechen Sie die Person über ein bestehendes Match an.',
    waitMs / 1000,
    'comparisons',
  );
}

export const placeOf = ({ candidateId, keyId, same }: Scope) => ({
  candidateId,
  keyId,
  recruiterId: keyId ? null : (same[0] ?? null),
});

/** Whether `consumeQuota` would allow one now: asked before a comparison costs more than our own time. */
export async function hasQuotaLeft(
  scope: Scope,
  answers: JobInput,
  policy: LimitPolicy,
): Promise<boolean> {
  const now = new Date();
  const attempts = await readAttempts(scope, null);
  return waitIn(attempts, attemptAt(now, answers), now) === 0 || !policy.enabled;
}

/** How many different comparisons are possible at once, and if none, from when on. */
export async function quotaLeft(
  scope: Scope,
  policy: LimitPolicy,
  /** Of a posting that stays possible where it was compared before. */
  fingerprint?: string,
): Promise<{ left: number; until: Date | null }> {
  if (!policy.enabled) return { left: limits.comparisonsPerDay, until: null };
  const now = new Date();
  const { own, all } = await readAttempts(scope, null);
  const wait = Math.max(waitForAny(own, now), waitForGeneral(all, now));
  if (wait > 0) {
    const isKnown = within(own, monthMs, now).some((each) => each.fingerprint === fingerprint);
    return { left: 0, until: isKnown ? null : new Date(now.getTime() + wait) };
  }
  const left = Math.min(
    limits.comparisonsPerDay - within(own, dayMs, now).length,
    limits.comparisonsPerMonth - within(own, monthMs, now).length,
    limits.generalComparisonsPerDay - within(all, dayMs, now).length,
  );
  return { left, until: null };
}

async function readAttempts(
  { candidateId, keyId, same }: Scope,
  tx: ClientSession | null,
): Promise<Attempts> {
  const quotas = await Quota.find({ candidateId, keyId }).session(tx).lean();
  const attemptsOf = (some: typeof quotas) => some.flatMap(({ attempts }) => attempts);
  if (keyId) return { own: attemptsOf(quotas), all: [] };
  const ids = new Set(same.map(String));
  const own = quotas.filter(({ recruiterId }) => ids.has(String(recruiterId)));
  return { own: attemptsOf(own), all: attemptsOf(quotas) };
}

function attemptAt(at: Date, answers: JobInput): Attempt {
  const { min, max } = answers.salary;
  return { fingerprint: fingerprintOf(answers), salaryRange: `${min}-${max}`, at };
}
