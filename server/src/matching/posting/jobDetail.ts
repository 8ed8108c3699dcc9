import type { JobDetailDto } from '@inkognito/shared/match';
import { notFound } from '../../errors.ts';
import { Job, toJobDto } from '../../job/job.model.ts';
import { User } from '../../user/user.model.ts';
import { findHiddenKeys, recruiterIdentity, suspensionOf } from '../block/suspension.ts';
import { Comparison, type ComparisonRecord, isExpired } from '../comparison/comparison.model.ts';
import { toOfferDto } from '../match/offers.ts';
import { findPeople } from '../match/people.ts';
import { isReleasedByHand } from '../release/hold.ts';
import { explainFor } from '../rules/explain.ts';

/** @throws {AppError} 404 for anybody but its owner and the job seekers it was compared with */
export async function getJob(userId: string, jobId: string): Promise<JobDetailDto> {
  const own = await Job.findOne({ _id: jobId, recruiterId: userId }).lean();
  const owner = own && (await User.findById(userId).lean());
  if (own && owner) return { job: toJobDto(own, owner), comparison: null };
  const comparison = await Comparison.findOne({ jobId, candidateId: userId })
    .select({ recruiterProgress: 0 })
    .lean<ComparisonRecord>();
  if (!comparison || isExpired(comparison)) throw jobGone();
  const recruiters = await findPeople([comparison.recruiterId]);
  const recruiter = recruiters.get(comparison.recruiterId.toString());
  const identity = recruiterIdentity(comparison, recruiter);
  return {
    job: toOfferDto(comparison, recruiter),
    comparison: {
      matchId: comparison._id.toString(),
      matchPercentage: comparison.matchPercentage,
      isMatch: comparison.isMatch,
      isReleased: isReleasedByHand(comparison),
      comparedAt: comparison.comparedAt.toISOString(),
      breakdown: explainFor('candidate', comparison.breakdown),
      suspended: suspensionOf(await findHiddenKeys(userId), identity, comparison.offer),
      key: comparison.keyName ?? null,
      keyId: comparison.keyId?.toString() ?? null,
    },
  };
}

const jobGone = () => notFound('Diese Stelle gibt es nicht oder nicht mehr.');
