import type {
  OfferComparisonDto,
  OfferEnd,
  OfferedJobDto,
  ProgressStatus,
  ShownJobDto,
} from '@inkognito/shared/match';
import type { CursorPosition } from '../database/cursor.ts';
import { type Page, readPage } from '../database/readPage.ts';
import { toAnswersDto } from '../job/job.model.ts';
import { findHiddenKeys, recruiterIdentity, suspensionOf } from '../recruiter/suspension.ts';
import { Comparison, type ListedComparison, listedFor } from '../matching/comparison.model.ts';
import { isGuest, toKeptPublisherDto } from '../recruiter/keptPublisher.ts';
import { awaitsDecision, isReleasedByHand } from '../release/hold.ts';
import { type Person, findPeople } from '../recruiter/people.ts';
import { statusOf } from './standingMatch.ts';

/** All that the job seeker was shown, also when the other side deleted it since. */
export async function listOffers(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<OfferedJobDto>> {
  return readOffers(candidateId, { blockedAt: null }, after);
}

export async function listSeekerMatches(
  candidateId: string,
  status: ProgressStatus | undefined,
  after: CursorPosition | null,
): Promise<Page<OfferedJobDto>> {
  const standing = { countsAsMatch: true, endedAt: null, blockedAt: null };
  const wanted = status ? { ...standing, 'candidateProgress.status': status } : standing;
  return readOffers(candidateId, wanted, after, ({ endReason }) => endReason === undefined);
}

async function readOffers(
  candidateId: string,
  filter: Record<string, unknown>,
  after: CursorPosition | null,
  isShown: (offer: OfferedJobDto) => boolean = () => true,
): Promise<Page<OfferedJobDto>> {
  const hiddenFrom = await findHiddenKeys(candidateId);
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
          ...toOwnComparisonDto(comparison, recruiter, hiddenFrom),
          releasePending: comparison.countsAsMatch ? awaitsDecision(comparison) : false,
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
  hiddenFrom: Parameters<typeof suspensionOf>[0],
): Omit<OfferComparisonDto, 'breakdown'> {
  const identity = recruiterIdentity(comparison, recruiter);
  return {
    matchId: comparison._id.toString(),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    isReleased: isReleasedByHand(comparison),
    comparedAt: comparison.comparedAt.toISOString(),
    suspended: suspensionOf(hiddenFrom, identity, comparison.offer),
    key: comparison.keyName ?? null,
    keyId: comparison.keyId?.toString() ?? null,
  };
}

export function toOfferDto(
  {
    jobId,
    offer,
    publisher,
    endedAt,
  }: Pick<ListedComparison, 'jobId' | 'offer' | 'publisher' | 'endedAt'>,
  recruiter: Person | undefined,
): ShownJobDto {
  const shown = toKeptPublisherDto(publisher, recruiter);
  const ended = endedAt ? 'posting_deleted' : null;
  const endReason = isGuest(publisher) ? ended : (endOfAccount(recruiter) ?? ended);
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
