import { type Endpoint, byId, nextCursor, objectId, pageSearch } from './endpoint.ts';
import { blockedJobDto, jobDto, jobSummaryDto } from './job.ts';
import { breakdownDto, contactInfoDto } from './matching.ts';
import { releaseDto } from './release.ts';
import { codesOf, offerEndLabels, progressLabels } from './rules/codes.ts';
import { limits } from './rules/limits.ts';
import { multilineText } from './schema/text.ts';
import { z } from './schema/zod.ts';
import { suspension } from './shield.ts';
import { personDto, publisherDto, role } from './user.ts';

export const roleSearch = pageSearch.extend({ role: role.optional() });

export const progressStatus = z.enum(codesOf(progressLabels));
export type ProgressStatus = z.infer<typeof progressStatus>;

/** Each side has its own and never sees the other's. */
export const progressInput = z.strictObject({
  status: progressStatus,
  note: multilineText().max(limits.matchNoteMax).default(''),
});
export type ProgressInput = z.infer<typeof progressInput>;
export const progressDto = z.strictObject({ status: progressStatus, note: z.string() });
export type ProgressDto = z.infer<typeof progressDto>;

export const matchSearch = roleSearch.extend({ status: progressStatus.optional() });

export const recruiterMatchDto = z.strictObject({
  _id: objectId,
  candidate: personDto,
  jobPosting: z.strictObject({ _id: objectId, jobTitle: z.string() }),
  matchPercentage: z.number(),
  /** Not so where the job seeker released all the same. */
  isMatch: z.boolean(),
  comparedAt: z.string(),
  releasePending: z.boolean(),
  status: progressStatus,
});
export type RecruiterMatchDto = z.infer<typeof recruiterMatchDto>;

const offerEnd = z.enum(codesOf(offerEndLabels));
export type OfferEnd = z.infer<typeof offerEnd>;

/** As a job seeker was shown it, publisher included; only an offer that has ended has an `endReason`. */
export const shownJobDto = jobDto.extend({ endReason: offerEnd.optional() });
export type ShownJobDto = z.infer<typeof shownJobDto>;

export const offeredJobDto = shownJobDto.extend({
  matchId: objectId,
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  releasePending: z.boolean(),
  comparedAt: z.string(),
  suspended: suspension.nullable(),
  /** Released by hand, though it is no match. */
  isReleased: z.boolean(),
  status: progressStatus,
  /** In one line, why: of the rule that cost most, or else that speaks most for it. */
  reason: z.string(),
  /** The name of the key it came by, where one is known. */
  key: z.string().nullable(),
  keyId: objectId.nullable(),
});
export type OfferedJobDto = z.infer<typeof offeredJobDto>;

/** Why an offer fits or not, for the job seeker it was compared with. */
export const offerComparisonDto = z.strictObject({
  matchId: objectId,
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  isReleased: z.boolean(),
  comparedAt: z.string(),
  breakdown: breakdownDto,
  suspended: suspension.nullable(),
  key: z.string().nullable(),
  keyId: objectId.nullable(),
});
export type OfferComparisonDto = z.infer<typeof offerComparisonDto>;

/** `comparison` is `null` for whoever published the posting. */
export const jobDetailDto = z.strictObject({
  job: shownJobDto,
  comparison: offerComparisonDto.nullable(),
});
export type JobDetailDto = z.infer<typeof jobDetailDto>;

/** Everybody compared with a posting, matches or not, for its owner. */
export const jobComparedDto = z.strictObject({
  _id: objectId,
  candidate: personDto,
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  isReleased: z.boolean(),
  releasePending: z.boolean(),
  comparedAt: z.string(),
  status: progressStatus,
});
export type JobComparedDto = z.infer<typeof jobComparedDto>;
export const jobComparedListDto = z.strictObject({
  comparisons: z.array(jobComparedDto),
  nextCursor,
});

export const matchListDto = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('recruiter'),
    matches: z.array(recruiterMatchDto),
    nextCursor,
  }),
  z.strictObject({
    role: z.literal('jobSeeker'),
    matches: z.array(offeredJobDto),
    nextCursor,
  }),
]);
export type MatchListDto = z.infer<typeof matchListDto>;

/**
 * `offerChangedAt`: when the posting was changed after the job seeker was shown it. A recruiter whom the job seeker
 * declined goes on reading `releasePending`; `releaseDeclined`, `release` (the one that stands), `suspended`, `key` and
 * `keyId` are
 * for the job seeker alone.
 */
export const matchDetailDto = z.strictObject({
  _id: objectId,
  viewer: role,
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  /** Released by hand, though it is no match. */
  isReleased: z.boolean(),
  comparedAt: z.string(),
  progress: progressDto,
  candidate: personDto,
  recruiter: publisherDto,
  jobPosting: jobSummaryDto,
  contactInfo: contactInfoDto.nullable(),
  releasePending: z.boolean(),
  releaseDeclined: z.boolean(),
  release: releaseDto.pick({ _id: true, key: true }).nullable(),
  suspended: suspension.nullable(),
  key: z.string().nullable(),
  keyId: objectId.nullable(),
  breakdown: breakdownDto,
  offerChangedAt: z.string().nullable(),
});
export type MatchDetailDto = z.infer<typeof matchDetailDto>;

/** The counts are of this month, whatever the page; a recruiter's `blockedCount` is 0, since blocks stay secret. */
export const jobsOfferedDto = z.strictObject({
  jobsOffered: z.array(offeredJobDto),
  matchCount: z.number().int(),
  blockedCount: z.number().int(),
  nextCursor,
});
export type JobsOfferedDto = z.infer<typeof jobsOfferedDto>;

export const blockedJobsDto = z.strictObject({ jobsBlocked: z.array(blockedJobDto), nextCursor });
export type BlockedJobsDto = z.infer<typeof blockedJobsDto>;

export const blockedDto = z.strictObject({ blocked: z.boolean() });

const byMatchId = z.strictObject({ matchId: objectId });

export const matchEndpoints = {
  listJobComparisons: {
    method: 'GET',
    path: '/jobs/:id/comparisons',
    access: 'recruiter',
    params: byId,
    query: pageSearch,
    response: jobComparedListDto,
  },
  getJob: {
    method: 'GET',
    path: '/jobs/:id',
    access: 'user',
    params: byId,
    response: jobDetailDto,
  },
  toggleJobBlock: {
    method: 'PUT',
    path: '/jobs/:id/block-job',
    access: 'jobSeeker',
    limit: 'write',
    params: byId,
    response: blockedDto,
  },
  listBlockedJobs: {
    method: 'GET',
    path: '/users/blocked-jobs',
    access: 'jobSeeker',
    query: pageSearch,
    response: blockedJobsDto,
  },
  listJobsOffered: {
    method: 'GET',
    path: '/users/jobs-offered',
    access: 'user',
    query: roleSearch,
    response: jobsOfferedDto,
  },
  listMatches: {
    method: 'GET',
    path: '/users/matches',
    access: 'user',
    query: matchSearch,
    response: matchListDto,
  },
  getMatch: {
    method: 'GET',
    path: '/users/matches/:matchId',
    access: 'user',
    params: byMatchId,
    response: matchDetailDto,
  },
  setProgress: {
    method: 'PUT',
    path: '/users/matches/:matchId/progress',
    access: 'user',
    limit: 'write',
    params: byMatchId,
    body: progressInput,
    response: progressDto,
  },
} as const satisfies Record<string, Endpoint>;
