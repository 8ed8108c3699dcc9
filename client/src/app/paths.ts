/** The addresses of the pages, named once. `server/src/user/` reserves their first segments as usernames. */
export const paths = {
  landing: '/',
  login: '/login',
  signup: '/signup',
  signupEmail: '/signup/email',
  googleRedirect: '/redirect',
  linkedinCallback: '/linkedin-callback',
  welcome: '/welcome',
  privacyPolicy: '/privacy-policy',
  profile: (username: string) => `/${encodeURIComponent(username)}`,
  recruiterQuestionnaire: (username: string) =>
    `/profile/questionnaire/${encodeURIComponent(username)}`,
  matchResults: (username: string) => `/profile/match-results/${encodeURIComponent(username)}`,
  job: (id: string) => `/jobs/${id}`,
  match: (id: string) => `/matches/${id}`,
  dashboard: '/user',
  questionnaire: '/user/questionnaire',
  automations: '/user/automations',
  blocked: '/user/blocked',
  account: '/user/account',
  matches: '/user/matches',
} as const;
