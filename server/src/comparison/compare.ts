import type { JobInput } from '@inkognito/shared/job';
import type { CandidateListDto, ComparisonDto, ContactInfoDto } from '@inkognito/shared/matching';
import { type ClientSession, Types } from 'mongoose';
import { Key, nameOf, validKeyFilter } from '../key/key.model.ts';
import { keptUntil } from '../key/guest.ts';
import { locked } from '../key/unlock.ts';
import { inTransaction } from '../database/connection.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound, notSignedIn } from '../errors.ts';
import { limitConcurrency } from '../http/concurrency.ts';
import { yieldToEventLoop } from '../http/limit/timeSlice.ts';
import type { Limits } from '../http/limits.ts';
import { Job, type JobDocument, fingerprintOf } from '../job/job.model.ts';
import { getOrCreateJob } from '../job/job.service.ts';
import type { Mailer } from '../mail/mailer.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { lockUnchanged } from '../user/user.lock.ts';
import { type Viewer, visibleTo } from '../user/shield/hidden.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { openToOthers } from '../user/user.visibility.ts';
import { recordActivity } from '../user/activity/activity.ts';
import { mailNewMatch, mailNewOffer } from './newComparison.ts';
import { rememberRecruiter } from '../recruiter/sameRecruiter.ts';
import { holdChangedOffers, isPending, needsConfirmation } from '../release/hold.ts';
import { releaseContact } from '../release/release.ts';
import { explainFor } from '@inkognito/shared/rules/explain';
import { scoreMatch } from '@inkognito/shared/rules/score';
import type { CandidateWishes, MatchScore } from '@inkognito/shared/rules/types';
import type { CandidateListDeps } from '../matching/search/candidateList.ts';
import { type CountedList, consumeList } from '../matching/search/listQuota.ts';
import { isSameMailbox } from '../user/user.companyDomain.ts';
import { blocks } from '../matching/blocking.ts';
import { type Comparer, identifyAccount, identifyGuest } from '../matching/comparer.ts';
import { Comparison, type ComparisonDocument } from '../matching/comparison.model.ts';
import { withoutKey } from '../matching/viewer.ts';
import { factsInSlices, toWishes } from '../matching/facts.ts';
import { consumeQuota, requireQuota } from '../matching/quota.ts';
import { type Standing, readStanding } from './standing.ts';
import { storeComparison } from './storeComparison.ts';

/** More would conflict on one account and retry; two already keep the processor busy. */
const limitComparisons = limitConcurrency(2);

/**
 * `unnamed` is the viewer without the company that this call names: a listed one is answered like a revoked key.
 * @throws {AppError} 404, or for a listed company 403, and 401 for guests
 */
export async function getCandidate(
  publicId: string,
  viewer: Viewer,
  unnamed: Viewer = viewer,
): Promise<UserDocument> {
  const find = (by: Viewer) => User.findOne({ publicId, ...openToOthers, ...visibleTo(by) });
  const candidate = await find(viewer);
  if (candidate) return candidate;
  if (unnamed !== viewer && (await find(withoutKey(unnamed)))) {
    throw viewer.id === null ? notSignedIn() : locked();
  }
  throw notFound('Kein Nutzer gefunden.');
}

export type CompareDeps = CandidateListDeps & {
  mailer: Mailer | null;
};

type Compared = {
  response: Omit<ComparisonDto, keyof CandidateListDto>;
  /** `null` if not wanted, without a confirmed mailbox, or for one's own candidate. */
  list: CountedList | null;
  isEmailNeeded: boolean;
  same: readonly Types.ObjectId[];
};

type Asked = {
  comparer: Comparer;
  candidate: UserDocument;
  answers: JobInput;
  withList?: boolean;
};

/** @throws {AppError} 409 without a questionnaire or for a blocked posting, 429 above the quota */
export async function compareWithCandidate(deps: CompareDeps, asked: Asked): Promise<Compared> {
  const { comparer, candidate, answers } = asked;
  if (candidate._id.equals(comparer.id)) throw conflict('Das ist Ihr eigenes Profil.');
  const { wishes, score } = await judge(candidate, answers);
  return limitComparisons(async () => {
    const { comparison, contact, ...recorded } = await onceMoreIfDuplicate(() =>
      inTransaction((tx) => record(deps, { ...asked, wishes, score }, tx)),
    );
    const releasePending = score.isMatch && isPending(comparison);
    const response = {
      matchId: comparison._id.toString(),
      jobId: comparison.jobId.toString(),
      matchPercentage: score.matchPercentage,
      isMatch: score.isMatch,
      contactInfo: score.isMatch && !releasePending ? contact : null,
      releasePending,
      breakdown: explainFor('recruiter', score.breakdown),
    };
    return { response, ...recorded };
  });
}

/** @throws {AppError} 409 without a questionnaire */
export async function judge(
  candidate: UserDocument,
  answers: JobInput,
): Promise<{ wishes: CandidateWishes; score: MatchScore }> {
  const questionnaire = await Questionnaire.findOne({ userId: candidate._id }).lean();
  if (!questionnaire) {
    throw conflict('Dieses Profil ist noch nicht vollständig und kann nicht verglichen werden.');
  }
  // Many comparisons may arrive together.
  await yieldToEventLoop();
  const facts = await factsInSlices(questionnaire, answers);
  const wishes = toWishes(questionnaire);
  return { wishes, score: scoreMatch(wishes, answers, facts) };
}

