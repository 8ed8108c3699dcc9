import type { Types } from 'mongoose';
import { LRUCache } from 'lru-cache';
import { Key, toKeyDto } from '../key/key.model.ts';
import { Unlock } from '../key/unlock.model.ts';
import { codesOfTitle } from '../../language/title/officialCodes.ts';
import { Job, toAnswersDto } from '../job/job.model.ts';
import { Activity, type ActivityRecord } from '../user/activity/activity.model.ts';
import { findPublicId } from '../user/user.service.ts';
import { explainFor } from '@inkognito/shared/rules/explain';
import { BlockedRecruiter } from '../recruiter/blockedRecruiter.model.ts';
import { BlockedPosting, Comparison, type ComparisonFields } from '../matching/comparison.model.ts';
import { Quota } from '../matching/quota.model.ts';
import {
  AccessRequest,
  type AccessRequestRecord,
  exportRequest,
} from '../request/accessRequest.model.ts';
import { toProgressDto } from '../match/standingMatch.ts';
import { isPending, isOverruled, isReleasedByHand } from '../release/hold.ts';
import { Release, type ReleaseRecord } from '../release/release.model.ts';
import { RecruiterMark } from '../recruiter/recruiterMark.model.ts';
import { ListQuota } from '../matching/search/listQuota.model.ts';
import { Report, type ReportRecord } from '../report/report.model.ts';
import { toReportExport } from '../report/report.service.ts';

export function exportedLists(
  userId: string,
  hidden: readonly Types.ObjectId[],
): Record<string, AsyncIterable<object>> {
  const asCandidate = { candidateId: userId };
  const asRecruiter = { recruiterId: userId, candidateId: { $nin: hidden } };
  const publicIds = new LRUCache<string, Promise<string | null>>({
    max: publicIdsKept,
    memoMethod: findPublicId,
  });
  const publicIdOf: PublicIdOf = (id) => publicIds.memo(id);
  return {
    postings: list(Job.find({ recruiterId: userId }).lean(), (job) => ({
      _id: job._id,
      ...toAnswersDto(job),
      titles: [codesOfTitle(job.jobTitle)],
      createdAt: job.createdAt,
      updatedAt: job.updatedAt,
    })),
    comparisons: list(
      Comparison.find({
        $or: [asCandidate, { ...asRecruiter, endedAt: null }],
      }).lean<StoredComparison>(),
      (each) => exportComparison(each, userId, publicIdOf),
    ),
    releases: list(
      Release.find({ $or: [asCandidate, asRecruiter] })
        .select({ __v: 0, keyId: 0 })
        .lean<ReleaseRecord>(),
      (release) => exportRelease(release, userId, publicIdOf),
    ),
    comparisonsCounted: list(Quota.find(asRecruiter).select({ __v: 0, keyId: 0 }).lean(), (quota) =>
      withPublicIds(quota, publicIdOf),
    ),
    blockedRecruiters: list(
      BlockedRecruiter.find(asCandidate).lean(),
      ({ publisher, jobTitle, blockedAt }) => ({ publisher, jobTitle, blockedAt }),
    ),
    accessRequests: list(
      AccessRequest.find({
        $or: [asCandidate, asRecruiter],
        endedAt: null,
      }).lean<AccessRequestRecord>(),
      (each) => exportRequest(each, userId, publicIdOf),
    ),
    ...listsOfOwnRecords(userId, hidden, publicIdOf),
  };
}

