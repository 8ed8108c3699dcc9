import {
  byId,
  del,
  get,
  madeFrom,
  nextCursor,
  objectId,
  pageSearch,
  post,
  publicId,
  put,
} from '../endpoint.ts';
import {
  blockedJobDto,
  jobInput,
  jobSummaryDto,
  ownJobDto,
  postingDto,
  savedJobDto,
} from './job.ts';
import { contactInfoDto } from './comparison.ts';
import { breakdownDto } from '../rules/breakdown.ts';
import { releaseDto } from './release.ts';
import { codesOf, offerEndLabels, progressLabels } from '../codes.ts';
import { limits } from '../limits.ts';
import { contactState } from '../schema/contactState.ts';
import { multilineText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';
import { blockedRecruiterDto, suspension } from './shield.ts';
import { personDto, publisherDto, role } from './user.ts';

export const roleSearch = pageSearch.extend({ role: role.optional() });

export const progressStatus = z.enum(codesOf(progressLabels));
export type ProgressStatus = z.infer<typeof progressStatus>;

const progressDto = z.strictObject({ status: progressStatus, note: z.string() });
export type ProgressDto = z.infer<typeof progressDto>;
/** Each side has its own and never sees the other's. Absent fields keep their value. */
export const progressInput = progressDto
  .extend({ note: multilineText().max(limits.matchNoteMax) })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'Bitte ändern Sie mindestens eine Angabe.');
export type ProgressInput = z.infer<typeof progressInput>;

/** A candidate compared with a posting, to its recruiter; a match or not. */
export const comparedDto = z.strictObject({
  _id: objectId,
  candidate: personDto,
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  /** By a criterion that knocks out. */
  isExcluded: z.boolean(),
  comparedAt: z.string(),
  contactState,
  status: progressStatus,
  jobPosting: z.strictObject({ _id: objectId, jobTitle: z.string() }),
});
export type ComparedDto = z.infer<typeof comparedDto>;

const offerEnd = z.enum(codesOf(offerEndLabels));
export type OfferEnd = z.infer<typeof offerEnd>;

/** As a candidate was shown it, with publisher; a withdrawn offer has an `endReason`, the owner's posting its dates and version. */
export const shownJobDto = postingDto
  .partial({ endsAt: true, endedAt: true, version: true })
  .extend({ endReason: offerEnd.optional() });
export type ShownJobDto = z.infer<typeof shownJobDto>;

const ownComparison = {
  matchPercentage: z.number(),
  isMatch: z.boolean(),
  /** Any but `none` without a match: released by hand. */
  contactState,
  comparedAt: z.string(),
  suspended: suspension.nullable(),
  /** The reader or the employer bears a name of the candidate's shield: for the candidate's eyes only. */
  namesListedCompany: z.boolean(),
  key: z.string().nullable(),
  keyId: objectId.nullable(),
};

export const offeredJobDto = shownJobDto.extend({
  matchId: objectId,
  ...ownComparison,
  status: progressStatus,
  /** Names the rule that cost most, or speaks most for it. */
  reason: z.string(),
});
export type OfferedJobDto = z.infer<typeof offeredJobDto>;

export const offerComparisonDto = z.strictObject({
  matchId: objectId,
  ...ownComparison,
  breakdown: breakdownDto,
});
export type OfferComparisonDto = z.infer<typeof offerComparisonDto>;

/** `comparison` is `null` for the publisher. */
export const jobDetailDto = z.strictObject({
  job: shownJobDto,
  comparison: offerComparisonDto.nullable(),
});
export type JobDetailDto = z.infer<typeof jobDetailDto>;

export const matchListDto = z.discriminatedUnion('role', [
  z.strictObject({
    role: z.literal('recruiter'),
    matches: z.array(comparedDto),
    nextCursor,
  }),
  z.strictObject({
    role: z.literal('jobSeeker'),
    matches: z.array(offeredJobDto),
    nextCursor,
  }),
]);
export type MatchListDto = z.infer<typeof matchListDto>;

/** Release, key and suspension are for the candidate only. */
export const matchDetailDto = z.strictObject({
  _id: objectId,
  viewer: role,
  ...ownComparison,
  progress: progressDto,
  candidate: personDto.extend({ _id: publicId }),
  recruiter: publisherDto,
  jobPosting: jobSummaryDto,
  contactInfo: contactInfoDto.nullable(),
  release: releaseDto.pick({ _id: true }).nullable(),
  breakdown: breakdownDto,
  offerChangedAt: z.string().nullable(),
});
export type MatchDetailDto = z.infer<typeof matchDetailDto>;

