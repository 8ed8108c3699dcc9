import type { JobInput } from '@inkognito/shared/job';
import type { ComparisonDto } from '@inkognito/shared/matching';
import type { ClientSession } from 'mongoose';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { conflict, notFound } from '../../errors.ts';
import { limitConcurrency } from '../../http/limit/limitConcurrency.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { type JobDocument, answersOf, isSameOffer } from '../../job/job.model.ts';
import { getOrCreateJob } from '../../job/job.service.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { openToOthers } from '../../user/user.visibility.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { explainFor } from '../rules/explain.ts';
import { factsOf, judgedTitles, titleComparer, toWishes } from './facts.ts';
import { BlockedPosting, Comparison, type ComparisonDocument } from './comparison.model.ts';
import { isPending, needsConfirmation, nextReleaseState } from '../release/hold.ts';
import { findWithdrawal } from '../release/release.model.ts';
import { mailNewMatch } from '../match/notification.ts';
import { type KeptPublisher, keepPublisher } from './keptPublisher.ts';
import { type Pair, hasQuotaLeft, consumeQuota } from './quota.ts';
import { accountsOf, rememberRecruiter } from '../recruiter/sameRecruiter.ts';
import { releaseContact } from '../release/release.ts';
import { scoreMatch } from '../rules/score.ts';
import { type CandidateListDeps, makeCandidateList } from '../search/candidateList.ts';
import { consumeList } from '../search/listQuota.ts';
import type { MatchScore } from '../rules/types.ts';
import type { JudgeDoubtful } from '../model/titleModel.ts';
import { eachInSlices, yieldToEventLoop } from '../../http/limit/timeSlice.ts';

/** Many comparisons of one recruiter would conflict on one account and retry; two use the processor as well as four. */
const few = limitConcurrency(2);

/** @throws {AppError} 404 */
export async function getCandidate(publicId: string): Promise<UserDocument> {
  const candidate = await User.findOne({ publicId, ...openToOthers });
  if (!candidate) throw notFound('Kein Nutzer gefunden.');
  return candidate;
}

export type CompareDeps = CandidateListDeps & {
  /** Without it the built-in reading of titles stands alone. */
  judgeDoubtful: JudgeDoubtful | null;
  /** Without it nobody is told of a new match. */
  mailer: Mailer | null;
};

