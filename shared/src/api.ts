import { z } from './schema/zod.ts';
import {
  accountDto,
  notificationsDto,
  pauseDto,
  recruiterProfileDto,
  recruiterProfileInput,
  switchOffInput,
  authStatusDto,
  automationsDto,
  automationsInput,
  roleChangeDto,
  roleChangeInput,
} from './account.ts';
import {
  emailChangeInput,
  identityProof,
  passwordChangeInput,
  providerParams,
  sessionParams,
  sessionsDto,
  emailVerification,
  googleDto,
  googleReturn,
  linkedinReturn,
  loginInput,
  newUserDto,
  passwordResetInput,
  passwordResetRequest,
  providerStart,
  providersDto,
  signupInput,
  accessDto,
  accessPasswordDto,
  accessPasswordInput,
  keyChange,
  keyDto,
  keyEnd,
  keyInput,
  keysDto,
  newKeyDto,
} from './auth.ts';
import type { Role } from './rules/codes.ts';
import type { EndpointName } from './endpoints.ts';
import { jobDto, jobInput, myJobsDto } from './job.ts';
import { limits } from './rules/limits.ts';
import {
  blockedDto,
  blockedJobsDto,
  comparisonDto,
  comparisonInput,
  comparisonOutlookDto,
  jobComparisonsDto,
  jobComparisonsInput,
  openProfilesDto,
  outlookSearch,
  releaseEnd,
  jobsOfferedDto,
  matchDetailDto,
  matchListDto,
  releaseDecision,
  releasesDto,
  roleSearch,
  shownJobDto,
  activitiesDto,
  candidateListDto,
} from './matching.ts';
import { operatorDto } from './operator.ts';
import { pageSearch } from './page.ts';
import { questionnaireDto, questionnaireExistsDto, questionnaireInput } from './questionnaire.ts';
import { reportDto, reportInput } from './report.ts';
import { blockedRecruitersDto, recruiterBlockInput, shieldDto, shieldInput } from './shield.ts';
import {
  messageDto,
  messageInput,
  objectId,
  publicId,
  publicUserDto,
  searchHitDto,
  userDto,
  userSearch,
  usernameInput,
} from './user.ts';

/** `user` is anybody signed in, a role is anybody who holds it. */
export type Access = 'public' | 'user' | Role;

/** `response: null` is an empty 204, `'file'` the file itself, `'redirect'` another address. */
export type EndpointContract = {
  access: Access;
  /** A GET that changes something, which the specification asks for, is guarded like an unsafe call. */
  changesState?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  upload?: { field: string; maxBytes: number };
  /** Limits calls of this kind, so that nobody reads everything out; uploads are always limited. */
  limit?: 'search' | 'profile' | 'image';
  status?: 201;
  response: z.ZodType | null | 'file' | 'redirect';
};

const byId = z.strictObject({ id: objectId });
const byPublicId = z.strictObject({ id: publicId });
const byCandidate = z.strictObject({ candidateId: publicId });
const byUsername = z.strictObject({ username: z.string().toLowerCase().max(limits.usernameMax) });

