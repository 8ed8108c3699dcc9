import type { JobInput } from '@inkognito/shared/job';
import { dayMs, limits } from '@inkognito/shared/limits';
import { fullTimeSalary } from '@inkognito/shared/rules/criteria/salary';
import type { ClientSession, Types } from 'mongoose';
import { tooManyRequests } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import { type ReadOffer, factsOfOffer } from './facts.ts';
import { Quota, type QuotaRecord } from './quota.model.ts';

export const monthMs = limits.quotaDays * dayMs;

type Stored = QuotaRecord['attempts'][number];
export type Attempt = Pick<Stored, 'fingerprint' | 'salaryRange' | 'at'> & Partial<Stored>;

export type Scope = {
  candidateId: Types.ObjectId;
  /** `null` for the general key. */
  keyId: Types.ObjectId | null;
  /** All accounts of this recruiter, the current one first; they share one quota of the general key. */
  recruiterIds: readonly Types.ObjectId[];
  /** Unconfirmed accounts are free to create: with the general key they share one set of salary ranges. */
  isUnconfirmed: boolean;
};

type Attempts = {
  own: Attempt[];
  /** All attempts with the general key, from any recruiter. */
  all: Attempt[];
  /** The attempts whose salary ranges count. */
  ranged: Attempt[];
};

/** Milliseconds; 0 means at once. */
export function waitForComparison(
  attempts: Attempts,
  next: Pick<Attempt, 'fingerprint' | 'salaryRange'>,
  now: Date,
): number {
  if (isKnown(attempts, next.fingerprint, now)) return 0;
  return Math.max(waitForAny(attempts, now), waitForRange(attempts, next.salaryRange, now));
}

const isKnown = ({ own }: Attempts, fingerprint: string | undefined, now: Date): boolean =>
  within(own, monthMs, now).some((attempt) => attempt.fingerprint === fingerprint);

function waitForRange({ ranged }: Attempts, salaryRange: string, now: Date): number {
  const recent = within(ranged, monthMs, now);
  const ranges = new Map(recent.map((attempt) => [attempt.salaryRange, attempt]));
  if (ranges.has(salaryRange)) return 0;
  return waitUntilFewer([...ranges.values()], limits.salaryRangesPerMonth, monthMs, now);
}

function waitForAny({ own, all }: Attempts, now: Date): number {
  return Math.max(
    waitUntilFewer(own, limits.comparisonsPerDay, dayMs, now),
    waitUntilFewer(own, limits.comparisonsPerMonth, monthMs, now),
    waitUntilFewer(all, limits.generalComparisonsPerDay, dayMs, now),
  );
}

export const within = <Counted extends { at: Date }>(
  attempts: readonly Counted[],
  windowMs: number,
  now: Date,
): Counted[] => attempts.filter(({ at }) => now.getTime() - at.getTime() < windowMs);

/** Milliseconds until fewer than `most` are in the window. */
export function waitUntilFewer(
  attempts: readonly { at: Date }[],
  most: number,
  windowMs: number,
  now: Date,
): number {
  const ages = within(attempts, windowMs, now).map(({ at }) => now.getTime() - at.getTime());
  const toForget = ages.sort((a, b) => b - a)[ages.length - most];
  return toForget === undefined ? 0 : windowMs - toForget;
}

/** Repeated attempts with other figures would reveal the candidate's limits. @throws {AppError} 429 */
export function requireQuota(
  scope: Scope,
  quotas: readonly QuotaRecord[],
  offer: ReadOffer,
  policy: Limits,
): void {
  const now = new Date();
  const next = attemptAt(now, offer, scope);
  const wait = waitForComparison(attemptsAmong(quotas, scope), next, now);
  if (wait > 0 && policy.enabled) throw usedUp(scope, wait);
}

/** Forgets what counts no more. @returns whether to mail the candidate: once per recruiter and answers, however often republished */
export async function consumeQuota(
  scope: Scope,
  quotas: readonly QuotaRecord[],
  offer: ReadOffer,
  { news, tx }: { news: 'offerMailed' | 'mailed' | null; tx: ClientSession },
): Promise<boolean> {
  const now = new Date();
  const place = quotaFilter(scope);
  const attempt = attemptAt(now, offer, scope);
  const { fingerprint } = attempt;
  const here = quotas.find(({ recruiterId }) => String(recruiterId) === String(place.recruiterId));
  const recent = within<Attempt>(here?.attempts ?? [], monthMs, now);
  const others = recent.filter((each) => each.fingerprint !== fingerprint);
  const isCounted = isKnown(attemptsAmong(quotas, scope), fingerprint, now);
  const counted =
    recent.find((each) => each.fingerprint === fingerprint) ?? (isCounted ? null : attempt);
  const mails = news !== null && counted !== null && !counted[news];
  const expiresAt = new Date(now.getTime() + monthMs);
  const attempts = counted && [...others, { ...counted, ...(mails && { [news]: true }) }];
  await Quota.updateOne(
    place,
    { $set: { expiresAt, ...(attempts && { attempts }) } },
    { upsert: true, session: tx },
  );
  return mails;
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

const quotaFilter = ({ candidateId, keyId, recruiterIds }: Scope) => ({
  candidateId,
  keyId,
  recruiterId: keyId ? null : (recruiterIds[0] ?? null),
});

/** How many comparisons are possible now, and if none, when the next is. */
export async function quotaLeft(
  scope: Scope,
  policy: Limits,
  /** A posting compared before stays possible. */
  fingerprint?: string,
): Promise<{ left: number; until: Date | null }> {
  if (!policy.enabled) return { left: limits.comparisonsPerDay, until: null };
  const now = new Date();
  const { candidateId, keyId } = scope;
  const attempts = attemptsAmong(await Quota.find({ candidateId, keyId }).lean(), scope);
  const { own, all } = attempts;
  const wait = waitForAny(attempts, now);
  if (wait > 0) {
    const isOpen = isKnown(attempts, fingerprint, now);
    return { left: 0, until: isOpen ? null : new Date(now.getTime() + wait) };
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
  { keyId, recruiterIds, isUnconfirmed }: Scope,
): Attempts {
  const attemptsOf = (some: readonly QuotaRecord[]): Attempt[] =>
    some.flatMap(({ attempts }) => attempts);
  const all = attemptsOf(quotas);
  if (keyId) return { own: all, all: [], ranged: all };
  const ids = new Set(recruiterIds.map(String));
  const own = attemptsOf(quotas.filter(({ recruiterId }) => ids.has(String(recruiterId))));
  return { own, all, ranged: isUnconfirmed ? all.filter((each) => each.isUnconfirmed) : own };
}

function attemptAt(at: Date, offer: ReadOffer, { isUnconfirmed }: Scope): Attempt {
  const { answers, fingerprint } = offer;
  return { fingerprint, salaryRange: salaryRangeOf(answers), at, isUnconfirmed };
}

/** As it is compared with the floor; where it is not, all are one. */
export function salaryRangeOf(answers: JobInput): string {
  const compared = fullTimeSalary(answers, factsOfOffer(answers));
  return compared ? `${compared.min}-${compared.max}` : 'not compared';
}