type Recorded = {
  comparison: ComparisonDocument;
  contact: ContactInfoDto | null;
} & Omit<Compared, 'response'>;

type Judged = Asked & { wishes: CandidateWishes; score: MatchScore };

async function record(
  { limits, mailer }: CompareDeps,
  { comparer, candidate, answers, wishes, score, withList }: Judged,
  tx: ClientSession,
): Promise<Recorded> {
  const now = new Date();
  const identified = await identify(comparer, candidate._id, answers, now, tx);
  const { recruiter, publisher, key, keyFilter, scope, standing } = identified;
  const { candidateId, same } = scope;
  requireQuota(scope, standing.quotas, answers, limits);
  const { job, earlier } = await keepJob(comparer, answers, { limits, standing, now, tx });
  if (standing.blocked.some((each) => blocks(each, job, same))) {
    throw conflict('Diese Stelle kann mit diesem Profil nicht mehr verglichen werden.');
  }
  const { stored, isFirst, isNewMatch, isNews, happened } = await storeComparison(
    {
      candidateId,
      same,
      job,
      score,
      publisher,
      standing: { ...standing, earlier },
      confirmationNeeded: needsConfirmation(candidate, wishes, answers),
      key: { keyId: key._id, keyName: nameOf(key) },
      keyDistrusted: Boolean(key.distrustedAt),
    },
    tx,
  );
  // Writes the key, so that a comparison conflicts with its concurrent end.
  const counts = { comparisons: isFirst ? 1 : 0, matches: isNewMatch ? 1 : 0 };
  const used = { $inc: counts, $set: { lastUsedAt: now } };
  const { matchedCount } = await Key.updateOne(keyFilter, used, { session: tx });
  if (matchedCount === 0) throw locked();
  const news = mailer && (isNews ? 'mailed' : isFirst ? 'offerMailed' : null);
  const mails = await consumeQuota(scope, standing.quotas, answers, { news, tx });
  if (mails) await (isNews ? mailNewMatch : mailNewOffer)(mailer, stored, tx);
  const released = { comparison: stored, candidate, publisher, happened };
  const contact = score.isMatch ? await releaseContact(released, tx) : null;
  if (!contact) await recordActivity(happened, tx);
  const isWanted = Boolean(withList) && !isSameMailbox(recruiter, candidate);
  const maySee = isWanted && recruiter.emailVerified;
  const list = maySee ? await consumeList(recruiter, answers, { limits, tx }) : null;
  return { comparison: stored, contact, same, list, isEmailNeeded: isWanted && !maySee };
}

/** The recruiter, the key and earlier comparisons. @throws {AppError} 403 for an expired key */
async function identify(
  { id, isGuest, asker, keyId }: Comparer,
  candidateId: Types.ObjectId,
  answers: JobInput,
  now: Date,
  tx: ClientSession,
) {
  const account = isGuest ? null : await getAccount(id);
  const email = asker?.email ?? '';
  const claimed = account ?? { _id: new Types.ObjectId(id), email, emailVerified: false };
  const keyFilter = { _id: keyId, ...validKeyFilter(now), ...(isGuest && { guests: true }) };
  const fingerprint = fingerprintOf(answers);
  const asked = { candidateId, recruiter: claimed, account, fingerprint, key: keyFilter };
  const standing = await readStanding(asked);
  await lockUnchanged(standing.accounts, tx);
  const identified = account
    ? await identifyAccount(account, asker, tx)
    : await identifyGuest(id, asker, tx);
  const { recruiter } = identified;
  const { key, marks: shared } = standing;
  if (!key) throw locked();
  const expiresAt = isGuest ? keptUntil(now) : null;
  const same = await rememberRecruiter(recruiter, tx, { expiresAt, shared });
  const isUnconfirmed = !recruiter.emailVerified;
  const scope = { candidateId, keyId: key.general ? null : key._id, same, isUnconfirmed };
  return { ...identified, key, keyFilter, scope, standing };
}

async function getAccount(id: string): Promise<UserDocument> {
  const account = await User.findOne({ _id: id, frozenAt: null });
  if (!account) throw notFound('Kein Nutzer gefunden.');
  return account;
}

type Kept = { limits: Limits; standing: Standing; now: Date; tx: ClientSession };

async function keepJob(
  { id, isGuest }: Comparer,
  answers: JobInput,
  { limits, standing, now, tx }: Kept,
): Promise<{ job: JobDocument; earlier: ComparisonDocument | null }> {
  const { job, isChanged } = await getOrCreateJob(id, answers, { limits, known: standing.job, tx });
  let { earlier } = standing;
  if (isChanged) {
    await holdChangedOffers(job, tx);
    if (earlier) earlier = await Comparison.findById(earlier._id).session(tx);
  }
  if (isGuest) {
    const endsUnclaimed = { $set: { expiresAt: keptUntil(now) } };
    await Job.updateOne({ _id: job._id }, endsUnclaimed, { session: tx, timestamps: false });
  }
  return { job, earlier };
}

/** Two first comparisons may both insert; the retry finds the other's. */
export async function onceMoreIfDuplicate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return work();
  }
}
