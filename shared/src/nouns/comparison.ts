import { z } from '../schema/zod.ts';
import {
  byId,
  byPublicId,
  get,
  nextCursor,
  objectId,
  pageSearch,
  post,
  publicId,
} from '../endpoint.ts';
import { jobInput } from './job.ts';
import { breakdownDto } from '../rules/breakdown.ts';
import { limits } from '../limits.ts';
import { contactState } from '../schema/contactState.ts';
import { plainName } from '../schema/text.ts';
import { errorResponse } from '../error.ts';
import {
  byUsername,
  cvDto,
  email,
  personDto,
  publicUserDto,
  searchHitDto,
  userSearch,
} from './user.ts';

/** `null` where the candidate does not release it. */
export const contactInfoDto = z.strictObject({
  name: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  calendarLink: z.string().nullable(),
  cv: cvDto.nullable(),
  email: z.string().nullable(),
});
export type ContactInfoDto = z.infer<typeof contactInfoDto>;

export const viewerKinds = ['guest', 'key', 'match'] as const;
export type ViewerKind = (typeof viewerKinds)[number];

/** One's own profile as others see it; after a match with what it releases at once. */
export const seenProfileDto = z.strictObject({
  profile: publicUserDto,
  contactInfo: contactInfoDto.nullable(),
});
export type SeenProfileDto = z.infer<typeof seenProfileDto>;

export const listedCriteria = ['jobTitle', 'location', 'workMode', 'contractType'] as const;

export const similarCandidateDto = z.strictObject({
  user: personDto,
  /** 70, 80 or 90: rounded down, and 100 counts as 90. */
  matchPercentage: z.number().int().min(0).max(100),
  /** What of the posting fits whole, as far as lists judge it; pay is not told. */
  fits: z.array(z.enum(listedCriteria)),
  /** Of the viewer's own match with them. */
  matchId: objectId.optional(),
});
export type SimilarCandidateDto = z.infer<typeof similarCandidateDto>;

/** Percentages are coarse. Guests and unconfirmed accounts get the count alone, `null` before `nextListAt`. */
export const candidateListDto = z.strictObject({
  similarCandidates: z.array(similarCandidateDto),
  similarCount: z.number().int().min(0).nullable(),
  nextListAt: z.string().optional(),
});
export type CandidateListDto = z.infer<typeof candidateListDto>;

/** Required from guests; name and company fill gaps in an account's profile. */
export const asker = z.strictObject({
  name: plainName(limits.nameMax).min(1, 'Bitte geben Sie Ihren Namen an.'),
  company: plainName(limits.companyMax).min(1, 'Bitte geben Sie Ihre Firma an.'),
  email,
});
export type Asker = z.infer<typeof asker>;

export const comparisonInput = jobInput.safeExtend({
  asker: asker.partial({ email: true }).optional(),
});
export type ComparisonInput = z.infer<typeof comparisonInput>;

/** Shown before the form is filled in. `left`: different comparisons possible now; without a key, nothing else. */
export const comparisonOutlookDto = z.strictObject({
  state: z.enum(['open', 'locked', 'incomplete', 'quota', 'blocked']),
  until: z.string().nullable(),
  left: z.number().int(),
  askerNeeded: z.boolean(),
});
export type ComparisonOutlookDto = z.infer<typeof comparisonOutlookDto>;

/** `candidate` is a public id; results keep the call's order. */
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

/** A profile this recruiter has a key to; `expiresAt`: when it closes. */
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

/** `contactInfo` is `null` in any `contactState` but `released`. Read again, it brings no list. */
export const comparisonDto = z.strictObject({
  matchId: objectId,
  /** The new or existing posting with these answers. */
  jobId: objectId,
  matchPercentage: z.number().int().min(0).max(100),
  isMatch: z.boolean(),
  ...candidateListDto.shape,
  contactInfo: contactInfoDto.nullable(),
  contactState,
  breakdown: breakdownDto,
});
export type ComparisonDto = z.infer<typeof comparisonDto>;

/** Behind a mailed link, as it stands now; after a withdrawal it says nothing of the person. A link that ended is 404. */
export const resultDto = z.discriminatedUnion('state', [
  z.strictObject({
    state: z.literal('standing'),
    /** The posting's own title. */
    jobTitle: z.string(),
    candidate: personDto,
    comparison: comparisonDto,
    /** As they were named beside the comparison. */
    asker: z.strictObject({ name: z.string(), company: z.string() }),
    /** Its button was pressed before, in whichever browser. */
    isConfirmed: z.boolean(),
    /** An account took it along: the contact is read there. */
    isTaken: z.boolean(),
  }),
  z.strictObject({ state: z.literal('withdrawn'), jobTitle: z.string() }),
]);
export type ResultDto = z.infer<typeof resultDto>;

const byCandidate = z.strictObject({ candidateId: publicId });
const byToken = z.strictObject({ token: z.string().max(100) });

export const comparisonEndpoints = {
  listOpenProfiles: get('/users/unlocked', {
    access: 'recruiter',
    query: pageSearch,
    response: z.strictObject({ profiles: z.array(openProfileDto), nextCursor }),
  }),
  getComparisonOutlook: get('/questionnaire/compare/:candidateId/outlook', {
    access: 'public',
    params: byCandidate,
    /** For one's own posting: whether this candidate blocked it. */
    query: z.strictObject({ jobId: objectId.optional() }),
    response: comparisonOutlookDto,
  }),
  compare: post('/questionnaire/compare/:candidateId', {
    access: 'public',
    params: byCandidate,
    body: comparisonInput,
    longBody: true,
    response: comparisonDto,
  }),
  /** The newest of this account or guest. */
  getComparison: get('/questionnaire/compare/:candidateId', {
    access: 'public',
    params: byCandidate,
    response: comparisonDto,
  }),
  /** Sends the mail again that the contact waits for. */
  mailResult: post('/questionnaire/compare/:candidateId/result-mail', {
    access: 'public',
    params: byCandidate,
  }),
  /** Changes nothing; with contact only where `confirmResult` was called in this browser. */
  openResult: post('/questionnaire/result', {
    access: 'public',
    body: byToken,
    response: resultDto,
  }),
  confirmResult: post('/questionnaire/result/confirm', {
    access: 'public',
    body: byToken,
    response: resultDto,
  }),
  denyResult: post('/questionnaire/result/deny', { access: 'public', body: byToken }),
  compareWithMany: post('/jobs/:id/comparisons', {
    access: 'recruiter',
    params: byId,
    body: jobComparisonsInput,
    response: jobComparisonsDto,
  }),
  listJobCandidates: get('/jobs/:id/candidates', {
    access: 'recruiter',
    params: byId,
    response: candidateListDto,
  }),
};

export const profileEndpoints = {
  searchUsers: get('/users/search', {
    access: 'public',
    query: userSearch,
    limit: 'search',
    response: z.array(searchHitDto),
  }),
  getPublicUser: get('/users/:username', {
    access: 'public',
    params: byUsername,
    limit: 'profile',
    response: publicUserDto,
  }),
  getImage: get('/files/images/:id', {
    access: 'public',
    params: byPublicId,
    limit: 'image',
    response: 'file',
  }),
  getCv: get('/files/cv/:id', { access: 'public', params: byPublicId, response: 'file' }),
  seeOwnProfile: get('/users/profile/:as', {
    access: 'jobSeeker',
    params: z.strictObject({ as: z.enum(viewerKinds) }),
    response: seenProfileDto,
  }),
};
