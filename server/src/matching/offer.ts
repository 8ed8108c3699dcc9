import type { OfferEnd, ShownJobDto } from '@inkognito/shared/match';
import { toAnswersDto } from '../job/job.model.ts';
import { isGuest, toRecruiterDto } from '../recruiter/snapshot.ts';
import type { UserRecord } from '../user/user.model.ts';
import type { ListedComparison } from './comparison.model.ts';

type Shown = Pick<ListedComparison, 'jobId' | 'offer' | 'recruiterSnapshot'> &
  Partial<Pick<ListedComparison, 'contact'>>;

export function toOfferDto(
  { jobId, offer, recruiterSnapshot, contact }: Shown,
  recruiter: UserRecord | undefined,
): ShownJobDto {
  const ended = contact?.state === 'ended' ? 'posting_deleted' : null;
  const endReason = isGuest(recruiterSnapshot) ? ended : (endOfAccount(recruiter) ?? ended);
  return {
    _id: jobId.toString(),
    ...toAnswersDto(offer),
    recruiterId: toRecruiterDto(recruiterSnapshot, recruiter),
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    ...(endReason && { endReason }),
  };
}

/** Postings of a recruiter who gave the role up or was frozen are hidden, and back with it. */
function endOfAccount(recruiter: UserRecord | undefined): OfferEnd | null {
  if (!recruiter) return 'account_deleted';
  const isResting = !recruiter.role.includes('recruiter') || recruiter.frozenAt;
  return isResting ? 'posting_deleted' : null;
}
