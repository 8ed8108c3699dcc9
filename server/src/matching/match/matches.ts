import type {
  ContactInfoDto,
  JobsOfferedDto,
  MatchDetailDto,
  OfferEnd,
  OfferedJobDto,
  RecruiterMatchDto,
  ShownJobDto,
} from '@inkognito/shared/matching';
import type { Suspension } from '@inkognito/shared/shield';
import type { PublisherDto } from '@inkognito/shared/user';
import type { Role } from '@inkognito/shared/rules/codes';
import { type Page, readPage } from '../../database/readPage.ts';
import { notFound } from '../../errors.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { Job, answersOf, toJobDto } from '../../job/job.model.ts';
import { type Viewer, findHiddenFrom, isHiddenFrom, visibleTo } from '../../user/shield/hidden.ts';
import {
  type Publisher,
  User,
  type UserFields,
  toPersonDto,
  toPublisherDto,
} from '../../user/user.model.ts';
import { findHiddenKeys, recruiterIdentity, suspensionOf } from '../block/suspension.ts';
import { identityOf, viewerFor } from '../../user/shield/keys.ts';
import { startOfMonthInBerlin } from './berlinMonth.ts';
import { explainFor } from '../rules/explain.ts';
import {
  Comparison,
  type ComparisonRecord,
  type ListedComparison,
  isExpired,
  listed,
} from '../comparison/comparison.model.ts';
import { awaitsDecision, isPending } from '../release/hold.ts';
import { isGuest, toKeptPublisherDto } from '../comparison/keptPublisher.ts';
import { type Person, findPeople } from './people.ts';
import { allowedContact, releaseAgain } from '../release/release.ts';

export async function listRecruiterMatches(
  recruiterId: string,
  viewer: Viewer,
  after: CursorPosition | null,
): Promise<Page<RecruiterMatchDto>> {
  return readPage({
    find: () =>
      Comparison.find({ recruiterId, isMatch: true, endedAt: null, blockedAt: null })
        .select(listed)
        .lean<ListedComparison[]>(),
    time: 'comparedAt',
    after,
    show: async (matches) => {
      const candidates = await findPeople(
        matches.map(({ candidateId }) => candidateId),
        { role: 'jobSeeker', ...visibleTo(viewer) },
      );
      return matches.map((match) => {
        const candidate = candidates.get(match.candidateId.toString());
        return candidate ? toRecruiterMatchDto(match, candidate) : null;
      });
    },
  });
}

function toRecruiterMatchDto(match: ListedComparison, candidate: Person): RecruiterMatchDto {
  return {
    _id: match._id.toString(),
    candidate: toPersonDto(candidate),
    jobPosting: { _id: match.jobId.toString(), jobTitle: match.offer.jobTitle },
    matchPercentage: match.matchPercentage,
    releasePending: isPending(match),
  };
}

/** All that the job seeker was shown, also when the other side deleted it since. */
async function listOffers(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<OfferedJobDto>> {
  return readOffers(candidateId, { blockedAt: null }, after);
}

export async function listSeekerMatches(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<OfferedJobDto>> {
  const standing = { isMatch: true, endedAt: null, blockedAt: null };
  return readOffers(candidateId, standing, after, ({ endReason }) => endReason === undefined);
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
        .select(listed)
        .lean<ListedComparison[]>(),
    time: 'comparedAt',
    after,
    show: async (comparisons) => {
      const recruiters = await findPeople(comparisons.map(({ recruiterId }) => recruiterId));
      return comparisons.map((comparison) => {
        const recruiter = recruiters.get(comparison.recruiterId.toString());
        const suspended = suspensionOf(hiddenFrom, recruiterIdentity(comparison, recruiter));
        const offer = toOfferedJobDto(comparison, recruiter, suspended);
        return offer && isShown(offer) ? offer : null;
      });
    },
  });
}

function toOfferedJobDto(
  comparison: ListedComparison,
  recruiter: Person | undefined,
  suspended: Suspension | null,
): OfferedJobDto | null {
  const offer = toOfferDto(comparison, recruiter);
  return (
    offer && {
      ...offer,
      matchId: comparison._id.toString(),
      matchPercentage: comparison.matchPercentage,
      isMatch: comparison.isMatch,
      releasePending: comparison.isMatch && awaitsDecision(comparison),
      comparedAt: comparison.comparedAt.toISOString(),
      suspended,
      key: comparison.keyName ?? null,
    }
  );
}

function toOfferDto(
  { jobId, offer, publisher, endedAt }: ListedComparison,
  recruiter: Person | undefined,
): ShownJobDto | null {
  const shown = toKeptPublisherDto(publisher, recruiter);
  const endReason = isGuest(publisher) ? endOfGuests(endedAt) : endOf(endedAt, recruiter);
  return (
    shown && {
      _id: jobId.toString(),
      ...answersOf(offer),
      recruiterId: shown,
      createdAt: offer.createdAt.toISOString(),
      updatedAt: offer.updatedAt.toISOString(),
      ...(endReason && { endReason }),
    }
  );
}

