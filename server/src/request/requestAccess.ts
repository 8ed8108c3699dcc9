import type { SentRequestDto } from '@inkognito/shared/request';
import { limits } from '@inkognito/shared/limits';
import { type ClientSession, Types } from 'mongoose';
import { conflict, notFound } from '../errors.ts';
import { type JobDocument, answersOf } from '../job/job.model.ts';
import { getOpenJob } from '../job/job.service.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { type Viewer, visibleTo } from '../user/shield/hidden.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { User } from '../user/user.model.ts';
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

type NewAccessRequest = {
  recruiterId: string;
  ip: string | undefined;
  viewer: Viewer;
  username: string;
  jobId: string;
  message: string;
};

/** @throws {AppError} 403, 404 for a candidate who cannot be asked, 409 for one asked already, 429 */
export async function requestAccess(
  { limits: policy, mailer }: CompareDeps,
  { recruiterId, ip, viewer, username, jobId, message }: NewAccessRequest,
): Promise<Pick<SentRequestDto, '_id' | 'status' | 'createdAt'>> {
  const job = await getAskedJob(recruiterId, jobId);
  // Counted before the lookup, as names must not be probed for free.
  await policy.consume('requests', { account: recruiterId, ip });
  const candidateId = await getAskable(username, viewer, job);
  if (candidateId.equals(recruiterId)) throw conflict('Das ist Ihr eigenes Profil.');
  const answers = answersOf(job);
  const { score } = await judge(candidateId, readOffer(answers));
  return inAccountTransaction([recruiterId, candidateId], async (tx) => {
    const open = { _id: candidateId, ...acceptingRequests, ...visibleTo(viewer) };
    if (!(await User.exists(open).session(tx))) throw candidateNotFound();
    const { createdAt, updatedAt, endsAt } = await getOpenJob(recruiterId, jobId, tx);
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
    await notify(mailer, candidateId, newRequest, tx);
    const { _id } = request;
    return { _id: _id.toString(), status: 'open', createdAt: request.createdAt.toISOString() };
  });
}

async function getAskedJob(recruiterId: string, jobId: string): Promise<JobDocument> {
  await requireConfirmedEmail(recruiterId);
  const { recruiterProfile } = await getOwnUser(recruiterId);
  const { name, company } = toRecruiterProfile(recruiterProfile);
  if (!name || !company) {
    throw conflict(
      'Bitte füllen Sie zuerst unter „Konto“ Ihr Recruiter-Profil aus: Name und Firma. Wer gefragt wird, soll wissen, von wem.',
    );
  }
  return getOpenJob(recruiterId, jobId);
}

const newRequest = {
  kind: 'accessRequest',
  sentence: 'Sie haben eine neue Anfrage. Ob Sie zustimmen, entscheiden Sie allein.',
  link: { label: 'Anfrage ansehen', url: '/user/access-requests' },
} as const;

/** Does the same lookups in every case, so that timing reveals nothing. */
async function getAskable(username: string, viewer: Viewer, job: JobDocument) {
  const candidate = await User.exists({ username, ...acceptingRequests, ...visibleTo(viewer) });
  const candidateId = candidate?._id ?? new Types.ObjectId();
  const [hasAnswers, blocked] = await Promise.all([
    Questionnaire.exists({ userId: candidateId }),
    isBlocked({ candidateId, readerKeys: viewer.readerKeys }, job),
  ]);
  if (!candidate || !hasAnswers || blocked) throw candidateNotFound();
  return candidateId;
}

async function refuseAskedAlready(
  candidateId: Types.ObjectId,
  readerKeys: readonly string[],
  tx: ClientSession,
): Promise<void> {
  const kept = { candidateId, readerKey: { $in: readerKeys }, keptUntil: { $gt: new Date() } };
  if (!(await AccessRequest.exists(kept).session(tx))) return;
  throw conflict(
    `Sie haben diese Person in den letzten ${limits.requestPauseDays} Tagen schon gefragt. Danach können Sie wieder fragen.`,
  );
}
