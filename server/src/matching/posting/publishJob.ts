import type { JobDto, JobInput } from '@inkognito/shared/job';
import { inTransaction } from '../../database/connection.ts';
import { notSignedIn } from '../../errors.ts';
import type { LimitPolicy } from '../../http/limit/rateLimit.ts';
import { toJobDto } from '../../job/job.model.ts';
import { getOrCreateJob } from '../../job/job.service.ts';
import { lockAccount } from '../../user/user.lock.ts';
import { holdChangedOffers } from './changeJob.ts';

/** @throws {AppError} 401 for an account that is gone, 409 or 429 for too many postings */
export async function publishJob(
  policy: LimitPolicy,
  recruiterId: string,
  answers: JobInput,
): Promise<JobDto> {
  return inTransaction(async (tx) => {
    const publisher = await lockAccount(recruiterId, tx);
    if (!publisher) throw notSignedIn();
    const { job, isChanged } = await getOrCreateJob(recruiterId, answers, { limits: policy, tx });
    if (isChanged) await holdChangedOffers(job, tx);
    return toJobDto(job, publisher);
  });
}
