import type { OfferComparisonDto, OfferedJobDto, ProgressStatus } from '@inkognito/shared/match';
import { type Page, readPage } from '../database/readPage.ts';
import { type Own, findOwn, suspensionOf } from '../recruiter/suspension.ts';
import { toOfferDto } from '../matching/offer.ts';
import {
  Comparison,
  type ListedComparison,
  listed,
  standingMatch,
} from '../matching/comparison.model.ts';
import { namesListedCompany } from '../user/shield/listedNames.ts';
import { type Person, findPeople } from '../recruiter/people.ts';
import { stateForCandidate } from '../matching/contactState.ts';
import { statusOf } from './standingMatch.ts';

/** Everything the candidate was shown, even if the recruiter deleted it since. */
export function listOffers(
  candidateId: string,
  cursor: string | undefined,
): Promise<Page<OfferedJobDto>> {
  return readOffers({ candidateId, suspendedBy: null }, cursor);
}

export function listSeekerMatches(
  candidateId: string,
  status: ProgressStatus | undefined,
  cursor: string | undefined,
): Promise<Page<OfferedJobDto>> {
  const withStatus = status && { 'candidateProgress.status': status };
  const wanted = { candidateId, ...standingMatch, ...withStatus };
  return readOffers(wanted, cursor, ({ endReason }) => endReason === undefined);
}

function readOffers(
  wanted: { candidateId: string } & Record<string, unknown>,
  cursor: string | undefined,
  isShown: (offer: OfferedJobDto) => boolean = () => true,
): Promise<Page<OfferedJobDto>> {
  return readPage({
    find: () => Comparison.find(wanted).select(listed).lean<ListedComparison[]>(),
    time: 'comparedAt',
    cursor,
    show: async (comparisons) => {
      const offers = await toOfferedJobs(wanted.candidateId, comparisons);
      return offers.map((offer) => (isShown(offer) ? offer : null));
    },
  });
}

export async function toOfferedJobs(
  candidateId: string,
  comparisons: readonly ListedComparison[],
): Promise<OfferedJobDto[]> {
  const own = await findOwn(candidateId);
  const recruiters = await findPeople(comparisons.map(({ recruiterId }) => recruiterId));
  return comparisons.map((comparison) => {
    const recruiter = recruiters.get(comparison.recruiterId.toString());
    return {
      ...toOfferDto(comparison, recruiter),
      ...toOwnComparisonDto(comparison, recruiter, own),
      status: statusOf(comparison.candidateProgress),
      reason: comparison.reason,
    };
  });
}

export function toOwnComparisonDto(
  comparison: ListedComparison,
  recruiter: Person | undefined,
  { candidate, listed: names }: Own,
): Omit<OfferComparisonDto, 'breakdown'> {
  const { recruiterSnapshot, offer } = comparison;
  return {
    matchId: comparison._id.toString(),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    contactState: stateForCandidate(comparison),
    comparedAt: comparison.comparedAt.toISOString(),
    suspended: suspensionOf(candidate, comparison, recruiter),
    namesListedCompany: namesListedCompany(names, recruiterSnapshot, offer.employer),
    key: comparison.keyName ?? null,
    keyId: comparison.keyId?.toString() ?? null,
  };
}
