/** Grouped by the domain that responds, in their order; the server mounts fixed paths before those with parameters. */
export const apiBase = '/api/v1';

// Short where they are called, as every browser loads the table first.
const by =
  <Method extends 'GET' | 'POST' | 'PUT' | 'DELETE'>(method: Method) =>
  <Path extends string>(path: Path) => ({ method, path });
const read = by('GET');
const post = by('POST');
const put = by('PUT');
const remove = by('DELETE');

export const endpoints = {
  // the application itself
  health: read('/health'),
  getDocs: read('/docs'),
  getOpenApi: read('/openapi.json'),
  getOperator: read('/operator'),

  // user
  searchUsers: read('/users/search'),
  uploadProfileImage: put('/users/profile-image'),
  saveMessage: put('/users/message'),

  // auth
  signup: post('/auth/signup'),
  login: post('/auth/login'),
  logout: read('/auth/logout'),
  listProviders: read('/auth/providers'),
  startGoogle: read('/auth/google/start'),
  signInWithGoogle: read('/auth/google'),
  signInWithLinkedin: read('/auth/linkedin'),
  requestPasswordReset: post('/auth/forgot-password'),
  resetPassword: post('/auth/reset-password'),
  verifyEmail: post('/auth/verify-email'),
  resendVerification: post('/auth/verification-mail'),
  changeEmail: put('/auth/email'),
  changePassword: put('/auth/password'),
  confirmIdentity: post('/auth/confirm-identity'),
  mailIdentityCode: post('/auth/identity-code'),
  listSessions: read('/auth/sessions'),
  endOtherSessions: remove('/auth/sessions'),
  endSession: remove('/auth/sessions/:id'),
  unlinkProvider: remove('/auth/providers/:provider'),
  renewAccessPassword: put('/users/access-password'),
  listKeys: read('/users/keys'),
  createKey: post('/users/keys'),
  changeKey: put('/users/keys/:id'),
  getPublicUser: read('/users/:username'),
  checkAccessPassword: post('/users/:username/check-password'),

  // job
  createJob: post('/jobs'),
  listMyJobs: read('/jobs/mine'),
  updateJob: put('/jobs/:id'),

  // questionnaire
  questionnaireExists: read('/questionnaire/exists'),
  getMyQuestionnaire: read('/questionnaire/me'),
  createQuestionnaire: post('/questionnaire/new'),
  updateQuestionnaire: put('/questionnaire/edit'),

  // matching
  revokeKey: remove('/users/keys/:id'),
  listOpenProfiles: read('/users/unlocked'),
  getComparisonOutlook: read('/questionnaire/compare/:candidateId'),
  compare: post('/questionnaire/compare/:candidateId'),
  compareWithMany: post('/jobs/:id/comparisons'),
  listJobCandidates: read('/jobs/:id/candidates'),
  listJobComparisons: read('/jobs/:id/comparisons'),
  getJob: read('/jobs/:id'),
  deleteJob: remove('/jobs/:id'),
  toggleJobBlock: put('/jobs/:id/block-job'),
  listBlockedJobs: read('/users/blocked-jobs'),
  listJobsOffered: read('/users/jobs-offered'),
  listMatches: read('/users/matches'),
  getMatch: read('/users/matches/:matchId'),
  setProgress: put('/users/matches/:matchId/progress'),
  requestAccess: post('/users/:username/access-requests'),
  listAccessRequests: read('/users/access-requests'),
  acceptRequest: post('/users/access-requests/:id/accept'),
  refuseRequest: post('/users/access-requests/:id/refuse'),
  listActivity: read('/users/activity'),
  readPosting: post('/questionnaire/read'),
  checkMessage: post('/questionnaire/check-message'),
  listReleases: read('/users/releases'),
  decideRelease: post('/users/releases'),
  withdrawRelease: remove('/users/releases/:id'),
  blockRecruiter: post('/users/blocked-recruiters'),
  listBlockedRecruiters: read('/users/blocked-recruiters'),
  unblockRecruiter: remove('/users/blocked-recruiters/:id'),
  getImage: read('/files/images/:id'),
  getCv: read('/files/cv/:id'),

  // account
  authStatus: read('/auth/auth-status'),
  getAccount: read('/users/account'),
  changeUsername: put('/users/username'),
  assignRole: put('/users/assign-role'),
  getAutomations: read('/users/automations'),
  saveAutomations: post('/users/automations'),
  saveNotifications: put('/users/notifications'),
  switchOffNotification: post('/users/notifications/switch-off'),
  getShield: read('/users/shield'),
  saveShield: put('/users/shield'),
  setPaused: put('/users/pause'),
  getRecruiterProfile: read('/users/recruiter-profile'),
  saveRecruiterProfile: put('/users/recruiter-profile'),
  exportAccount: read('/users/export'),
  deleteAccount: remove('/users/account/:userId'),
  createReport: post('/reports'),
} as const;

export type EndpointName = keyof typeof endpoints;

export function fileUrl(kind: 'images' | 'cv', id: string): string {
  return `${apiBase}/files/${kind}/${id}`;
}