/** Counts are for this month, whatever the page; of a recruiter only matches, since blocks stay secret. */
export const jobsOfferedDto = z.strictObject({
  jobsOffered: z.array(offeredJobDto),
  offerCount: z.number().int(),
  matchCount: z.number().int(),
  releasedCount: z.number().int(),
  blockedCount: z.number().int(),
  nextCursor,
});
export type JobsOfferedDto = z.infer<typeof jobsOfferedDto>;

/** `matchId` where its page exists, `requestId` or `awaitsCandidate` where the user decides. */
export const newsDto = z.strictObject({
  _id: objectId,
  kind: z.enum(['match', 'request', 'release', 'denied']),
  at: z.string(),
  matchId: objectId.optional(),
  requestId: objectId.optional(),
  contactState: contactState.optional(),
  title: z.string(),
  from: z.string(),
  /** For the candidate only. */
  offer: offeredJobDto
    .pick({ matchPercentage: true, isMatch: true, place: true, salary: true })
    .optional(),
});
export type NewsDto = z.infer<typeof newsDto>;

const byMatchId = z.strictObject({ matchId: objectId });

export const matchEndpoints = {
  toggleJobBlock: put('/jobs/:id/block-job', {
    access: 'jobSeeker',
    params: byId,
    response: z.strictObject({ blocked: z.boolean() }),
  }),
  listBlockedJobs: get('/users/blocked-jobs', {
    access: 'jobSeeker',
    query: pageSearch,
    response: z.strictObject({ jobsBlocked: z.array(blockedJobDto), nextCursor }),
  }),
  listJobsOffered: get('/users/jobs-offered', {
    access: 'user',
    query: roleSearch,
    response: jobsOfferedDto,
  }),
  listNews: get('/users/news', {
    access: 'user',
    response: z.strictObject({ news: z.array(newsDto).max(limits.newsMax) }),
  }),
  markNewsSeen: post('/users/news/seen', {
    access: 'user',
    body: z.strictObject({ ids: z.array(objectId).max(limits.newsMax) }),
  }),
  listMatches: get('/users/matches', {
    access: 'user',
    query: roleSearch.extend({ status: progressStatus.optional() }),
    response: matchListDto,
  }),
  getMatch: get('/users/matches/:matchId', {
    access: 'user',
    params: byMatchId,
    response: matchDetailDto,
  }),
  setProgress: put('/users/matches/:matchId/progress', {
    access: 'user',
    params: byMatchId,
    body: progressInput,
    response: progressDto,
  }),
  blockRecruiter: post('/users/blocked-recruiters', {
    access: 'jobSeeker',
    /** `comparisonId`: called `matchId` in lists; or an access request's id. */
    body: z.strictObject({ comparisonId: objectId }),
  }),
  listBlockedRecruiters: get('/users/blocked-recruiters', {
    access: 'jobSeeker',
    query: pageSearch,
    response: z.strictObject({ recruiters: z.array(blockedRecruiterDto), nextCursor }),
  }),
  unblockRecruiter: del('/users/blocked-recruiters/:id', { access: 'jobSeeker', params: byId }),
};

export const postingEndpoints = {
  createJob: post('/jobs', {
    access: 'recruiter',
    body: jobInput,
    longBody: true,
    status: 201,
    response: savedJobDto,
  }),
  listMyJobs: get('/jobs/mine', {
    access: 'recruiter',
    query: pageSearch,
    response: z.strictObject({ jobs: z.array(ownJobDto), nextCursor }),
  }),
  updateJob: put('/jobs/:id', {
    access: 'recruiter',
    params: byId,
    body: jobInput.safeExtend(madeFrom),
    longBody: true,
    response: savedJobDto,
  }),
  closeJob: post('/jobs/:id/close', { access: 'recruiter', params: byId, response: savedJobDto }),
  /** To 90 days from now; opens an ended posting again. */
  prolongJob: post('/jobs/:id/prolong', {
    access: 'recruiter',
    params: byId,
    response: savedJobDto,
  }),
  deleteJob: del('/jobs/:id', { access: 'recruiter', params: byId }),
  listJobComparisons: get('/jobs/:id/comparisons', {
    access: 'recruiter',
    params: byId,
    query: pageSearch,
    response: z.strictObject({ comparisons: z.array(comparedDto), nextCursor }),
  }),
  getJob: get('/jobs/:id', { access: 'user', params: byId, response: jobDetailDto }),
};
