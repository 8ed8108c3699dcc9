import type { JobsOfferedDto, MatchDetailDto } from '@inkognito/shared/match';
import type { Role } from '@inkognito/shared/codes';
import { toJobSummaryDto } from '../job/job.model.ts';
import { type Viewer, findHiddenFrom } from '../user/shield/hidden.ts';
import { toPersonDto, toPublisherDto } from '../user/user.model.ts';
import { suspensionOf } from '../recruiter/suspension.ts';
import { Comparison, standingMatch } from '../matching/comparison.model.ts';
import { toRecruiterDto } from '../recruiter/snapshot.ts';
import { listedBy, namesListedCompany } from '../user/shield/listedNames.ts';
import { blockedMs } from '../matching/blocking.ts';
import { stateForCandidate } from '../matching/contactState.ts';
import { allowedContact, readContact } from '../matching/release/release.ts';
import { findStandingRelease } from '../matching/release/releases.ts';
import { explainFor } from '@inkognito/shared/rules/explain';
import { startOfMonthInBerlin } from './berlinMonth.ts';
import { listOffers } from './lists.ts';
import { toProgressDto, getStandingMatch } from './standingMatch.ts';

export async function listJobsOffered(
  userId: string,
  viewer: Viewer,
  role: Role,
  cursor: string | undefined,
): Promise<JobsOfferedDto> {
  const month = { $gte: startOfMonthInBerlin(new Date()) };
  // Releases without a match have no such time.
  const matched = { ...standingMatch, matchedAt: month };
  if (role === 'recruiter') {
    const candidateId = { $nin: await findHiddenFrom(viewer) };
    const shown = { recruiterId: userId, candidateId, ...matched };
    const matchCount = await Comparison.countDocuments(shown);
    const ofCandidates = { offerCount: 0, releasedCount: 0, blockedCount: 0 };
    return { jobsOffered: [], matchCount, ...ofCandidates, nextCursor: null };
  }
  const count = (filter: Record<string, unknown>) =>
    Comparison.countDocuments({ candidateId: userId, ...filter });
  // Blocked this month, to be deleted after so many days.
  const blockedUntil = new Date(Math.max(Date.now(), month.$gte.getTime() + blockedMs));
  const [offers, offerCount, matchCount, releasedCount, blockedCount] = await Promise.all([
    listOffers(userId, cursor),
    count({ suspendedBy: null, comparedAt: month }),
    count(matched),
    count({ ...standingMatch, comparedAt: month, 'contact.state': 'released' }),
    count({ suspendedBy: 'posting', expiresAt: { $gt: blockedUntil } }),
  ]);
  const { entries: jobsOffered, nextCursor } = offers;
  return { jobsOffered, offerCount, matchCount, releasedCount, blockedCount, nextCursor };
}

/** @throws {AppError} 404 for anyone but the two parties */
export async function getMatch(userId: string, matchId: string): Promise<MatchDetailDto> {
  const { match, candidate, recruiter, job, isCandidate } = await getStandingMatch(userId, matchId);
  const { offer, recruiterSnapshot } = match;
  const shown = recruiter
    ? toPublisherDto(recruiter)
    : toRecruiterDto(recruiterSnapshot, undefined);
  const release = isCandidate ? await findStandingRelease(match) : null;
  const contact = isCandidate
    ? { contactState: stateForCandidate(match), contactInfo: allowedContact(match, candidate) }
    : await readContact(match, candidate);
  return {
    _id: match._id.toString(),
    viewer: isCandidate ? 'jobSeeker' : 'recruiter',
    matchPercentage: match.matchPercentage,
    isMatch: match.isMatch,
    comparedAt: match.comparedAt.toISOString(),
    progress: toProgressDto(isCandidate ? match.candidateProgress : match.recruiterProgress),
    candidate: { _id: candidate.publicId, ...toPersonDto(candidate) },
    recruiter: release ? { ...shown, card: release.card } : shown,
    jobPosting: toJobSummaryDto(match.jobId, offer),
    ...contact,
    release: release && { _id: release._id },
    suspended: isCandidate ? suspensionOf(candidate, match, recruiter) : null,
    namesListedCompany:
      isCandidate && namesListedCompany(listedBy(candidate.shield), shown, offer.employer),
    key: isCandidate ? (match.keyName ?? null) : null,
    keyId: isCandidate ? (match.keyId?.toString() ?? null) : null,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', match.breakdown),
    offerChangedAt: job && job.updatedAt > offer.updatedAt ? job.updatedAt.toISOString() : null,
  };
}