/** @throws {AppError} 409 without a questionnaire or for a blocked posting, 429 when the quota is used up */
export async function compareWithCandidate(
  { limits, listSecret, judgeDoubtful, mailer }: CompareDeps,
  recruiterId: string,
  candidate: UserDocument,
  answers: JobInput,
  /** Aborted when whoever asked has hung up. */
  signal?: AbortSignal,
): Promise<ComparisonDto> {
  if (candidate._id.equals(recruiterId)) throw conflict('Das ist Ihr eigenes Profil.');
  const questionnaire = await Questionnaire.findOne({ userId: candidate._id }).lean();
  if (!questionnaire) {
    throw conflict('Dieses Profil ist noch nicht vollständig und kann nicht verglichen werden.');
  }
  // Titles that are read for the first time take up to a millisecond, and many comparisons may arrive together.
  await yieldToEventLoop();
  await eachInSlices(judgedTitles(questionnaire), titleComparer(answers));
  const builtIn = factsOf(questionnaire, answers);
  // Without quota the comparison fails below, so the language model is not asked for it.
  const pair = { recruiterId, candidateId: candidate._id };
  const facts =
    judgeDoubtful && (await hasQuotaLeft(pair, answers, limits))
      ? await judgeDoubtful(builtIn, answers.jobTitle, signal)
      : builtIn;
  const wishes = toWishes(questionnaire);
  const score = scoreMatch(wishes, answers, facts);
  return few(async () => {
    const { comparison, contact, countedAt } = await onceMoreIfDuplicate(() =>
      inAccountTransaction([candidate._id, recruiterId], async (tx) => {
        const recruiter = await User.findById(recruiterId).session(tx).lean().orFail();
        // After this they are bound by what the candidate decides, under whichever account.
        await rememberRecruiter(recruiter, tx);
        const same = await accountsOf(recruiter, tx);
        const pair = { recruiterId, candidateId: candidate._id, same };
        await consumeQuota(pair, answers, { limits, tx });
        const job = await getOrCreateJob(recruiterId, answers, { limits, tx });
        await refuseBlockedPosting(pair, job, tx);
        const publisher = keepPublisher(recruiter);
        const { stored, isNews } = await storeComparison(pair, job, score, {
          publisher,
          confirmationNeeded: needsConfirmation(candidate, wishes, answers),
          tx,
        });
        if (isNews && mailer) await mailNewMatch(stored, job.fingerprint, { mailer, tx });
        const contact = await releaseContact(stored, candidate, publisher, tx);
        const countedAt = await consumeList(recruiter, answers, { limits, tx });
        return { comparison: stored, contact, countedAt };
      }),
    );
    const viewer = { recruiterId, secret: listSecret };
    const excluded = [candidate._id.toString()];
    return {
      matchId: comparison._id.toString(),
      matchPercentage: score.matchPercentage,
      isMatch: score.isMatch,
      ...(await makeCandidateList(answers, viewer, { countedAt, excluded, signal })),
      contactInfo: score.isMatch && !isPending(comparison) ? contact : null,
      releasePending: score.isMatch && isPending(comparison),
      breakdown: explainFor('recruiter', score.breakdown),
    };
  });
}

/** Two first comparisons of one posting may both try to create it; the second then finds it. */
async function onceMoreIfDuplicate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return work();
  }
}

async function refuseBlockedPosting(
  { candidateId, same }: Pair,
  job: JobDocument,
  tx: ClientSession,
): Promise<void> {
  const { _id: jobId, fingerprint } = job;
  const blocked = await BlockedPosting.exists({
    candidateId,
    $or: [{ jobId }, { recruiterId: { $in: same }, fingerprint }],
  }).session(tx);
  if (blocked) {
    throw conflict('Diese Stelle kann mit diesem Profil nicht mehr verglichen werden.');
  }
}

async function storeComparison(
  { candidateId, same }: Pair,
  job: JobDocument,
  score: MatchScore,
  {
    publisher,
    confirmationNeeded,
    tx,
  }: { publisher: KeptPublisher; confirmationNeeded: boolean; tx: ClientSession },
): Promise<{ stored: ComparisonDocument; isNews: boolean }> {
  const key = { jobId: job._id, candidateId };
  const earlier = await Comparison.findOne(key).session(tx);
  const now = new Date();
  const comparison = earlier ?? new Comparison({ ...key, recruiterId: job.recruiterId });
  comparison.contactWithdrawnAt ??= await findWithdrawal(candidateId, same, tx);
  const isNewMatch = score.isMatch && !comparison.isMatch;
  const before = comparison.releaseState;
  if (score.isMatch) {
    const offerChanged = !earlier || !isSameOffer(earlier.offer, job);
    const judged = { candidateId, same, earlier, offerChanged, confirmationNeeded };
    comparison.releaseState = await nextReleaseState(judged, tx);
  }
  const isNewlyHeld = comparison.releaseState === 'held' && before !== 'held';
  comparison.set({
    offer: { ...answersOf(job), createdAt: job.createdAt, updatedAt: job.updatedAt },
    publisher,
    matchPercentage: score.matchPercentage,
    isMatch: score.isMatch,
    breakdown: score.breakdown,
    rulebookVersion: score.rulebookVersion,
    comparedAt: now,
    matchedAt: score.isMatch ? (comparison.matchedAt ?? now) : null,
  });
  return { stored: await comparison.save({ session: tx }), isNews: isNewMatch || isNewlyHeld };
}
