import type { EndpointName } from './endpoints.ts';
import { type Page, type PageName, pages } from './pages.ts';

/** What only the server needs to know, so that no browser loads it. */
type Traits = {
  isIndexed?: true;
  /** Its address may hold a token, a key or an access password, which no foreign script may read. */
  carriesSecret?: true;
  /** The component whose files the server names to the browser together with the HTML. */
  preload?: string;
  /** What everybody who is signed in reads there, likewise. */
  reads?: readonly EndpointName[];
};

const traits: Partial<Record<PageName, Traits>> = {
  landing: { isIndexed: true, preload: 'HomePage' },
  login: { isIndexed: true, preload: 'LoginPage' },
  signup: { isIndexed: true, preload: 'SignupPage' },
  googleRedirect: { carriesSecret: true },
  linkedinCallback: { carriesSecret: true },
  resetPassword: { carriesSecret: true },
  verifyEmail: { carriesSecret: true },
  notificationsOff: { carriesSecret: true },
  privacyPolicy: { isIndexed: true },
  imprint: { isIndexed: true },
  terms: { isIndexed: true },
  rules: { isIndexed: true },
  welcome: { carriesSecret: true },
  dashboard: { preload: 'DashboardPage', reads: ['getAccount'] },
  profile: { carriesSecret: true, preload: 'ProfilePage' },
};

export const pageList: readonly (Page & Traits)[] = (Object.keys(pages) as PageName[]).map(
  (name) => ({ ...pages[name], ...traits[name] }),
);
