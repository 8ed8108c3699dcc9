import type { Role } from './codes.ts';

export type Page = {
  path: string;
  access: 'public' | 'user' | readonly Role[];
  isIndexed?: true;
  /** The URL may hold a token, key or access password, which no foreign script may read. */
  carriesSecret?: true;
};

const seekers = ['jobSeeker'] as const;
const recruiters = ['recruiter'] as const;
const everyRole = ['jobSeeker', 'recruiter'] as const;

/** The first matching path wins, so `:params` come last. */
export const pages = {
  landing: { path: '/', access: 'public', isIndexed: true },
  login: { path: '/login', access: 'public', isIndexed: true },
  signup: { path: '/signup', access: 'public', isIndexed: true },
  signupEmail: { path: '/signup/email', access: 'public' },
  googleRedirect: { path: '/redirect', access: 'public', carriesSecret: true },
  linkedinCallback: { path: '/linkedin-callback', access: 'public', carriesSecret: true },
  forgotPassword: { path: '/forgot-password', access: 'public' },
  resetPassword: { path: '/reset-password', access: 'public', carriesSecret: true },
  verifyEmail: { path: '/verify-email', access: 'public', carriesSecret: true },
  confirmIdentity: { path: '/confirm-identity', access: 'public', carriesSecret: true },
  notificationsOff: { path: '/notifications-off', access: 'public', carriesSecret: true },
  privacyPolicy: { path: '/privacy-policy', access: 'public', isIndexed: true },
  imprint: { path: '/impressum', access: 'public', isIndexed: true },
  terms: { path: '/nutzungsbedingungen', access: 'public', isIndexed: true },
  rules: { path: '/so-rechnen-wir', access: 'public', isIndexed: true },
  welcome: { path: '/welcome', access: 'user', carriesSecret: true },
  dashboard: { path: '/user', access: 'user' },
  questionnaire: { path: '/user/questionnaire', access: seekers },
  automations: { path: '/user/automations', access: seekers },
  blocked: { path: '/user/blocked', access: seekers },
  keys: { path: '/user/keys', access: seekers },
  activity: { path: '/user/activity', access: seekers },
  messageCheck: { path: '/user/message-check', access: seekers },
  requests: { path: '/user/access-requests', access: everyRole },
  openProfiles: { path: '/user/unlocked', access: recruiters },
  account: { path: '/user/account', access: everyRole },
  matches: { path: '/user/matches', access: everyRole },
  recruiterQuestionnaire: { path: '/profile/questionnaire/:username', access: 'public' },
  matchResults: { path: '/profile/match-results/:username', access: 'public' },
  result: { path: '/result', access: 'public', carriesSecret: true },
  newJob: { path: '/jobs/new', access: recruiters },
  editJob: { path: '/jobs/:id/edit', access: recruiters },
  jobComparisons: { path: '/jobs/:id/comparisons', access: recruiters },
  jobCandidates: { path: '/jobs/:id/candidates', access: recruiters },
  job: { path: '/jobs/:id', access: 'user' },
  match: { path: '/matches/:matchId', access: 'user' },
  profile: { path: '/:username', access: 'public', carriesSecret: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

export const pageList: readonly Page[] = Object.values(pages);

type Address<Path extends string> = Path extends `${string}:${string}`
  ? (param: string) => string
  : Path;

export const paths = Object.fromEntries(
  Object.entries(pages).map(([name, { path }]) => [name, addressOf(path)]),
  // Object.fromEntries loses the keys' types.
) as { readonly [Name in PageName]: Address<(typeof pages)[Name]['path']> };

function addressOf(path: string) {
  if (!path.includes(':')) return path;
  return (param: string) => path.replace(/:\w+/, () => encodeURIComponent(param));
}
