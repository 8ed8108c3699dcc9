import type { JobsOfferedDto, MatchDetailDto } from '@inkognito/shared/match';
import type { PublisherDto } from '@inkognito/shared/user';
import type { Role } from '@inkognito/shared/codes';
import type { CursorPosition } from '../database/cursor.ts';
import { toJobSummaryDto } from '../job/job.model.ts';
import { type Viewer, findHiddenFrom } from '../user/shield/hidden.ts';
import {
  type Publisher,
  type UserFields,
  toPersonDto,
  toPublisherDto,
} from '../user/user.model.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import { Comparison, type ComparisonRecord, standingMatch } from '../matching/comparison.model.ts';
import { isGuest, toRecruiterDto } from '../recruiter/snapshot.ts';
import { listedBy, namesListedCompany } from '../user/shield/listedNames.ts';
import { blockedMs } from '../matching/blocking.ts';
import { stateForCandidate } from '../matching/contactState.ts';
import { allowedContact, readContact } from '../matching/release/release.ts';
import { findStandingRelease } from '../matching/release/releases.ts';
import { explainFor } from '@inkognito/shared/rules/explain';
import { startOfMonthInBerlin } from './berlinMonth.ts';
import { listOffers } from './offers.ts';
import { toProgressDto, getStandingMatch, matchNotFound } from './standingMatch.ts';

export async function listJobsOffered(
  userId: string,
  viewer: Viewer,
  role: Role,
  after: CursorPosition | null,
): Promise<JobsOfferedDto> {
  const isSeeker = role === 'jobSeeker';
  const month = { $gte: startOfMonthInBerlin(new Date()) };
  // Releases without a match have no such time.
  const matched = { ...standingMatch, matchedAt: month };
  const count = (filter: Record<string, unknown>) =>
    isSeeker ? Comparison.countDocuments({ candidateId: userId, ...filter }) : 0;
  const [offers, offerCount, matchCount, releasedCount, blockedCount] = await Promise.all([
    isSeeker ? listOffers(userId, after) : { entries: [], nextCursor: null },
    count({ suspendedBy: null, comparedAt: month }),
    isSeeker ? count(matched) : countShownMatches({ recruiterId: userId, ...matched }, viewer),
    count({ ...standingMatch, comparedAt: month, 'contact.state': 'released' }),
    count({
      // Blocked this month, to be deleted after so many days.
      suspendedBy: 'posting',
      expiresAt: { $gt: new Date(Math.max(Date.now(), month.$gte.getTime() + blockedMs)) },
    }),
  ]);
  const { entries: jobsOffered, nextCursor } = offers;
  return { jobsOffered, offerCount, matchCount, releasedCount, blockedCount, nextCursor };
}

async function countShownMatches(matches: Record<string, unknown>, viewer: Viewer) {
  const hidden = await findHiddenFrom(viewer);
  return Comparison.countDocuments({ ...matches, candidateId: { $nin: hidden } });
}

/** @throws {AppError} 404 for anyone but the two parties */
export async function getMatch(userId: string, matchId: string): Promise<MatchDetailDto> {
  const { match, candidate, recruiter, job, isCandidate } = await getStandingMatch(userId, matchId);
  const shown = currentRecruiter(match, recruiter);
  if (!shown) throw matchNotFound();
  const { offer } = match;
  const release = isCandidate ? await findStandingRelease(match) : null;
  const own = isCandidate ? match.candidateProgress : match.recruiterProgress;
  return {
    _id: match._id.toString(),
    viewer: isCandidate ? 'jobSeeker' : 'recruiter',
    matchPercentage: match.matchPercentage,
    isMatch: match.isMatch,
    comparedAt: match.comparedAt.toISOString(),
    progress: toProgressDto(own),
    candidate: { _id: candidate.publicId, ...toPersonDto(candidate) },
    recruiter: release ? { ...shown, card: release.card } : shown,
    jobPosting: toJobSummaryDto(match.jobId, offer),
    ...(isCandidate ? shownToCandidate(match, candidate) : await readContact(match, candidate)),
    release: release && { _id: release._id, key: release.key },
    suspended: isCandidate ? suspensionOf(candidate, match, recruiter) : null,
    namesListedCompany:
      isCandidate && namesListedCompany(listedBy(candidate.shield), shown, offer.employer),
    key: isCandidate ? (match.keyName ?? null) : null,
    keyId: isCandidate ? (match.keyId?.toString() ?? null) : null,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', match.breakdown),
    offerChangedAt: job && job.updatedAt > offer.updatedAt ? job.updatedAt.toISOString() : null,
  };
}

function currentRecruiter(
  { recruiterSnapshot }: ComparisonRecord,
  recruiter: Publisher | null | undefined,
): PublisherDto | null {
  if (isGuest(recruiterSnapshot)) return toRecruiterDto(recruiterSnapshot, undefined);
  return recruiter ? toPublisherDto(recruiter) : null;
}

const shownToCandidate = (match: ComparisonRecord, candidate: UserFields) => ({
  contactState: stateForCandidate(match),
  contactInfo: allowedContact(match, candidate),
});
