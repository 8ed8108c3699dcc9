/** Grouped by the domain that responds, in their order; the server mounts fixed paths before those with parameters. */
export const apiBase = '/api/v1';

export const endpoints = {
  // the application itself
  health: { method: 'GET', path: '/health' },
  getDocs: { method: 'GET', path: '/docs' },
  getOpenApi: { method: 'GET', path: '/openapi.json' },
  getOperator: { method: 'GET', path: '/operator' },

  // user
  searchUsers: { method: 'GET', path: '/users/search' },
  uploadProfileImage: { method: 'PUT', path: '/users/profile-image' },
  saveMessage: { method: 'PUT', path: '/users/message' },

  // auth
  signup: { method: 'POST', path: '/auth/signup' },
  login: { method: 'POST', path: '/auth/login' },
  logout: { method: 'GET', path: '/auth/logout' },
  listProviders: { method: 'GET', path: '/auth/providers' },
  startGoogle: { method: 'GET', path: '/auth/google/start' },
  signInWithGoogle: { method: 'GET', path: '/auth/google' },
  signInWithLinkedin: { method: 'GET', path: '/auth/linkedin' },
  requestPasswordReset: { method: 'POST', path: '/auth/forgot-password' },
  resetPassword: { method: 'POST', path: '/auth/reset-password' },
  verifyEmail: { method: 'POST', path: '/auth/verify-email' },
  resendVerification: { method: 'POST', path: '/auth/verification-mail' },
  changeEmail: { method: 'PUT', path: '/auth/email' },
  changePassword: { method: 'PUT', path: '/auth/password' },
  confirmIdentity: { method: 'POST', path: '/auth/confirm-identity' },
  mailIdentityCode: { method: 'POST', path: '/auth/identity-code' },
  listSessions: { method: 'GET', path: '/auth/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:id' },
  unlinkProvider: { method: 'DELETE', path: '/auth/providers/:provider' },
  renewAccessPassword: { method: 'PUT', path: '/users/access-password' },
  listKeys: { method: 'GET', path: '/users/keys' },
  createKey: { method: 'POST', path: '/users/keys' },
  changeKey: { method: 'PUT', path: '/users/keys/:id' },
  getPublicUser: { method: 'GET', path: '/users/:username' },
  checkAccessPassword: { method: 'POST', path: '/users/:username/check-password' },

  // job
  createJob: { method: 'POST', path: '/jobs' },
  listMyJobs: { method: 'GET', path: '/jobs/mine' },
  updateJob: { method: 'PUT', path: '/jobs/:id' },

  // questionnaire
  questionnaireExists: { method: 'GET', path: '/questionnaire/exists' },
  getMyQuestionnaire: { method: 'GET', path: '/questionnaire/me' },
  createQuestionnaire: { method: 'POST', path: '/questionnaire/new' },
  updateQuestionnaire: { method: 'PUT', path: '/questionnaire/edit' },

  // matching
  revokeKey: { method: 'DELETE', path: '/users/keys/:id' },
  listOpenProfiles: { method: 'GET', path: '/users/unlocked' },
  getComparisonOutlook: { method: 'GET', path: '/questionnaire/compare/:candidateId' },
  compare: { method: 'POST', path: '/questionnaire/compare/:candidateId' },
  compareWithMany: { method: 'POST', path: '/jobs/:id/comparisons' },
  listJobCandidates: { method: 'GET', path: '/jobs/:id/candidates' },
  listJobComparisons: { method: 'GET', path: '/jobs/:id/comparisons' },
  getJob: { method: 'GET', path: '/jobs/:id' },
  deleteJob: { method: 'DELETE', path: '/jobs/:id' },
  toggleJobBlock: { method: 'PUT', path: '/jobs/:id/block-job' },
  listBlockedJobs: { method: 'GET', path: '/users/blocked-jobs' },
  listJobsOffered: { method: 'GET', path: '/users/jobs-offered' },
  listMatches: { method: 'GET', path: '/users/matches' },
  getMatch: { method: 'GET', path: '/users/matches/:matchId' },
  setProgress: { method: 'PUT', path: '/users/matches/:matchId/progress' },
  requestAccess: { method: 'POST', path: '/users/:username/access-requests' },
  listAccessRequests: { method: 'GET', path: '/users/access-requests' },
  acceptRequest: { method: 'POST', path: '/users/access-requests/:id/accept' },
  refuseRequest: { method: 'POST', path: '/users/access-requests/:id/refuse' },
  listActivity: { method: 'GET', path: '/users/activity' },
  listReleases: { method: 'GET', path: '/users/releases' },
  decideRelease: { method: 'POST', path: '/users/releases' },
  withdrawRelease: { method: 'DELETE', path: '/users/releases/:id' },
  blockRecruiter: { method: 'POST', path: '/users/blocked-recruiters' },
  listBlockedRecruiters: { method: 'GET', path: '/users/blocked-recruiters' },
  unblockRecruiter: { method: 'DELETE', path: '/users/blocked-recruiters/:id' },
  getImage: { method: 'GET', path: '/files/images/:id' },
  getCv: { method: 'GET', path: '/files/cv/:id' },

  // account
  authStatus: { method: 'GET', path: '/auth/auth-status' },
  getAccount: { method: 'GET', path: '/users/account' },
  changeUsername: { method: 'PUT', path: '/users/username' },
  assignRole: { method: 'PUT', path: '/users/assign-role' },
  getAutomations: { method: 'GET', path: '/users/automations' },
  saveAutomations: { method: 'POST', path: '/users/automations' },
  saveNotifications: { method: 'PUT', path: '/users/notifications' },
  switchOffNotification: { method: 'POST', path: '/users/notifications/switch-off' },
  getShield: { method: 'GET', path: '/users/shield' },
  saveShield: { method: 'PUT', path: '/users/shield' },
  setPaused: { method: 'PUT', path: '/users/pause' },
  getRecruiterProfile: { method: 'GET', path: '/users/recruiter-profile' },
  saveRecruiterProfile: { method: 'PUT', path: '/users/recruiter-profile' },
  exportAccount: { method: 'GET', path: '/users/export' },
  deleteAccount: { method: 'DELETE', path: '/users/account/:userId' },
  createReport: { method: 'POST', path: '/reports' },
} as const satisfies Record<string, { method: 'GET' | 'POST' | 'PUT' | 'DELETE'; path: string }>;

export type EndpointName = keyof typeof endpoints;

export function fileUrl(kind: 'images' | 'cv', id: string): string {
  return `${apiBase}/files/${kind}/${id}`;
}
