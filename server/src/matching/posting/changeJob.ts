import type { JobDto, JobInput } from '@inkognito/shared/job';
import type { ClientSession } from 'mongoose';
import { type JobDocument, isSameOffer, toJobDto } from '../../job/job.model.ts';
import { updateJob } from '../../job/job.service.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { getOwnUser } from '../../user/user.service.ts';
import { Comparison } from '../comparison/comparison.model.ts';

/** @throws {AppError} 404, 409 */
export async function changeJob(
  recruiterId: string,
  jobId: string,
  answers: JobInput,
): Promise<JobDto> {
  const publisher = await getOwnUser(recruiterId);
  return inAccountTransaction([recruiterId], async (tx) => {
    const job = await updateJob(recruiterId, jobId, answers, tx);
    await holdChangedOffers(job, tx);
    return toJobDto(job, publisher);
  });
}

/** A job seeker's yes was to the posting as it stood: a changed one waits for them again. */
export async function holdChangedOffers(job: JobDocument, tx: ClientSession): Promise<void> {
  const confirmed = await Comparison.find({ jobId: job._id, releaseState: 'confirmed' })
    .select({ offer: 1 })
    .session(tx)
    .lean();
  const changed = confirmed.filter(({ offer }) => !isSameOffer(offer, job));
  if (changed.length === 0) return;
  const theirs = { _id: { $in: changed.map(({ _id }) => _id) } };
  await Comparison.updateMany(theirs, { $set: { releaseState: 'held' } }, { session: tx });
}
