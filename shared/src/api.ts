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
} from './auth.ts';
import type { Role } from './rules/codes.ts';
import type { EndpointName } from './endpoints.ts';
import { jobDto, jobInput, myJobsDto } from './job.ts';
import { limits } from './rules/limits.ts';
import {
  blockedDto,
  blockedJobsDto,
  comparisonDto,
  jobsOfferedDto,
  matchDetailDto,
  matchListDto,
  releasesDto,
  roleSearch,
  similarCandidateDto,
} from './matching.ts';
import { operatorDto } from './operator.ts';
import { pageSearch } from './page.ts';
import { questionnaireDto, questionnaireExistsDto, questionnaireInput } from './questionnaire.ts';
import {
  messageDto,
  messageInput,
  objectId,
  publicUserDto,
  searchHitDto,
  userDto,
  userSearch,
} from './user.ts';

/** Who may call: `user` is anybody signed in, a role is anybody who holds it. */
export type Access = 'public' | 'user' | Role;

/**
 * What goes in and out of one endpoint. `answer: null` is an empty 204, `'file'` the file itself, `'redirect'` another
 * address.
 */
export type EndpointContract = {
  access: Access;
  /** GETs that change something, fixed by the specification, are guarded like unsafe calls. */
  changesState?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  upload?: { field: string; maxBytes: number };
  /** Counted by this use, so that nobody reads everything out; uploads are counted in any case. */
  limit?: 'search' | 'profile';
  status?: 201;
  answer: z.ZodType | null | 'file' | 'redirect';
};

const byId = z.strictObject({ id: objectId });
const byUsername = z.strictObject({ username: z.string().toLowerCase().max(limits.usernameMax) });

