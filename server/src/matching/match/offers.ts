import type { OfferEnd, OfferedJobDto, ProgressStatus, ShownJobDto } from '@inkognito/shared/match';
import type { Suspension } from '@inkognito/shared/shield';
import type { CursorPosition } from '../../database/cursor.ts';
import { type Page, readPage } from '../../database/readPage.ts';
import { toAnswersDto } from '../../job/job.model.ts';
import { findHiddenKeys, recruiterIdentity, suspensionOf } from '../block/suspension.ts';
import { Comparison, type ListedComparison, listedFor } from '../comparison/comparison.model.ts';
import { isGuest, toKeptPublisherDto } from '../comparison/keptPublisher.ts';
import { awaitsDecision, isReleasedByHand } from '../release/hold.ts';
import { type Person, findPeople } from './people.ts';
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
        const identity = recruiterIdentity(comparison, recruiter);
        const offer = toOfferedJobDto(comparison, recruiter, {
          suspended: suspensionOf(hiddenFrom, identity, comparison.offer),
          reason: comparison.reason,
        });
        return isShown(offer) ? offer : null;
      });
    },
  });
}

function toOfferedJobDto(
  comparison: ListedComparison,
  recruiter: Person | undefined,
  told: { suspended: Suspension | null; reason: string },
): OfferedJobDto {
  return {
    ...toOfferDto(comparison, recruiter),
    ...told,
    matchId: comparison._id.toString(),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    isReleased: isReleasedByHand(comparison),
    releasePending: comparison.countsAsMatch ? awaitsDecision(comparison) : false,
    comparedAt: comparison.comparedAt.toISOString(),
    status: statusOf(comparison.candidateProgress),
    key: comparison.keyName ?? null,
    keyId: comparison.keyId?.toString() ?? null,
  };
}

export function toOfferDto(
  { jobId, offer, publisher, endedAt }: ListedComparison,
  recruiter: Person | undefined,
): ShownJobDto {
  const shown = toKeptPublisherDto(publisher, recruiter);
  const endReason = isGuest(publisher) ? endOfGuests(endedAt) : endOf(endedAt, recruiter);
  return {
    _id: jobId.toString(),
    ...toAnswersDto(offer),
    recruiterId: shown,
    createdAt: offer.createdAt.toISOString(),
    updatedAt: offer.updatedAt.toISOString(),
    ...(endReason && { endReason }),
  };
}

/** Postings of who gave the role up or was frozen are hidden, and back with it. */
function endOf(endedAt: Date | null | undefined, recruiter: Person | undefined): OfferEnd | null {
  if (!recruiter) return 'account_deleted';
  const isResting = !recruiter.role.includes('recruiter') || recruiter.frozenAt;
  return endedAt || isResting ? 'posting_deleted' : null;
}

const endOfGuests = (endedAt: Date | null | undefined): OfferEnd | null =>
  endedAt ? 'posting_deleted' : null;
