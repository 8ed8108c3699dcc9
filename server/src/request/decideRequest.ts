import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound } from '../errors.ts';
import { Job, type JobDocument, answersOf, isEnded, isSameOffer } from '../job/job.model.ts';
import { lockUnchanged } from '../user/lock.ts';
import { newestKeyOf } from '../user/readerKeys.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { getOwnUser } from '../user/user.service.ts';
import type { CompareDeps } from '../matching/matching.service.ts';
import { blocks } from '../matching/blocking.ts';
import { type Judgement, type ReadOffer, judge, readOffer } from '../matching/facts.ts';
import type { ComparisonDocument } from '../matching/comparison.model.ts';
import { readStanding } from '../matching/comparison/standing.ts';
import { storeComparison } from '../matching/comparison/storeComparison.ts';
import { notify } from '../user/notify.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import { AccessRequest, type AccessRequestRecord, undecided } from './accessRequest.model.ts';

const requestOver = () =>
  conflict('Diese Stelle ist beendet. Die Anfrage ist deshalb nicht mehr offen.');
const offerChanged = () =>
  conflict(
    'Die Stelle wurde geändert, seit Sie diese Anfrage bekommen haben. Annehmen können Sie sie deshalb nicht mehr.',
  );
const requestGone = () => notFound('Diese Anfrage gibt es nicht oder nicht mehr.');

/** Compares once, as with a key. @throws {AppError} 404, 409 if the posting changed since */
export async function acceptRequest(
  deps: CompareDeps,
  { candidateId, requestId }: { candidateId: string; requestId: string },
): Promise<{ matchId: string; matchPercentage: number; isMatch: boolean }> {
  const open = { _id: requestId, candidateId, status: 'open', endedAt: null } as const;
  const request = await AccessRequest.findOne(open).lean();
  const job = request && (await Job.findById(request.jobId));
  if (!job) throw requestGone();
  if (isEnded(job, new Date())) throw requestOver();
  if (!isSameOffer(job, request.offer)) throw offerChanged();
  const candidate = await getOwnUser(candidateId);
  const offer = readOffer(answersOf(request.offer));
  const judged = await judge(candidate._id, offer);
  const comparison = await retryDuplicate(() =>
    inTransaction((tx) => compareAsAsked(deps, { request, job, candidate, offer, ...judged }, tx)),
  );
  const { matchPercentage, isMatch } = judged.score;
  return { matchId: comparison._id.toString(), matchPercentage, isMatch };
}

type Accepted = Judgement & {
  request: AccessRequestRecord;
  job: JobDocument;
  candidate: UserDocument;
  offer: ReadOffer;
};

async function compareAsAsked(
  { mailer }: CompareDeps,
  { request, ...judged }: Accepted,
  tx: ClientSession,
): Promise<ComparisonDocument> {
  const { recruiterId, recruiterSnapshot } = request;
  const { candidate, job, offer } = judged;
  const candidateId = candidate._id;
  const recruiter = await User.findOne({ _id: recruiterId, role: 'recruiter', frozenAt: null });
  if (!recruiter || suspensionOf(candidate, request, recruiter)) throw requestGone();
  const { fingerprint } = offer;
  const reader = { reader: recruiter, account: recruiter };
  const standing = await readStanding({ candidateId, fingerprint, ...reader });
  await lockUnchanged(standing.accounts, tx);
  // A posting that changed or closed meanwhile ended its requests.
  const { modifiedCount } = await AccessRequest.updateOne(
    { _id: request._id, candidateId, ...undecided() },
    { $set: { status: 'accepted' } },
    { session: tx },
  );
  if (modifiedCount === 0) throw requestGone();
  if (standing.blocked.some((each) => blocks(each, job))) {
    throw conflict('Diese Stelle haben Sie blockiert.');
  }
  const made = {
    ...judged,
    readerKey: newestKeyOf(recruiter),
    recruiterSnapshot,
    key: null,
    standing,
    isProven: recruiter.emailVerified,
  };
  const { stored } = await storeComparison(made, tx);
  await notify(mailer, recruiterId, accepted(stored), tx);
  return stored;
}

/** The link's address says nothing of the person. */
function accepted({ _id, isMatch }: { _id: Types.ObjectId; isMatch: boolean }) {
  return {
    kind: 'requestAccepted',
    sentence: 'eine Ihrer Anfragen wurde angenommen.',
    link: {
      label: 'Ergebnis ansehen',
      url: isMatch ? `/matches/${_id.toString()}` : '/user/access-requests',
    },
  } as const;
}

/** Invisible to the recruiter. @throws {AppError} 404 */
export async function refuseRequest(candidateId: string, requestId: string): Promise<void> {
  const { matchedCount } = await AccessRequest.updateOne(
    { _id: requestId, candidateId, ...undecided(), status: { $in: ['open', 'refused'] } },
    { $set: { status: 'refused' } },
  );
  if (matchedCount === 0) throw requestGone();
}