/** The schemas of every endpoint in `endpoints.ts`, under the same name. */
export const contract = {
  // the application itself
  health: {
    access: 'public',
    answer: z.strictObject({ status: z.literal('ok'), database: z.literal('up') }),
  },
  getDocs: { access: 'public', answer: 'file' },
  getOpenApi: { access: 'public', answer: z.looseObject({ openapi: z.string() }) },
  getOperator: { access: 'public', answer: operatorDto },

  // user
  searchUsers: {
    access: 'public',
    query: userSearch,
    limit: 'search',
    answer: z.array(searchHitDto),
  },
  uploadProfileImage: {
    access: 'user',
    upload: { field: 'image', maxBytes: limits.imageMaxBytes },
    answer: userDto,
  },
  saveMessage: { access: 'jobSeeker', body: messageInput, answer: messageDto },
  getPublicUser: {
    access: 'public',
    params: byUsername,
    limit: 'profile',
    answer: publicUserDto,
  },
  getImage: { access: 'public', params: byId, answer: 'file' },

  // auth
  signup: { access: 'public', body: signupInput, status: 201, answer: newUserDto },
  login: { access: 'public', body: loginInput, answer: userDto },
  logout: { access: 'public', changesState: true, answer: null },
  listProviders: { access: 'public', answer: providersDto },
  startGoogle: {
    access: 'public',
    query: providerStart,
    answer: 'redirect',
  },
  signInWithGoogle: {
    access: 'public',
    changesState: true,
    query: googleReturn,
    answer: googleDto,
  },
  signInWithLinkedin: {
    access: 'public',
    query: linkedinReturn,
    answer: 'redirect',
  },
  requestPasswordReset: { access: 'public', body: passwordResetRequest, answer: null },
  resetPassword: { access: 'public', body: passwordResetInput, answer: null },
  verifyEmail: { access: 'user', body: emailVerification, answer: null },
  resendVerification: { access: 'user', answer: null },
  changeEmail: { access: 'user', body: emailChangeInput, answer: null },
  changePassword: { access: 'user', body: passwordChangeInput, answer: null },
  confirmIdentity: { access: 'user', body: identityProof, answer: null },
  listSessions: { access: 'user', answer: sessionsDto },
  endOtherSessions: { access: 'user', answer: null },
  endSession: { access: 'user', params: sessionParams, answer: null },
  unlinkProvider: { access: 'user', params: providerParams, answer: null },
  renewAccessPassword: { access: 'jobSeeker', answer: accessPasswordDto },
  checkAccessPassword: {
    access: 'recruiter',
    params: byUsername,
    body: accessPasswordInput,
    answer: accessDto,
  },

  // job
  createJob: {
    access: 'recruiter',
    body: jobInput,
    status: 201,
    answer: z.strictObject({ job: jobDto }),
  },
  listMyJobs: { access: 'recruiter', query: pageSearch, answer: myJobsDto },
  updateJob: {
    access: 'recruiter',
    params: byId,
    body: jobInput,
    answer: z.strictObject({ job: jobDto }),
  },

  // questionnaire
  questionnaireExists: { access: 'user', answer: questionnaireExistsDto },
  getMyQuestionnaire: { access: 'jobSeeker', answer: questionnaireDto },
  createQuestionnaire: {
    access: 'jobSeeker',
    body: questionnaireInput,
    status: 201,
    answer: questionnaireDto,
  },
  updateQuestionnaire: {
    access: 'jobSeeker',
    body: questionnaireInput,
    answer: questionnaireDto,
  },

  // matching
  compare: {
    access: 'recruiter',
    params: z.strictObject({ candidateId: objectId }),
    body: jobInput,
    answer: comparisonDto,
  },
  listJobCandidates: {
    access: 'recruiter',
    params: byId,
    answer: z.strictObject({ similarCandidates: z.array(similarCandidateDto) }),
  },
  getJob: { access: 'user', params: byId, answer: z.strictObject({ job: jobDto }) },
  deleteJob: { access: 'recruiter', params: byId, answer: null },
  toggleJobBlock: { access: 'jobSeeker', params: byId, answer: blockedDto },
  listBlockedJobs: { access: 'jobSeeker', query: pageSearch, answer: blockedJobsDto },
  listJobsOffered: { access: 'user', query: roleSearch, answer: jobsOfferedDto },
  listMatches: { access: 'user', query: roleSearch, answer: matchListDto },
  getMatch: {
    access: 'user',
    params: z.strictObject({ matchId: objectId }),
    answer: matchDetailDto,
  },
  listReleases: { access: 'jobSeeker', query: pageSearch, answer: releasesDto },
  withdrawRelease: { access: 'jobSeeker', params: byId, answer: null },
  getCv: { access: 'user', params: byId, answer: 'file' },

  // account
  authStatus: { access: 'public', answer: authStatusDto },
  getAccount: { access: 'user', answer: accountDto },
  assignRole: { access: 'user', body: roleChangeInput, answer: roleChangeDto },
  getAutomations: { access: 'jobSeeker', answer: automationsDto },
  saveAutomations: {
    access: 'jobSeeker',
    body: automationsInput,
    upload: { field: 'cv', maxBytes: limits.cvMaxBytes },
    answer: userDto,
  },
  saveNotifications: { access: 'user', body: notificationsDto, answer: notificationsDto },
  switchOffNotification: { access: 'public', body: switchOffInput, answer: null },
  setPaused: { access: 'jobSeeker', body: pauseDto, answer: pauseDto },
  getRecruiterProfile: { access: 'recruiter', answer: recruiterProfileDto },
  saveRecruiterProfile: {
    access: 'recruiter',
    body: recruiterProfileInput,
    answer: recruiterProfileDto,
  },
  exportAccount: { access: 'user', answer: 'file' },
  deleteAccount: { access: 'user', params: z.strictObject({ userId: objectId }), answer: null },
} as const satisfies Record<EndpointName, EndpointContract>;

type Contract = typeof contract;
type Part<Name extends EndpointName, Key extends string> =
  Contract[Name] extends Record<Key, infer Schema> ? Schema : undefined;
type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Input<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** Parsed values, as a server handler gets them. */
export type Params<Name extends EndpointName> = Output<Part<Name, 'params'>>;
export type Query<Name extends EndpointName> = Output<Part<Name, 'query'>>;
export type Body<Name extends EndpointName> = Output<Part<Name, 'body'>>;
/** Values as a client sends them. */
export type ParamsInput<Name extends EndpointName> = Input<Part<Name, 'params'>>;
export type QueryInput<Name extends EndpointName> = Input<Part<Name, 'query'>>;
export type BodyInput<Name extends EndpointName> = Input<Part<Name, 'body'>>;
/** Endpoints that take a multipart form; a client sends them a `FormData`. */
export type UploadName = {
  [Name in EndpointName]: Part<Name, 'upload'> extends undefined ? never : Name;
}[EndpointName];
export type AccessOf<Name extends EndpointName> = Contract[Name]['access'];
export type Answer<Name extends EndpointName> = Output<Part<Name, 'answer'>>;
