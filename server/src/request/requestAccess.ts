import type { SentRequestDto } from '@inkognito/shared/request';
import { limits } from '@inkognito/shared/limits';
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
import type { CompareDeps } from '../matching/matching.service.ts';
import { judge, readOffer } from '../matching/facts.ts';
import { isBlocked } from '../matching/blocking.ts';
import { snapshotOf } from '../recruiter/snapshot.ts';
import { notify } from '../user/notify.ts';
import { newestKeyOf, readerKeysOf } from '../user/readerKeys.ts';
import { AccessRequest, requestTimes } from './accessRequest.model.ts';

const candidateNotFound = () => notFound('Kein Nutzer gefunden.');

export type PreparedRequest = {
  job: JobDocument;
  readerKeys: readonly string[];
};

/** Counted before the lookup, as names must not be probed for free. @throws {AppError} 403, 404, 409, 429 */
export async function prepareRequest(
  { consume }: Limits,
  { recruiterId, ip }: { recruiterId: string; ip: string | undefined },
  jobId: string,
): Promise<PreparedRequest> {
  await requireConfirmedEmail(recruiterId);
  const recruiter = await getOwnUser(recruiterId);
  const { name, company } = toRecruiterProfile(recruiter.recruiterProfile);
  if (!name || !company) {
    throw conflict(
      'Bitte füllen Sie zuerst unter „Konto“ Ihr Recruiter-Profil aus: Name und Firma. Wer gefragt wird, soll wissen, von wem.',
    );
  }
  const job = await getOpenJob(recruiterId, jobId);
  await consume('requests', { account: recruiterId, ip });
  return { job, readerKeys: readerKeysOf(recruiter) };
}

type NewAccessRequest = PreparedRequest & {
  recruiterId: string;
  viewer: Viewer;
  username: string;
  message: string;
};

/** @throws {AppError} 404 for a candidate who cannot be asked, 409 for one asked already */
export async function requestAccess(
  deps: CompareDeps,
  { recruiterId, job, readerKeys, viewer, username, message }: NewAccessRequest,
): Promise<Pick<SentRequestDto, '_id' | 'status' | 'createdAt'>> {
  const candidate = await getAskable(username, viewer, { job, readerKeys });
  const candidateId = candidate._id;
  if (candidateId.equals(recruiterId)) throw conflict('Das ist Ihr eigenes Profil.');
  await refuseAskedAlready(candidateId, readerKeys, null);
  const answers = answersOf(job);
  const { score } = await judge(candidateId, readOffer(answers));
  return inAccountTransaction([recruiterId, candidateId], async (tx) => {
    const open = { _id: candidateId, ...acceptingRequests, ...visibleTo(viewer) };
    if (!(await User.exists(open).session(tx))) throw candidateNotFound();
    const { createdAt, updatedAt, endsAt, _id: jobId } = await getOpenJob(recruiterId, job.id, tx);
    const recruiter = await User.findById(recruiterId).session(tx).orFail();
    await refuseAskedAlready(candidateId, readerKeysOf(recruiter), tx);
    const { matchPercentage, isMatch, breakdown } = score;
    const request = new AccessRequest({
      recruiterId,
      readerKey: newestKeyOf(recruiter),
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
  { job, readerKeys }: PreparedRequest,
): Promise<UserDocument> {
  const candidate = await User.findOne({ username, ...acceptingRequests, ...visibleTo(viewer) });
  const candidateId = candidate?._id ?? new Types.ObjectId();
  const [hasAnswers, blocked] = await Promise.all([
    Questionnaire.exists({ userId: candidateId }),
    isBlocked({ candidateId, readerKeys }, job),
  ]);
  if (!candidate || !hasAnswers || blocked) throw candidateNotFound();
  return candidate;
}

async function refuseAskedAlready(
  candidateId: Types.ObjectId,
  readerKeys: readonly string[],
  tx: ClientSession | null,
): Promise<void> {
  const kept = { candidateId, readerKey: { $in: readerKeys }, keptUntil: { $gt: new Date() } };
  if (!(await AccessRequest.exists(kept).session(tx))) return;
  throw conflict(
    `Sie haben diese Person in den letzten ${limits.requestPauseDays} Tagen schon gefragt. Danach können Sie wieder fragen.`,
  );
}