export const contract = {
  health: {
    access: 'public',
    response: z.strictObject({ status: z.literal('ok'), database: z.literal('up') }),
  },
  getDocs: { access: 'public', response: 'file' },
  getOpenApi: { access: 'public', response: z.looseObject({ openapi: z.string() }) },
  getOperator: { access: 'public', response: operatorDto },

  searchUsers: {
    access: 'public',
    query: userSearch,
    limit: 'search',
    response: z.array(searchHitDto),
  },
  uploadProfileImage: {
    access: 'user',
    upload: { field: 'image', maxBytes: limits.imageMaxBytes },
    response: userDto,
  },
  saveMessage: { access: 'jobSeeker', body: messageInput, response: messageDto },

  signup: { access: 'public', body: signupInput, status: 201, response: newUserDto },
  login: { access: 'public', body: loginInput, response: userDto },
  logout: { access: 'public', changesState: true, response: null },
  listProviders: { access: 'public', response: providersDto },
  startGoogle: {
    access: 'public',
    query: providerStart,
    response: 'redirect',
  },
  signInWithGoogle: {
    access: 'public',
    changesState: true,
    query: googleReturn,
    response: googleDto,
  },
  signInWithLinkedin: {
    access: 'public',
    query: linkedinReturn,
    response: 'redirect',
  },
  requestPasswordReset: { access: 'public', body: passwordResetRequest, response: null },
  resetPassword: { access: 'public', body: passwordResetInput, response: null },
  verifyEmail: { access: 'user', body: emailVerification, response: null },
  resendVerification: { access: 'user', response: null },
  changeEmail: { access: 'user', body: emailChangeInput, response: null },
  changePassword: { access: 'user', body: passwordChangeInput, response: null },
  confirmIdentity: { access: 'user', body: identityProof, response: null },
  mailIdentityCode: { access: 'user', response: null },
  listSessions: { access: 'user', response: sessionsDto },
  endOtherSessions: { access: 'user', response: null },
  endSession: { access: 'user', params: sessionParams, response: null },
  unlinkProvider: { access: 'user', params: providerParams, response: null },
  renewAccessPassword: { access: 'jobSeeker', response: accessPasswordDto },
  listKeys: { access: 'jobSeeker', response: keysDto },
  createKey: { access: 'jobSeeker', body: keyInput, status: 201, response: newKeyDto },
  changeKey: {
    access: 'jobSeeker',
    params: byId,
    body: keyChange,
    response: z.strictObject({ key: keyDto }),
  },
  getPublicUser: {
    access: 'public',
    params: byUsername,
    limit: 'profile',
    response: publicUserDto,
  },
  checkAccessPassword: {
    access: 'public',
    params: byUsername,
    body: accessPasswordInput,
    response: accessDto,
  },

  createJob: {
    access: 'recruiter',
    body: jobInput,
    status: 201,
    response: z.strictObject({ job: jobDto }),
  },
  listMyJobs: { access: 'recruiter', query: pageSearch, response: myJobsDto },
  updateJob: {
    access: 'recruiter',
    params: byId,
    body: jobInput,
    response: z.strictObject({ job: jobDto }),
  },

  questionnaireExists: { access: 'user', response: questionnaireExistsDto },
  getMyQuestionnaire: { access: 'jobSeeker', response: questionnaireDto },
  createQuestionnaire: {
    access: 'jobSeeker',
    body: questionnaireInput,
    status: 201,
    response: questionnaireDto,
  },
  updateQuestionnaire: {
    access: 'jobSeeker',
    body: questionnaireInput,
    response: questionnaireDto,
  },

  revokeKey: { access: 'jobSeeker', params: byId, query: keyEnd, response: null },
  listOpenProfiles: { access: 'recruiter', query: pageSearch, response: openProfilesDto },
  getComparisonOutlook: {
    access: 'public',
    params: byCandidate,
    query: outlookSearch,
    response: comparisonOutlookDto,
  },
  compare: {
    access: 'public',
    params: byCandidate,
    body: comparisonInput,
    response: comparisonDto,
  },
  compareWithMany: {
    access: 'recruiter',
    params: byId,
    body: jobComparisonsInput,
    response: jobComparisonsDto,
  },
  listJobCandidates: {
    access: 'recruiter',
    params: byId,
    response: candidateListDto,
  },
  getJob: { access: 'user', params: byId, response: z.strictObject({ job: shownJobDto }) },
  deleteJob: { access: 'recruiter', params: byId, response: null },
  toggleJobBlock: { access: 'jobSeeker', params: byId, response: blockedDto },
  listBlockedJobs: { access: 'jobSeeker', query: pageSearch, response: blockedJobsDto },
  listJobsOffered: { access: 'user', query: roleSearch, response: jobsOfferedDto },
  listMatches: { access: 'user', query: roleSearch, response: matchListDto },
  getMatch: {
    access: 'user',
    params: z.strictObject({ matchId: objectId }),
    response: matchDetailDto,
  },
  listReleases: { access: 'jobSeeker', query: pageSearch, response: releasesDto },
  listActivity: { access: 'jobSeeker', query: pageSearch, response: activitiesDto },
  decideRelease: { access: 'jobSeeker', body: releaseDecision, response: null },
  withdrawRelease: { access: 'jobSeeker', params: byId, query: releaseEnd, response: null },
  blockRecruiter: { access: 'jobSeeker', body: recruiterBlockInput, response: null },
  listBlockedRecruiters: {
    access: 'jobSeeker',
    query: pageSearch,
    response: blockedRecruitersDto,
  },
  unblockRecruiter: { access: 'jobSeeker', params: byId, response: null },
  getImage: { access: 'public', params: byPublicId, limit: 'image', response: 'file' },
  getCv: { access: 'public', params: byPublicId, response: 'file' },

  authStatus: { access: 'public', response: authStatusDto },
  getAccount: { access: 'user', response: accountDto },
  changeUsername: { access: 'user', body: usernameInput, response: userDto },
  assignRole: { access: 'user', body: roleChangeInput, response: roleChangeDto },
  getAutomations: { access: 'jobSeeker', response: automationsDto },
  saveAutomations: {
    access: 'jobSeeker',
    body: automationsInput,
    upload: { field: 'cv', maxBytes: limits.cvMaxBytes },
    response: userDto,
  },
  saveNotifications: { access: 'user', body: notificationsDto, response: notificationsDto },
  switchOffNotification: { access: 'public', body: switchOffInput, response: null },
  getShield: { access: 'jobSeeker', response: shieldDto },
  saveShield: { access: 'jobSeeker', body: shieldInput, response: shieldDto },
  setPaused: { access: 'jobSeeker', body: pauseDto, response: pauseDto },
  getRecruiterProfile: { access: 'recruiter', response: recruiterProfileDto },
  saveRecruiterProfile: {
    access: 'recruiter',
    body: recruiterProfileInput,
    response: recruiterProfileDto,
  },
  exportAccount: { access: 'user', response: 'file' },
  deleteAccount: { access: 'user', params: z.strictObject({ userId: publicId }), response: null },
  createReport: { access: 'public', body: reportInput, status: 201, response: reportDto },
} as const satisfies Record<EndpointName, EndpointContract>;

type Contract = typeof contract;
type Part<Name extends EndpointName, Key extends string> =
  Contract[Name] extends Record<Key, infer Schema> ? Schema : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

export type Params<Name extends EndpointName> = Output<Part<Name, 'params'>>;
export type Query<Name extends EndpointName> = Output<Part<Name, 'query'>>;
export type Body<Name extends EndpointName> = Output<Part<Name, 'body'>>;
export type ParamsInput<Name extends EndpointName> = Input<Part<Name, 'params'>>;
export type QueryInput<Name extends EndpointName> = Input<Part<Name, 'query'>>;
export type BodyInput<Name extends EndpointName> = Input<Part<Name, 'body'>>;
export type UploadName = {
  [Name in EndpointName]: Part<Name, 'upload'> extends undefined ? never : Name;
}[EndpointName];
export type AccessOf<Name extends EndpointName> = Contract[Name]['access'];
export type ResponseBody<Name extends EndpointName> = Output<Part<Name, 'response'>>;
