import { z } from './schema/zod.ts';
import { blockedJobDto, jobDto, jobInput, jobSummaryDto } from './job.ts';
import { nextCursor, pageSearch } from './page.ts';
import { codesOf, offerEndLabels, progressLabels } from './rules/codes.ts';
import { criterionIds, verdicts } from './rules/rulebook.ts';
import { limits } from './rules/limits.ts';
import { plainName } from './schema/plainName.ts';
import { releaseDto } from './release.ts';
import { multilineText } from './schema/text.ts';
import { errorResponse } from './error.ts';
import { suspension } from './shield.ts';
import { cvDto, email, objectId, personDto, publicId, publisherDto, role } from './user.ts';

export const criterionDto = z.strictObject({
  score: z.number().min(0).max(1).nullable(),
  weight: z.number(),
  verdict: z.enum(verdicts),
  knockout: z.boolean(),
  source: z.enum(['rule', 'encoder']),
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

/**
 * Made without a key: percentages in steps, and nobody at all (`null`) before `nextListAt` when enough lists were seen, or
 * until the reader has confirmed an e-mail address.
 */
export const candidateListDto = z.strictObject({
  similarCandidates: z.array(similarCandidateDto),
  similarCount: z.number().int().min(0).nullable(),
  nextListAt: z.string().optional(),
  isEmailNeeded: z.literal(true).optional(),
});
export type CandidateListDto = z.infer<typeof candidateListDto>;

/** Who asks: demanded of whoever has no account; for others it fills what their recruiter profile leaves empty. */
export const asker = z.strictObject({
  name: plainName(limits.nameMax).min(1, 'Bitte geben Sie Ihren Namen an.'),
  company: plainName(limits.companyMax).min(1, 'Bitte geben Sie Ihre Firma an.'),
  email,
});
export type Asker = z.infer<typeof asker>;

export const comparisonInput = jobInput.safeExtend({ asker: asker.optional() });
export type ComparisonInput = z.infer<typeof comparisonInput>;

/**
 * Whether a comparison is possible, known before somebody fills in a form. `left`: how many different ones there may
 * be at once. Without a key it says nothing but that.
 */
export const comparisonOutlookDto = z.strictObject({
  state: z.enum(['open', 'locked', 'incomplete', 'quota', 'blocked']),
  until: z.string().nullable(),
  left: z.number().int(),
  askerNeeded: z.boolean(),
});
export type ComparisonOutlookDto = z.infer<typeof comparisonOutlookDto>;

/** With a posting of one's own: whether it is blocked for this person. */
export const outlookSearch = z.strictObject({ jobId: objectId.optional() });

/** `candidate` is a public id, as in the call; the results stand in its order. */
const comparedDto = z.strictObject({
  candidate: publicId,
  matchId: objectId,
  matchPercentage: z.number().int().min(0).max(100),
  isMatch: z.boolean(),
});
const refusedDto = z.strictObject({
  candidate: publicId,
  code: errorResponse.shape.code,
  error: z.string(),
});
export const jobComparisonsInput = z.strictObject({
  candidateIds: z
    .array(publicId)
    .min(1, 'Bitte wählen Sie mindestens ein Profil.')
    .max(limits.comparisonsAtOnce, 'Bitte wählen Sie höchstens 50 Profile.'),
});
export const jobComparisonsDto = z.strictObject({
  results: z.array(z.union([comparedDto, refusedDto])),
});
export type JobComparisonResult = z.infer<typeof jobComparisonsDto>['results'][number];

/** A profile that this recruiter has a key to; `expiresAt`: when it closes by itself. */
export const openProfileDto = z.strictObject({
  candidate: personDto.extend({ _id: publicId }),
  expiresAt: z.string(),
  lastComparison: z
    .strictObject({
      jobId: objectId,
      jobTitle: z.string(),
      matchPercentage: z.number(),
      isMatch: z.boolean(),
    })
    .nullable(),
});
export type OpenProfileDto = z.infer<typeof openProfileDto>;
export const openProfilesDto = z.strictObject({ profiles: z.array(openProfileDto), nextCursor });

/** Without a match, or while the release is pending, there is no contact information at all. */
export const comparisonDto = z.strictObject({
  matchId: objectId,
  /** The posting that the answers made or were already. */
  jobId: objectId,
  matchPercentage: z.number().int().min(0).max(100),
  isMatch: z.boolean(),
  ...candidateListDto.shape,
  contactInfo: contactInfoDto.nullable(),
  releasePending: z.boolean(),
  breakdown: breakdownDto,
});
export type ComparisonDto = z.infer<typeof comparisonDto>;

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
