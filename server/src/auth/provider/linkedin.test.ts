import { afterAll, beforeEach, expect, test } from 'vitest';
import { memoryLog } from '../../test/memoryLog.ts';
import { startStandInProvider } from '../../test/standInProvider.ts';
import { useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { User } from '../../user/user.model.ts';

const provider = await startStandInProvider();
const client = { clientId: 'inkognito', clientSecret: 'secret', standIn: provider.url };
const { lines, logger } = memoryLog('trace');
const { guest } = useTestApp({ logger, providers: { google: null, linkedin: client } });

const rita = { sub: 'l-1', name: 'Rita Recruiter', email: 'rita@beispiel.example' };
const failed = '/login?error=linkedin_auth_failed';

beforeEach(() => provider.be({ ...rita, email_verified: 'true' }));
afterAll(() => provider.stop());

const location = ({ headers }: { headers: Record<string, string> }) => headers['location'] ?? '';

async function visitLinkedin(browser: TestClient): Promise<Record<string, string>> {
  const { response } = await browser.call('signInWithLinkedin');
  const back = await provider.visit(location(response));
  return Object.fromEntries(back.searchParams);
}

async function comeBack(browser: TestClient, query: Record<string, string>): Promise<string> {
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  const { response } = await browser.call('signInWithLinkedin', { query, headers });
  return location(response);
}

const signIn = async (browser: TestClient) => comeBack(browser, await visitLinkedin(browser));

test('the way to LinkedIn carries a state and the OpenID scopes', async () => {
  const { status, response } = await guest().call('signInWithLinkedin');

  expect(status).toBe(302);
  expect(Object.fromEntries(new URL(location(response)).searchParams)).toMatchObject({
    redirect_uri: 'http://localhost:3000/api/v1/auth/linkedin',
    response_type: 'code',
    scope: 'openid profile email',
    state: expect.stringMatching(/^[\w-]{43}$/) as string,
  });
});

test('a new user gets the access password by the first status call, and only by that', async () => {
  const browser = guest();

  expect(await signIn(browser)).toBe('/linkedin-callback?isNew=true');

  const opened = await browser.call('authStatus', { headers: { 'Sec-Fetch-Mode': 'navigate' } });
  const answers = await Promise.all([browser.call('authStatus'), browser.call('authStatus')]);
  const later = await browser.call('authStatus');
  const told = answers.map(({ body }) => body.accessPassword).filter(Boolean);
  expect(told).toEqual([expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/)]);
  expect([opened.body.accessPassword, later.body.accessPassword]).toEqual([undefined, undefined]);
  expect(later.body.user).toMatchObject({ email: rita.email });
  expect((await User.findOne({}).lean())?.emailVerified).toBe(true);
});

test.each<[string, (browser: TestClient) => Promise<Record<string, string>>]>([
  [
    'the person declines',
    async (browser) => {
      provider.refuseConsent();
      return visitLinkedin(browser);
    },
  ],
  ['the state is another', async (browser) => ({ ...(await visitLinkedin(browser)), state: 'x' })],
  [
    'LinkedIn refuses the code',
    async (browser) => {
      const query = await visitLinkedin(browser);
      provider.answerTokenRequestsWith(400);
      return query;
    },
  ],
  [
    'LinkedIn says nothing',
    async (browser) => {
      const query = await visitLinkedin(browser);
      provider.fallSilent();
      return query;
    },
  ],
])('no user is signed in when %s', async (_, prepare) => {
  const browser = guest();
  const query = await prepare(browser);
  const started = Date.now();

  expect(await comeBack(browser, query)).toBe(failed);

  expect(Date.now() - started).toBeLessThan(5_000);
  expect((await browser.call('authStatus')).body.authenticated).toBe(false);
  expect(await User.countDocuments({})).toBe(0);
});

test.each(['user_cancelled_login', 'user_cancelled_authorize'])(
  'the login page is told that the person cancelled: %s',
  async (error) => {
    expect(await comeBack(guest(), { error })).toBe(`${failed}&reason=cancelled`);
  },
);

test.each(['server_error', 'access_denied', 'GEHEIM at evil (evil.js:1)'])(
  'a guest who brings the error "%s" fills no log',
  async (error) => {
    lines.length = 0;

    for (let turn = 0; turn < 5; turn += 1) expect(await comeBack(guest(), { error })).toBe(failed);

    const log = lines.join('');
    expect(log).not.toMatch(/stack|GEHEIM|server_error|"level":(?:40|50)/);
    expect(lines.length).toBeLessThanOrEqual(10);
  },
);

test('a server without Google says so', async () => {
  const { response } = await guest().call('startGoogle');
  const exchange = await guest().call('signInWithGoogle', { query: { code: 'abc' } });

  expect(location(response)).toBe('/login?error=google_auth_failed');
  expect(exchange.status).toBe(404);
  expect(exchange.error.error).toBe(
    'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
  );
});
