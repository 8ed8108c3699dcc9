import type { OfferComparisonDto, OfferedJobDto, ProgressStatus } from '@inkognito/shared/match';
import type { CursorPosition } from '../database/cursor.ts';
import { type Page, readPage } from '../database/readPage.ts';
import { type Own, findOwn } from '../recruiter/own.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import { toOfferDto } from '../matching/offer.ts';
import {
  Comparison,
  type ListedComparison,
  listedFor,
  standingMatch,
} from '../matching/comparison.model.ts';
import { namesListedCompany } from '../user/shield/listedNames.ts';
import { type Person, findPeople } from '../recruiter/people.ts';
import { stateForCandidate } from '../matching/contactState.ts';
import { statusOf } from './standingMatch.ts';

/** Everything the candidate was shown, even if the recruiter deleted it since. */
export async function listOffers(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<OfferedJobDto>> {
  return readOffers(candidateId, { suspendedBy: null }, after);
}

export async function listSeekerMatches(
  candidateId: string,
  status: ProgressStatus | undefined,
  after: CursorPosition | null,
): Promise<Page<OfferedJobDto>> {
  const wanted = { ...standingMatch, ...(status && { 'candidateProgress.status': status }) };
  return readOffers(candidateId, wanted, after, ({ endReason }) => endReason === undefined);
}

async function readOffers(
  candidateId: string,
  filter: Record<string, unknown>,
  after: CursorPosition | null,
  isShown: (offer: OfferedJobDto) => boolean = () => true,
): Promise<Page<OfferedJobDto>> {
  const own = await findOwn(candidateId);
  return readPage({
    find: () =>
      Comparison.find({ candidateId, ...filter })
        .select(listedFor.candidate)
        .lean<ListedComparison[]>(),
    time: 'comparedAt',
    after,
    show: async (comparisons) => {
      const recruiters = await findPeople(comparisons.map(({ recruiterId }) => recruiterId));
      return comparisons.map((comparison) => {
        const recruiter = recruiters.get(comparison.recruiterId.toString());
        const offer = {
          ...toOfferDto(comparison, recruiter),
          ...toOwnComparisonDto(comparison, recruiter, own),
          status: statusOf(comparison.candidateProgress),
          reason: comparison.reason,
        };
        return isShown(offer) ? offer : null;
      });
    },
  });
}

export function toOwnComparisonDto(
  comparison: ListedComparison,
  recruiter: Person | undefined,
  { candidate, listed }: Own,
): Omit<OfferComparisonDto, 'breakdown'> {
  return {
    matchId: comparison._id.toString(),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    contactState: stateForCandidate(comparison),
    comparedAt: comparison.comparedAt.toISOString(),
    suspended: suspensionOf(candidate, comparison, recruiter),
    namesListedCompany: namesListedCompany(
      listed,
      comparison.recruiterSnapshot,
      comparison.offer.employer,
    ),
    key: comparison.keyName ?? null,
    keyId: comparison.keyId?.toString() ?? null,
  };
}
