import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../../errors.ts';
import type { LimitPolicy } from '../../http/limit/rateLimit.ts';
import { fingerprintOf } from '../../job/job.model.ts';
import { sameRecruiters } from '../recruiter/sameRecruiter.ts';
import { Quota } from './quota.model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const monthMs = limits.quotaDays * dayMs;

export type Attempt = { fingerprint: string; salaryRange: string; at: Date };
export type Pair = {
  recruiterId: string;
  candidateId: Types.ObjectId;
  /** All accounts of this recruiter; they share one quota. */
  same: Types.ObjectId[];
};

/** Milliseconds to wait; 0 means at once. */
export function waitForComparison(
  earlier: readonly Attempt[],
  next: Pick<Attempt, 'fingerprint' | 'salaryRange'>,
  now: Date,
): number {
  const age = ({ at }: Attempt) => now.getTime() - at.getTime();
  const recent = earlier.filter((attempt) => age(attempt) < monthMs);
  if (recent.some(({ fingerprint }) => fingerprint === next.fingerprint)) return 0;

  const today = recent.filter((attempt) => age(attempt) < dayMs);
  const ranges = new Map(recent.map((attempt) => [attempt.salaryRange, attempt]));
  const isNewRange = !ranges.has(next.salaryRange);
  return Math.max(
    waitUntilFewer(today, limits.comparisonsPerDay, dayMs),
    waitUntilFewer(recent, limits.comparisonsPerMonth, monthMs),
    isNewRange ? waitUntilFewer([...ranges.values()], limits.salaryRangesPerMonth, monthMs) : 0,
  );

  function waitUntilFewer(attempts: Attempt[], most: number, windowMs: number): number {
    const oldestFirst = attempts.map(age).sort((a, b) => b - a);
    const toForget = oldestFirst[attempts.length - most];
    return toForget === undefined ? 0 : windowMs - toForget;
  }
}

/** Trying again and again with other figures would reveal the candidate's limits. @throws {AppError} 429 */
export async function consumeQuota(
  pair: Pair,
  answers: JobInput,
  { limits: policy, tx }: { limits: LimitPolicy; tx: ClientSession },
): Promise<void> {
  const now = new Date();
  const { recruiterId, candidateId } = pair;
  const own = { recruiterId, candidateId };
  await Quota.updateOne(
    own,
    { $set: { expiresAt: new Date(now.getTime() + monthMs) } },
    { upsert: true, session: tx },
  );
  const attempts = await readAttempts(pair, tx);
  const attempt = attemptAt(now, answers);
  const wait = waitForComparison(attempts, attempt, now);
  if (wait > 0 && policy.enabled) {
    throw tooManyRequests(
      'Sie haben dieses Profil schon mehrmals mit anderen Angaben verglichen. Warten Sie bitte etwas, oder sprechen Sie die Person über ein bestehendes Match an.',
      wait / 1000,
      'comparisons',
    );
  }
  const isKnown = attempts.some(({ fingerprint }) => fingerprint === attempt.fingerprint);
  if (!isKnown) await Quota.updateOne(own, { $push: { attempts: attempt } }, { session: tx });
}

/** Whether `consumeQuota` would allow one now: asked before a comparison costs more than our own time. */
export async function hasQuotaLeft(
  pair: Omit<Pair, 'same'>,
  answers: JobInput,
  policy: LimitPolicy,
): Promise<boolean> {
  const now = new Date();
  const same = await sameRecruiters(pair.recruiterId, null);
  const attempts = await readAttempts({ ...pair, same }, null);
  const wait = waitForComparison(attempts, attemptAt(now, answers), now);
  return wait === 0 || !policy.enabled;
}

async function readAttempts(
  { candidateId, same }: Pair,
  tx: ClientSession | null,
): Promise<Attempt[]> {
  const quotas = await Quota.find({ candidateId, recruiterId: { $in: same } })
    .session(tx)
    .lean();
  return quotas.flatMap(({ attempts }) => attempts);
}

function attemptAt(at: Date, answers: JobInput): Attempt {
  const { min, max } = answers.salary;
  return { fingerprint: fingerprintOf(answers), salaryRange: `${min}-${max}`, at };
}
