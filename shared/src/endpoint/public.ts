import { post, read } from './verbs.ts';

/** What anybody may call, grouped by the domain that responds. */
export const publicEndpoints = {
  // the application itself
  health: read('/health'),
  getDocs: read('/docs'),
  getOpenApi: read('/openapi.json'),
  getOperator: read('/operator'),

  // user
  searchUsers: read('/users/search'),

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
  getPublicUser: read('/users/:username'),
  checkAccessPassword: post('/users/:username/check-password'),

  // matching
  getComparisonOutlook: read('/questionnaire/compare/:candidateId'),
  compare: post('/questionnaire/compare/:candidateId'),
  readPosting: post('/questionnaire/read'),
  suggestTitles: read('/titles'),
  findPlace: read('/places'),
  getImage: read('/files/images/:id'),
  getCv: read('/files/cv/:id'),

  // account
  authStatus: read('/auth/auth-status'),
  switchOffNotification: post('/users/notifications/switch-off'),
  createReport: post('/reports'),
} as const;
