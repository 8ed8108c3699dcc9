import type { OfferEnd, ShownJobDto } from '@inkognito/shared/match';
import { toAnswersDto } from '../job/job.model.ts';
import { isGuest, toRecruiterDto } from '../recruiter/snapshot.ts';
import type { Person } from '../recruiter/people.ts';
import type { ListedComparison } from './comparison.model.ts';

export function toOfferDto(
  {
    jobId,
    offer,
    recruiterSnapshot,
    contact,
  }: Pick<ListedComparison, 'jobId' | 'offer' | 'recruiterSnapshot'> & {
    contact?: ListedComparison['contact'];
  },
  recruiter: Person | undefined,
): ShownJobDto {
  const shown = toRecruiterDto(recruiterSnapshot, recruiter);
  const ended = contact?.state === 'ended' ? 'posting_deleted' : null;
  const endReason = isGuest(recruiterSnapshot) ? ended : (endOfAccount(recruiter) ?? ended);
  return {
    _id: jobId.toString(),
    ...toAnswersDto(offer),
    recruiterId: shown,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    ...(endReason && { endReason }),
  };
}

/** Postings of a recruiter who gave the role up or was frozen are hidden, and back with it. */
function endOfAccount(recruiter: Person | undefined): OfferEnd | null {
  if (!recruiter) return 'account_deleted';
  const isResting = !recruiter.role.includes('recruiter') || recruiter.frozenAt;
  return isResting ? 'posting_deleted' : null;
}
