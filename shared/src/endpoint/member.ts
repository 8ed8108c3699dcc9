import { post, put, read, remove } from './verbs.ts';

/** What whoever is signed in may call, grouped by the domain that responds. */
export const memberEndpoints = {
  // user
  uploadProfileImage: put('/users/profile-image'),
  saveMessage: put('/users/message'),

  // auth
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
  checkMessage: post('/questionnaire/check-message'),
  listReleases: read('/users/releases'),
  decideRelease: post('/users/releases'),
  withdrawRelease: remove('/users/releases/:id'),
  blockRecruiter: post('/users/blocked-recruiters'),
  listBlockedRecruiters: read('/users/blocked-recruiters'),
  unblockRecruiter: remove('/users/blocked-recruiters/:id'),

  // account
  getAccount: read('/users/account'),
  changeUsername: put('/users/username'),
  assignRole: put('/users/assign-role'),
  getAutomations: read('/users/automations'),
  saveAutomations: post('/users/automations'),
  saveNotifications: put('/users/notifications'),
  getShield: read('/users/shield'),
  saveShield: put('/users/shield'),
  setPaused: put('/users/pause'),
  getRecruiterProfile: read('/users/recruiter-profile'),
  saveRecruiterProfile: put('/users/recruiter-profile'),
  exportAccount: read('/users/export'),
  deleteAccount: remove('/users/account/:userId'),
} as const;
