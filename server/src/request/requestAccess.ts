import type { SentRequestDto } from '@inkognito/shared/request';
import { dayMs, limits } from '@inkognito/shared/limits';
import { type ClientSession, Types } from 'mongoose';
import { conflict, notFound } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import { type JobDocument, answersOf } from '../job/job.model.ts';
import { getOpenJob } from '../job/job.service.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { type Viewer, visibleTo } from '../user/shield/hidden.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { toRecruiterProfile } from '../user/recruiterProfile.ts';
import { getOwnUser, requireConfirmedEmail } from '../user/user.service.ts';
import { acceptingRequests } from '../user/visibility.ts';
import type { CompareDeps } from '../comparison/compare.ts';
import { judge, readOffer } from '../matching/facts.ts';
import { isBlocked } from '../matching/blocking.ts';
import { snapshotOf } from '../recruiter/snapshot.ts';
import { notify } from '../user/notify.ts';
import { recruiterIdsOf, rememberRecruiter } from '../recruiter/accounts.ts';
import { AccessRequest, requestTimes, undecided } from './accessRequest.model.ts';

/** Asking many at once is what new accounts are made for. */
const newAccountMs = 7 * dayMs;

const nobody = () => notFound('Kein Nutzer gefunden.');

export type Asking = {
  job: JobDocument;
  /** All accounts of the recruiter. */
  recruiterIds: readonly Types.ObjectId[];
};

/** Counted before the lookup, as names must not be probed for free. @throws {AppError} 403, 404, 409, 429 */
export async function prepareRequest(
  { consume }: Limits,
  recruiterId: string,
  jobId: string,
): Promise<Asking> {
  await requireConfirmedEmail(recruiterId);
  const recruiter = await getOwnUser(recruiterId);
  const { name, company } = toRecruiterProfile(recruiter.recruiterProfile);
  if (!name || !company) {
    throw conflict(
      'Bitte füllen Sie zuerst unter „Konto“ Ihr Recruiter-Profil aus: Name und Firma. Wer gefragt wird, soll wissen, von wem.',
    );
  }
  const job = await getOpenJob(recruiterId, jobId);
  const recruiterIds = await recruiterIdsOf(recruiter, null);
  const [first = recruiterId] = recruiterIds.map(String).sort();
  await consume('requests', { account: first });
  const isNew = recruiter.createdAt.getTime() > Date.now() - newAccountMs;
  if (isNew) await consume('requestsOfNewAccount', { account: recruiterId });
  return { job, recruiterIds };
}

type Asked = Asking & {
  recruiterId: string;
  viewer: Viewer;
  username: string;
  message: string;
};

/** @throws {AppError} 404 for a candidate who cannot be asked, 409 for one asked already */
export async function requestAccess(
  deps: CompareDeps,
  { recruiterId, job, recruiterIds, viewer, username, message }: Asked,
): Promise<Pick<SentRequestDto, '_id' | 'status' | 'createdAt'>> {
  const candidate = await getAskable(username, viewer, { job, recruiterIds });
  const candidateId = candidate._id;
  if (candidateId.equals(recruiterId)) throw conflict('Das ist Ihr eigenes Profil.');
  await refuseAskedAlready(candidateId, recruiterIds, null);
  const answers = answersOf(job);
  const { score } = await judge(candidateId, readOffer(answers));
  return inAccountTransaction([recruiterId, candidateId], async (tx) => {
    const open = { _id: candidateId, ...acceptingRequests, ...visibleTo(viewer) };
    if (!(await User.exists(open).session(tx))) throw nobody();
    if (!(await hasRoomForRequest(candidateId, tx))) throw nobody();
    const { createdAt, updatedAt, endsAt, _id: jobId } = await getOpenJob(recruiterId, job.id, tx);
    const recruiter = await User.findById(recruiterId).session(tx).orFail();
    await refuseAskedAlready(candidateId, await rememberRecruiter(recruiter, tx), tx);
    const { matchPercentage, isMatch, breakdown } = score;
    const request = new AccessRequest({
      recruiterId,
      candidateId,
      jobId,
      message,
      offer: { ...answers, createdAt, updatedAt },
      recruiterSnapshot: snapshotOf(recruiter),
      score: { matchPercentage, isMatch, breakdown },
      ...requestTimes(new Date(), endsAt),
    });
    await request.save({ session: tx });
    await notify(deps.mailer, candidateId, newRequest, tx);
    const { _id } = request;
    return { _id: _id.toString(), status: 'open', createdAt: request.createdAt.toISOString() };
  });
}

const newRequest = {
  kind: 'accessRequest',
  sentence: 'Sie haben eine neue Anfrage. Ob Sie zustimmen, entscheiden Sie allein.',
  link: { label: 'Anfrage ansehen', url: '/user/access-requests' },
} as const;

/** Does the same lookups in every case, so that timing reveals nothing. */
async function getAskable(
  username: string,
  viewer: Viewer,
  { job, recruiterIds }: Asking,
): Promise<UserDocument> {
  const candidate = await User.findOne({ username, ...acceptingRequests, ...visibleTo(viewer) });
  const candidateId = candidate?._id ?? new Types.ObjectId();
  const [hasAnswers, blocked, hasRoom] = await Promise.all([
    Questionnaire.exists({ userId: candidateId }),
    isBlocked({ candidateId, recruiterIds }, job),
    hasRoomForRequest(candidateId, null),
  ]);
  if (!candidate || !hasAnswers || blocked || !hasRoom) throw nobody();
  return candidate;
}

async function hasRoomForRequest(candidateId: Types.ObjectId, tx: ClientSession | null) {
  const open = { candidateId, ...undecided() };
  return (await AccessRequest.countDocuments(open).session(tx)) < limits.openRequestsMax;
}

async function refuseAskedAlready(
  candidateId: Types.ObjectId,
  recruiterIds: readonly Types.ObjectId[],
  tx: ClientSession | null,
): Promise<void> {
  const kept = { candidateId, recruiterId: { $in: recruiterIds }, keptUntil: { $gt: new Date() } };
  if (!(await AccessRequest.exists(kept).session(tx))) return;
  throw conflict(
    `Sie haben diese Person in den letzten ${limits.requestPauseDays} Tagen schon gefragt. Danach können Sie wieder fragen.`,
  );
}
