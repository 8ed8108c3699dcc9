import { z } from './schema/zod.ts';
import { blockedJobDto, jobDto } from './job.ts';
import { nextCursor, pageSearch } from './page.ts';
import { codesOf, offerEndLabels } from './rules/codes.ts';
import { criterionIds, verdicts } from './rules/rulebook.ts';
import { contactFlags, cvDto, objectId, personDto, publisherDto, role } from './user.ts';

export const criterionDto = z.strictObject({
  score: z.number().min(0).max(1).nullable(),
  weight: z.number(),
  verdict: z.enum(verdicts),
  knockout: z.boolean(),
  source: z.enum(['rule', 'model']),
  reasoning: z.string(),
});
export type CriterionDto = z.infer<typeof criterionDto>;

export const breakdownDto = z.record(z.enum(criterionIds), criterionDto);
export type BreakdownDto = z.infer<typeof breakdownDto>;

/** As released now; `null` is what the candidate does not release. */
export const contactInfoDto = z.strictObject({
  phoneNumber: z.string().nullable(),
  calendarLink: z.string().nullable(),
  cv: cvDto.nullable(),
  email: z.string().nullable(),
});
export type ContactInfoDto = z.infer<typeof contactInfoDto>;

export const similarCandidateDto = z.strictObject({
  user: personDto,
  /** 70, 80 or 90: rounded down, and 100 counts as 90. */
  matchPercentage: z.number().int().min(0).max(100),
});
export type SimilarCandidateDto = z.infer<typeof similarCandidateDto>;

/** Made without a key: percentages in steps, and nobody at all (`null`) before `nextListAt` when enough lists were seen. */
export const candidateListDto = z.strictObject({
  similarCandidates: z.array(similarCandidateDto),
  similarCount: z.number().int().min(0).nullable(),
  nextListAt: z.string().optional(),
});
export type CandidateListDto = z.infer<typeof candidateListDto>;

/** Without a match, or while the release is pending, there is no contact information at all. */
export const comparisonDto = z.strictObject({
  matchId: objectId,
  matchPercentage: z.number().int().min(0).max(100),
  isMatch: z.boolean(),
  ...candidateListDto.shape,
  contactInfo: contactInfoDto.nullable(),
  releasePending: z.boolean(),
  breakdown: breakdownDto,
});
export type ComparisonDto = z.infer<typeof comparisonDto>;

export const roleSearch = pageSearch.extend({ role: role.optional() });

export const recruiterMatchDto = z.strictObject({
  _id: objectId,
  candidate: personDto,
  jobPosting: z.strictObject({ _id: objectId, jobTitle: z.string() }),
  matchPercentage: z.number(),
  releasePending: z.boolean(),
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
});
export type OfferedJobDto = z.infer<typeof offeredJobDto>;

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
 * declined goes on reading `releasePending`; `releaseDeclined` is for the job seeker alone.
 */
export const matchDetailDto = z.strictObject({
  _id: objectId,
  viewer: role,
  matchPercentage: z.number(),
  candidate: personDto,
  recruiter: publisherDto,
  jobPosting: z.strictObject({ _id: objectId, jobTitle: z.string(), jobLocation: z.string() }),
  contactInfo: contactInfoDto.nullable(),
  releasePending: z.boolean(),
  releaseDeclined: z.boolean(),
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

export const releaseEnds = ['withdrawn', 'posting_deleted', 'account_deleted'] as const;

/** `recruiter` is who they said they were then; `withdrawnAt` also stands where the release had ended before. */
export const releaseDto = z.strictObject({
  _id: objectId,
  recruiter: publisherDto,
  accountDeleted: z.boolean(),
  jobTitle: z.string(),
  fields: z.array(z.enum(contactFlags)),
  releasedAt: z.string(),
  endedAt: z.string().nullable(),
  endReason: z.enum(releaseEnds).nullable(),
  withdrawnAt: z.string().nullable(),
});
export type ReleaseDto = z.infer<typeof releaseDto>;

/** What happened with a job seeker's data; `listed` counts the lists of a week, which begins at `at`. */
export const activityDto = z.strictObject({
  _id: objectId,
  kind: z.enum(['listed']),
  at: z.string(),
  count: z.number().int(),
});
export type ActivityDto = z.infer<typeof activityDto>;

export const activitiesDto = z.strictObject({ activity: z.array(activityDto), nextCursor });

export const releaseDecision = z.strictObject({
  matchId: objectId,
  action: z.enum(['confirm', 'decline']).default('confirm'),
});
export type ReleaseDecision = z.infer<typeof releaseDecision>;

export const releasesDto = z.strictObject({ releases: z.array(releaseDto), nextCursor });
export type ReleasesDto = z.infer<typeof releasesDto>;

export const blockedJobsDto = z.strictObject({ jobsBlocked: z.array(blockedJobDto), nextCursor });
export type BlockedJobsDto = z.infer<typeof blockedJobsDto>;

export const blockedDto = z.strictObject({ blocked: z.boolean() });
