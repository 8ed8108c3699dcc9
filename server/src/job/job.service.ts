import type { JobInput } from '@inkognito/shared/job';
import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession } from 'mongoose';
import { conflict, invalid, notFound, postingEnded, tooManyRequests } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import { findPlace } from '../../language/place/findPlace.ts';
import { User } from '../user/user.model.ts';
import { Job, type JobDocument, hasSameText, isEnded, textOf } from './job.model.ts';

/** Without a postcode the town's centre counts, so it must be known. @throws {AppError} 400 */
export function requireKnownPlace({ zipcode, jobLocation, country }: JobInput): void {
  if (zipcode !== '' || findPlace({ town: jobLocation, country })) return;
  throw invalid({
    zipcode:
      'Diesen Ort kennen wir nicht, oder es gibt mehrere. Bitte geben Sie die Postleitzahl an.',
  });
}

export type Creation = {
  limits: Pick<Limits, 'enabled'>;
  known?: JobDocument | null;
  tx: ClientSession;
};

/** Equal answers are one posting with the latest text. Needs the account lock. @throws {AppError} 409 if ended, 409 or 429 if full */
export async function getOrCreateJob(
  recruiterId: string,
  { answers, fingerprint }: { answers: JobInput; fingerprint: string },
  { limits: policy, known: found, tx }: Creation,
): Promise<{ job: JobDocument; isChanged: boolean }> {
  const known =
    found === undefined ? await Job.findOne({ recruiterId, fingerprint }).session(tx) : found;
  if (known) {
    if (isEnded(known, new Date())) throw postingEnded();
    const isChanged = !hasSameText(known, answers);
    if (isChanged) known.set({ ...textOf(answers), version: known.version + 1 });
    return { job: isChanged ? await known.save({ session: tx }) : known, isChanged };
  }
  if (policy.enabled) await refuseTooMany(recruiterId, tx);
  const latest = { $each: [new Date()], $slice: -limits.jobsPerDay };
  const quietly = { session: tx, timestamps: false };
  await User.updateOne({ _id: recruiterId }, { $push: { jobsCreatedAt: latest } }, quietly);
  const job = await new Job({ recruiterId, fingerprint, ...answers }).save({ session: tx });
  return { job, isChanged: false };
}

async function refuseTooMany(recruiterId: string, tx: ClientSession): Promise<void> {
  const most = limits.jobsPerAccount;
  if ((await Job.countDocuments({ recruiterId }, { limit: most }).session(tx)) >= most) {
    throw conflict(
      `Sie haben schon ${most} Stellen ausgeschrieben. Bitte löschen Sie zuerst welche, die Sie nicht mehr brauchen.`,
    );
  }
  const user = await User.findById(recruiterId).select('+jobsCreatedAt').session(tx);
  const oldest = user?.jobsCreatedAt.map(Number).at(-limits.jobsPerDay);
  const waitMs = oldest ? oldest + dayMs - Date.now() : 0;
  if (waitMs <= 0) return;
  throw tooManyRequests(
    `Sie können höchstens ${limits.jobsPerDay} neue Stellen am Tag ausschreiben. Bitte versuchen Sie es morgen wieder.`,
    waitMs / 1000,
    'jobs',
  );
}

/** @throws {AppError} 404, also for others' postings */
export async function getOwnJob(
  recruiterId: string,
  jobId: string,
  tx: ClientSession | null = null,
): Promise<JobDocument> {
  const job = await Job.findOne({ _id: jobId, recruiterId }).session(tx);
  if (!job) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  return job;
}

/** @throws {AppError} 404, also for others' postings, 409 for an ended one */
export async function getOpenJob(
  recruiterId: string,
  jobId: string,
  tx: ClientSession | null = null,
): Promise<JobDocument> {
  const job = await getOwnJob(recruiterId, jobId, tx);
  if (isEnded(job, new Date())) throw postingEnded();
  return job;
}