function listsOfOwnRecords(
  userId: string,
  hidden: readonly Types.ObjectId[],
  publicIdOf: PublicIdOf,
): Record<string, AsyncIterable<object>> {
  return {
    openProfiles: list(
      Unlock.find({ holderId: userId, candidateId: { $nin: hidden } }).lean(),
      async ({ candidateId, openedAt, expiresAt }) => ({
        ...(await withPublicIds({ candidateId }, publicIdOf)),
        openedAt,
        expiresAt,
      }),
    ),
    blockedPostings: list(
      BlockedPosting.find({ candidateId: userId }).lean(),
      ({ jobId, expiresAt }) => ({ jobId, expiresAt }),
    ),
    // Postings only; the candidates are not this person's data.
    lists: list(ListQuota.find({ recruiterIds: userId }).lean(), ({ lists, expiresAt }) => ({
      shown: lists.map(({ jobTitle, at }) => ({ jobTitle, at })),
      expiresAt,
    })),
    recruiterMarks: list(
      RecruiterMark.find({ recruiterId: userId }).lean(),
      ({ mark, expiresAt }) => ({ mark, expiresAt }),
    ),
    keys: list(Key.find({ userId }).lean(), toKeyDto),
    activity: list(
      Activity.find({ candidateId: userId }).lean<ActivityRecord>(),
      ({ kind, at, count, key, recruiter, jobTitle }) => ({
        ...{ kind, at, count, key, recruiter, jobTitle },
      }),
    ),
    reports: list(Report.find({ reporterId: userId }).lean<ReportRecord>(), toReportExport),
  };
}

type Listed<Stored> = {
  cursor: (options: {
    batchSize: number;
  }) => AsyncIterable<Stored> & { close: () => Promise<void> };
};

async function* list<Stored>(
  query: Listed<Stored>,
  toExport: (stored: Stored) => object | Promise<object>,
): AsyncGenerator<object> {
  const cursor = query.cursor({ batchSize: 20 });
  try {
    for await (const stored of cursor) yield await toExport(stored);
  } finally {
    await cursor.close();
  }
}

/** A withdrawal after the release ended is exported as well, but never shown to the recruiter. */
async function exportRelease(
  { withdrawnAt, recruiterPublicId: kept, keyName, ...release }: ReleaseRecord,
  userId: string,
  publicIdOf: PublicIdOf,
) {
  const isCandidate = release.candidateId.equals(userId);
  const exported = await withPublicIds(release, publicIdOf);
  const recruiterId = exported.recruiterId ?? kept ?? null;
  return { ...exported, recruiterId, ...(isCandidate && { withdrawnAt, key: keyName ?? null }) };
}

type PublicIdOf = (userId: string) => Promise<string | null>;

const publicIdsKept = 1_000;

type Pair = { candidateId: Types.ObjectId; recruiterId?: Types.ObjectId | null };

async function withPublicIds<Of extends Pair>(
  entry: Of,
  publicIdOf: PublicIdOf,
): Promise<Omit<Of, keyof Pair> & Record<keyof Pair, string | null>> {
  const [candidateId, recruiterId] = await Promise.all([
    publicIdOf(entry.candidateId.toString()),
    entry.recruiterId ? publicIdOf(entry.recruiterId.toString()) : null,
  ]);
  return { ...entry, candidateId, recruiterId };
}

type StoredComparison = ComparisonFields & { _id: unknown };

async function exportComparison(
  comparison: StoredComparison,
  userId: string,
  publicIdOf: PublicIdOf,
) {
  const isCandidate = comparison.candidateId.equals(userId);
  const { offer, recruiterPublicId: kept } = comparison;
  const other = isCandidate ? comparison.recruiterId : comparison.candidateId;
  const otherParty = await publicIdOf(other.toString());
  return {
    _id: comparison._id,
    as: isCandidate ? 'candidate' : 'recruiter',
    jobId: comparison.jobId,
    otherParty: otherParty ?? (isCandidate ? (kept ?? null) : null),
    offer: toAnswersDto(offer),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', comparison.breakdown),
    comparedAt: comparison.comparedAt,
    matchedAt: comparison.matchedAt,
    isReleased: isCandidate ? isReleasedByHand(comparison) : isOverruled(comparison),
    releasePending: isPending(comparison),
    progress: toProgressDto(
      isCandidate ? comparison.candidateProgress : comparison.recruiterProgress,
    ),
    // A block is the candidate's data, not the recruiter's.
    ...(isCandidate && {
      publisher: comparison.publisher,
      key: comparison.keyName,
      endedAt: comparison.endedAt,
      releaseState: comparison.releaseState,
      blockedAt: comparison.blockedAt,
      deletedAt: comparison.expiresAt,
    }),
  };
}
