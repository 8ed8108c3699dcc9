import type { JobDetailDto } from '@inkognito/shared/match';
import { notFound } from '../../errors.ts';
import { Job, toJobDto } from '../../job/job.model.ts';
import { User } from '../../user/user.model.ts';
import { findHiddenKeys } from '../block/suspension.ts';
import { Comparison, type ComparisonRecord, isExpired } from '../comparison/comparison.model.ts';
import { toOfferDto, toOwnComparisonDto } from '../match/offers.ts';
import { findPeople } from '../match/people.ts';
import { explainFor } from '../rules/explain.ts';

/** @throws {AppError} 404 for anybody but its owner and the job seekers it was compared with */
export async function getJob(userId: string, jobId: string): Promise<JobDetailDto> {
  const own = await Job.findOne({ _id: jobId, recruiterId: userId }).lean();
  const owner = own && (await User.findById(userId).lean());
  if (own && owner) return { job: toJobDto(own, owner), comparison: null };
  const comparison = await Comparison.findOne({ jobId, candidateId: userId })
    .select({ recruiterProgress: 0 })
    .lean<ComparisonRecord>();
  if (!comparison || isExpired(comparison)) {
    throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  }
  const recruiters = await findPeople([comparison.recruiterId]);
  const recruiter = recruiters.get(comparison.recruiterId.toString());
  return {
    job: toOfferDto(comparison, recruiter),
    comparison: {
      ...toOwnComparisonDto(comparison, recruiter, await findHiddenKeys(userId)),
      breakdown: explainFor('candidate', comparison.breakdown),
    },
  };
}
