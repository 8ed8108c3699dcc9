import type { ClientSession } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { conflict, notFound } from '../errors.ts';
import { Job, type JobDocument, answersOf, isSameOffer } from '../job/job.model.ts';
import { lockUnchanged } from '../user/lock.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { getOwnUser } from '../user/user.service.ts';
import { type CompareDeps, judge, onceMoreIfDuplicate } from '../comparison/compare.ts';
import { blocks } from '../matching/blocking.ts';
import type { ComparisonDocument } from '../matching/comparison.model.ts';
import { readStanding } from '../comparison/standing.ts';
import { storeComparison } from '../comparison/storeComparison.ts';
import { notify } from '../user/notify.ts';
import { rememberRecruiter } from '../recruiter/accounts.ts';
import { needsConfirmation } from '../release/hold.ts';
import { releaseContact } from '../release/release.ts';
import type { CandidateWishes, MatchScore } from '@inkognito/shared/rules/types';
import { AccessRequest, type AccessRequestRecord, undecided } from './accessRequest.model.ts';
import { isHiddenFromAsker } from './whoAsks.ts';

const requestGone = () => notFound('Diese Anfrage gibt es nicht oder nicht mehr.');

/** Compares once, as with a key. @throws {AppError} 404, 409 if the posting changed since */
export async function acceptRequest(
  deps: CompareDeps,
  { candidateId, requestId }: { candidateId: string; requestId: string },
): Promise<{ matchId: string; matchPercentage: number; isMatch: boolean }> {
  const waiting = { _id: requestId, candidateId };
  const request = await AccessRequest.findOne({ ...waiting, ...undecided() }).lean();
  if (!request) throw requestGone();
  const candidate = await getOwnUser(candidateId);
  const answers = answersOf(request.offer);
  const { wishes, score } = await judge(candidate, answers);
  const comparison = await onceMoreIfDuplicate(() =>
    inTransaction((tx) => compareAsAsked(deps, { request, candidate, wishes, score }, tx)),
  );
  const { matchPercentage, isMatch } = score;
  return { matchId: comparison._id.toString(), matchPercentage, isMatch };
}

type Accepted = {
  request: AccessRequestRecord;
  candidate: UserDocument;
  wishes: CandidateWishes;
  score: MatchScore;
};

async function compareAsAsked(
  { mailer }: CompareDeps,
  { request, candidate, wishes, score }: Accepted,
  tx: ClientSession,
): Promise<ComparisonDocument> {
  const { recruiterId, recruiterSnapshot, offer } = request;
  const candidateId = candidate._id;
  const recruiter = await User.findOne({ _id: recruiterId, role: 'recruiter', frozenAt: null });
  if (!recruiter || isHiddenFromAsker(candidate, request, recruiter)) throw requestGone();
  const job = await getUnchangedJob(request);
  const { fingerprint } = job;
  const asked = { candidateId, recruiter, account: recruiter, fingerprint };
  const standing = await readStanding(asked);
  await lockUnchanged(standing.accounts, tx);
  const { modifiedCount } = await AccessRequest.updateOne(
    { _id: request._id, candidateId, ...undecided() },
    { $set: { status: 'accepted' } },
    { session: tx },
  );
  if (modifiedCount === 0) throw requestGone();
  const recruiterIds = await rememberRecruiter(recruiter, tx, { shared: standing.marks });
  if (standing.blocked.some((each) => blocks(each, job, recruiterIds))) {
    throw conflict('Diese Stelle haben Sie blockiert.');
  }
  const { stored, happened } = await storeComparison(
    {
      candidateId,
      recruiterIds,
      job,
      score,
      recruiterSnapshot,
      standing,
      key: { keyId: null, keyName: null },
      confirmationNeeded: needsConfirmation(candidate, wishes, offer),
      keyDistrusted: false,
    },
    tx,
  );
  await releaseContact({ comparison: stored, candidate, recruiterSnapshot, happened }, tx);
  await notify(mailer, recruiterId, accepted, tx);
  return stored;
}

const accepted = {
  kind: 'requestAccepted',
  sentence: 'eine Ihrer Anfragen wurde angenommen.',
  link: { label: 'Anfragen ansehen', url: '/user/access-requests' },
} as const;

async function getUnchangedJob({ jobId, offer }: AccessRequestRecord): Promise<JobDocument> {
  const job = await Job.findById(jobId);
  if (!job) throw requestGone();
  if (isSameOffer(job, offer)) return job;
  throw conflict(
    'Die Stelle wurde geändert, seit Sie diese Anfrage bekommen haben. Annehmen können Sie sie deshalb nicht mehr.',
  );
}

/** Invisible to the recruiter. @throws {AppError} 404 */
export async function refuseRequest(candidateId: string, requestId: string): Promise<void> {
  const { matchedCount } = await AccessRequest.updateOne(
    { _id: requestId, candidateId, ...undecided(), status: { $in: ['open', 'refused'] } },
    { $set: { status: 'refused' } },
  );
  if (matchedCount === 0) throw requestGone();
}