/** Postings of who gave the role up or was frozen are hidden, and back with it. */
function endOf(endedAt: Date | null | undefined, recruiter: Person | undefined): OfferEnd | null {
  if (!recruiter) return 'account_deleted';
  const isResting = !recruiter.role.includes('recruiter') || recruiter.frozenAt;
  return endedAt || isResting ? 'posting_deleted' : null;
}

export async function listJobsOffered(
  userId: string,
  viewer: Viewer,
  role: Role,
  after: CursorPosition | null,
): Promise<JobsOfferedDto> {
  const isSeeker = role === 'jobSeeker';
  const present = isSeeker ? {} : { candidateId: { $nin: await findHiddenFrom(viewer) } };
  const month = { $gte: startOfMonthInBerlin(new Date()) };
  const [offers, matchCount, blockedCount] = await Promise.all([
    isSeeker ? listOffers(userId, after) : { entries: [], nextCursor: null },
    Comparison.countDocuments({
      ...(isSeeker ? { candidateId: userId } : { recruiterId: userId, ...present }),
      isMatch: true,
      endedAt: null,
      blockedAt: null,
      matchedAt: month,
    }),
    isSeeker
      ? Comparison.countDocuments({
          candidateId: userId,
          blockedAt: month,
          expiresAt: { $gt: new Date() },
        })
      : 0,
  ]);
  return { jobsOffered: offers.entries, matchCount, blockedCount, nextCursor: offers.nextCursor };
}

const endOfGuests = (endedAt: Date | null | undefined): OfferEnd | null =>
  endedAt ? 'posting_deleted' : null;

/** @throws {AppError} 404 for anybody but the two parties */
export async function getMatch(userId: string, matchId: string): Promise<MatchDetailDto> {
  const match = await Comparison.findOne({
    _id: matchId,
    isMatch: true,
    endedAt: null,
    blockedAt: null,
    $or: [{ candidateId: userId }, { recruiterId: userId }],
  }).lean<ComparisonRecord>();
  const [candidate, recruiter, job] = match
    ? await Promise.all([
        User.findOne({ _id: match.candidateId, role: 'jobSeeker' }).lean(),
        findRecruiter(match),
        Job.findById(match.jobId).select({ updatedAt: 1 }).lean(),
      ])
    : [];
  const publisher = match && publisherNow(match, recruiter);
  if (!match || !candidate || !publisher) throw notFound('Match not found.');
  if (!job && !isGuest(match.publisher)) throw notFound('Match not found.');
  const isCandidate = match.candidateId.equals(userId);
  const reader = !isCandidate && recruiter ? [identityOf(recruiter)] : [];
  if (isHiddenFrom(candidate, viewerFor(reader, userId))) throw notFound('Match not found.');
  const { offer } = match;
  return {
    _id: match._id.toString(),
    viewer: isCandidate ? 'jobSeeker' : 'recruiter',
    matchPercentage: match.matchPercentage,
    candidate: toPersonDto(candidate),
    recruiter: publisher,
    jobPosting: {
      _id: match.jobId.toString(),
      jobTitle: offer.jobTitle,
      jobLocation: offer.jobLocation,
    },
    contactInfo: await readContact(match, candidate, isCandidate),
    releasePending: isCandidate ? awaitsDecision(match) : isPending(match),
    releaseDeclined: isCandidate && match.releaseState === 'declined' && !match.contactWithdrawnAt,
    suspended: isCandidate
      ? suspensionOf(candidate.hiddenFrom, recruiterIdentity(match, recruiter))
      : null,
    key: isCandidate ? (match.keyName ?? null) : null,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', match.breakdown),
    offerChangedAt: job && job.updatedAt > offer.updatedAt ? job.updatedAt.toISOString() : null,
  };
}

const findRecruiter = ({ recruiterId }: ComparisonRecord) =>
  User.findOne({ _id: recruiterId, role: 'recruiter', frozenAt: null }).lean();

/** As they are now; of a guest, as they said then. */
function publisherNow(
  { publisher }: ComparisonRecord,
  recruiter: Publisher | null | undefined,
): PublisherDto | null {
  if (isGuest(publisher)) return toKeptPublisherDto(publisher, undefined);
  return recruiter ? toPublisherDto(recruiter) : null;
}

async function readContact(
  match: ComparisonRecord,
  candidate: UserFields,
  isCandidate: boolean,
): Promise<ContactInfoDto | null> {
  if (isPending(match)) return null;
  return isCandidate ? allowedContact(match, candidate) : releaseAgain(match, candidate);
}

/** @throws {AppError} 404 for anybody but its owner and the job seekers it was compared with */
export async function getJob(userId: string, jobId: string): Promise<ShownJobDto> {
  const own = await Job.findOne({ _id: jobId, recruiterId: userId }).lean();
  const owner = own && (await User.findById(userId).lean());
  if (own && owner) return toJobDto(own, owner);
  const comparison = await Comparison.findOne({
    jobId,
    candidateId: userId,
  }).lean<ComparisonRecord>();
  const recruiter = comparison && (await findPeople([comparison.recruiterId]));
  const offer =
    comparison && !isExpired(comparison)
      ? toOfferDto(comparison, recruiter?.get(comparison.recruiterId.toString()))
      : null;
  if (!offer) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  return offer;
}
