import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../../errors.ts';
import type { LimitPolicy } from '../../http/limit/rateLimit.ts';
import { fingerprintOf } from '../../job/job.model.ts';
import { Quota, type QuotaRecord } from './quota.model.ts';

const dayMs = 24 * 60 * 60 * 1000;
const monthMs = limits.quotaDays * dayMs;

export type Attempt = {
  fingerprint: string;
  salaryRange: string;
  at: Date;
  /** By an account whose mailbox was not proven then. */
  isUnconfirmed?: boolean | null;
  /** Whether the candidate was mailed of it, as of an offer and as of a match. */
  offerMailed?: boolean | null;
  mailed?: boolean | null;
};

/** Where a comparison counts. */
export type Scope = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
  /** All accounts of this recruiter, the present one first; they share what the general key allows one. */
  same: readonly Types.ObjectId[];
  /** Accounts that prove no mailbox are made at will: by the general key they share the salary ranges of one. */
  isUnconfirmed: boolean;
};

type Attempts = {
  own: Attempt[];
  /** By the general key, of everybody. */
  all: Attempt[];
  /** Among whose salary ranges a new one counts. */
  ranged: Attempt[];
};

/** Milliseconds to wait; 0 means at once. */
export function waitForComparison(
  earlier: readonly Attempt[],
  next: Pick<Attempt, 'fingerprint' | 'salaryRange'>,
  now: Date,
  ranged = earlier,
): number {
  const recent = within(earlier, monthMs, now);
  if (recent.some(({ fingerprint }) => fingerprint === next.fingerprint)) return 0;
  return Math.max(waitForAny(earlier, now), waitForRange(ranged, next, now));
}

function waitForRange(
  earlier: readonly Attempt[],
  { salaryRange }: Pick<Attempt, 'salaryRange'>,
  now: Date,
): number {
  const recent = within(earlier, monthMs, now);
  const ranges = new Map(recent.map((attempt) => [attempt.salaryRange, attempt]));
  if (ranges.has(salaryRange)) return 0;
  return waitUntilFewer([...ranges.values()], limits.salaryRangesPerMonth, monthMs, now);
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
export function requireQuota(
  scope: Scope,
  quotas: readonly QuotaRecord[],
  answers: JobInput,
  policy: LimitPolicy,
): void {
  const now = new Date();
  const attempts = attemptsAmong(quotas, scope);
  const wait = waitIn(attempts, attemptAt(now, answers, scope), now);
  if (wait > 0 && policy.enabled) throw usedUp(scope, wait);
}

/**
 * Counts a comparison of which the candidate has news to be mailed.
 * @returns whether they are mailed: of the same answers of one recruiter once, however often these are deleted and
 * published again
 */
export async function consumeQuota(
  scope: Scope,
  quotas: readonly QuotaRecord[],
  answers: JobInput,
  { news, tx }: { news: 'offerMailed' | 'mailed' | null; tx: ClientSession },
): Promise<boolean> {
  const now = new Date();
  const place = placeOf(scope);
  const attempt = attemptAt(now, answers, scope);
  const { fingerprint } = attempt;
  const isSame = (each: Attempt) => each.fingerprint === fingerprint;
  const isKnown = attemptsAmong(quotas, scope).own.some(isSame);
  const here = quotas.find(({ recruiterId }) => String(recruiterId) === String(place.recruiterId));
  const counted = isKnown ? here?.attempts.find(isSame) : attempt;
  const mails = news !== null && counted !== undefined && !counted[news];
  const told = mails ? { [news]: true } : {};
  const expiresAt = new Date(now.getTime() + monthMs);
  await Quota.updateOne(
    place,
    isKnown
      ? { $set: { expiresAt, ...(mails && { [`attempts.$[same].${news}`]: true }) } }
      : { $set: { expiresAt }, $push: { attempts: { ...attempt, ...told } } },
    {
      upsert: true,
      session: tx,
      ...(isKnown && mails && { arrayFilters: [{ 'same.fingerprint': fingerprint }] }),
    },
  );
  return mails;
}

function waitIn({ own, all, ranged }: Attempts, next: Attempt, now: Date): number {
  const isKnown = within(own, monthMs, now).some(
    ({ fingerprint }) => fingerprint === next.fingerprint,
  );
  return isKnown
    ? 0
    : Math.max(waitForComparison(own, next, now, ranged), waitForGeneral(all, now));
}

function usedUp({ keyId, isUnconfirmed }: Scope, waitMs: number) {
  const rest =
    'Warten Sie bitte etwas, oder sprechen Sie die Person über ein bestehendes Match an.';
  if (keyId) {
    const sentence = `Mit diesem Schlüssel wurde dieses Profil schon mehrmals mit anderen Angaben verglichen. ${rest}`;
    return tooManyRequests(sentence, waitMs / 1000, 'comparisons');
  }
  const sentence = isUnconfirmed
    ? `Ohne bestätigte E-Mail-Adresse sind mit dem Zugangspasswort zurzeit keine weiteren Vergleiche mit anderen Angaben möglich. Bestätigen Sie Ihre E-Mail-Adresse unter „Konto“. ${rest}`
    : `Sie haben dieses Profil schon mehrmals mit anderen Angaben verglichen. ${rest}`;
  return tooManyRequests(sentence, waitMs / 1000, 'comparisons');
}

const placeOf = ({ candidateId, keyId, same }: Scope) => ({
  candidateId,
  keyId,
  recruiterId: keyId ? null : (same[0] ?? null),
});

/** How many different comparisons are possible at once, and if none, from when on. */
export async function quotaLeft(
  scope: Scope,
  policy: LimitPolicy,
  /** Of a posting that stays possible where it was compared before. */
  fingerprint?: string,
): Promise<{ left: number; until: Date | null }> {
  if (!policy.enabled) return { left: limits.comparisonsPerDay, until: null };
  const now = new Date();
  const { candidateId, keyId } = scope;
  const { own, all } = attemptsAmong(await Quota.find({ candidateId, keyId }).lean(), scope);
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

function attemptsAmong(
  quotas: readonly QuotaRecord[],
  { keyId, same, isUnconfirmed }: Scope,
): Attempts {
  const attemptsOf = (some: readonly QuotaRecord[]): Attempt[] =>
    some.flatMap(({ attempts }) => attempts);
  const all = attemptsOf(quotas);
  if (keyId) return { own: all, all: [], ranged: all };
  const ids = new Set(same.map(String));
  const own = attemptsOf(quotas.filter(({ recruiterId }) => ids.has(String(recruiterId))));
  return { own, all, ranged: isUnconfirmed ? all.filter((each) => each.isUnconfirmed) : own };
}

function attemptAt(at: Date, answers: JobInput, { isUnconfirmed }: Scope): Attempt {
  const { min, max } = answers.salary;
  const asked = { fingerprint: fingerprintOf(answers), salaryRange: `${min}-${max}` };
  return { ...asked, at, isUnconfirmed };
}
