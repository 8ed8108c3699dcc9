import type { JobInput } from '@inkognito/shared/job';
import type { ComparisonDto } from '@inkognito/shared/matching';
import mongoose, { type ClientSession } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { conflict, notFound } from '../errors.ts';
import { type JobDocument, answersOf } from '../job/job.model.ts';
import { getOrCreateJob } from '../job/job.service.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { holdAccounts } from '../user/user.service.ts';
import { explainFor } from './matching.explain.ts';
import { factsOf, toWishes } from './matching.facts.ts';
import { BlockedPosting, Comparison, type ComparisonDocument, Release } from './matching.model.ts';
import { takeComparison } from './matching.rationing.ts';
import { releaseContact } from './matching.release.ts';
import { scoreMatch } from './matching.score.ts';
import { findSimilarCandidates } from './matching.similar.ts';
import type { MatchScore } from './matching.types.ts';

/** A job seeker to compare with. @throws {AppError} 404 */
export async function getCandidate(candidateId: string): Promise<UserDocument> {
  const candidate = await User.findOne({ _id: candidateId, role: 'jobSeeker' });
  if (!candidate) throw notFound('Kein Nutzer gefunden.');
  return candidate;
}

/**
 * Compares a posting with a candidate: stores posting, comparison and release together, or nothing.
 * @throws {AppError} 409 without a questionnaire or for a blocked posting, 429 when the ration is used up
 */
export async function compareWithCandidate(
  recruiterId: string,
  candidate: UserDocument,
  answers: JobInput,
  signal?: AbortSignal,
): Promise<ComparisonDto> {
  if (candidate._id.equals(recruiterId)) throw conflict('Das ist Ihr eigenes Profil.');
  const questionnaire = await Questionnaire.findOne({ userId: candidate._id }).lean();
  if (!questionnaire) {
    throw conflict('Dieses Profil ist noch nicht vollständig und kann nicht verglichen werden.');
  }
  const score = scoreMatch(toWishes(questionnaire), answers, factsOf(questionnaire, answers));
  const pair = { recruiterId, candidateId: candidate._id };
  const { comparison, contact } = await onceMoreIfDuplicate(() =>
    inTransaction(async (session) => {
      await holdAccounts([candidate._id, pair.recruiterId], session);
      await takeComparison(pair, answers, session);
      const job = await getOrCreateJob(recruiterId, answers, session);
      await refuseBlockedPosting(candidate, job, session);
      const stored = await storeComparison(candidate, job, score, session);
      return { comparison: stored, contact: await releaseContact(stored, candidate, session) };
    }),
  );
  return {
    matchId: comparison._id.toString(),
    matchPercentage: score.matchPercentage,
    isMatch: score.isMatch,
    similarCandidates: await findSimilarCandidates(
      answers,
      [recruiterId, candidate._id.toString()],
      signal,
    ),
    contactInfo: score.isMatch ? contact : null,
    breakdown: explainFor('recruiter', score.breakdown),
  };
}

/** Two first comparisons of one posting may both try to create it; the second then finds it. */
async function onceMoreIfDuplicate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isDuplicate = error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
    if (!isDuplicate) throw error;
    return work();
  }
}

async function refuseBlockedPosting(
  candidate: UserDocument,
  job: JobDocument,
  session: ClientSession,
): Promise<void> {
  const { _id: jobId, recruiterId, fingerprint } = job;
  const blocked = await BlockedPosting.exists({
    candidateId: candidate._id,
    $or: [{ jobId }, { recruiterId, fingerprint }],
  }).session(session);
  if (blocked) {
    throw conflict('Diese Stelle kann mit diesem Profil nicht mehr verglichen werden.');
  }
}

async function storeComparison(
  candidate: UserDocument,
  job: JobDocument,
  score: MatchScore,
  session: ClientSession,
): Promise<ComparisonDocument> {
  const key = { jobId: job._id, candidateId: candidate._id };
  const earlier = await Comparison.findOne(key).session(session);
  const now = new Date();
  const comparison =
    earlier ??
    new Comparison({
      ...key,
      recruiterId: job.recruiterId,
      contactWithdrawnAt: await withdrawnAt(candidate, job, session),
    });
  comparison.set({
    offer: { ...answersOf(job), createdAt: job.createdAt, updatedAt: job.updatedAt },
    matchPercentage: score.matchPercentage,
    isMatch: score.isMatch,
    breakdown: score.breakdown,
    rulebookVersion: score.rulebookVersion,
    comparedAt: now,
    matchedAt: score.isMatch ? (comparison.matchedAt ?? now) : null,
  });
  return comparison.save({ session });
}

/**
 * When the candidate took back what they had released to this recruiter for a job of this title: writing the
 * posting anew, or with a figure changed, brings nothing of it back.
 */
async function withdrawnAt(
  candidate: UserDocument,
  { recruiterId, jobTitle }: JobDocument,
  session: ClientSession,
): Promise<Date | null> {
  const withdrawn = await Release.findOne({
    recruiterId,
    candidateId: candidate._id,
    jobTitle,
    endReason: 'withdrawn',
  })
    .session(session)
    .lean();
  return withdrawn?.endedAt ?? null;
}
