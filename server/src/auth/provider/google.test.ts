import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startStandInProvider } from '../../test/standInProvider.ts';
import { useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { User } from '../../user/user.model.ts';

const provider = await startStandInProvider();
const client = { clientId: 'inkognito', clientSecret: 'secret', standIn: provider.url };
const { guest, member } = useTestApp({ providers: { google: client, linkedin: null } });

const anna = { sub: 'g-1', name: 'Anna Müller', email: 'anna@beispiel.example' };

beforeEach(() => provider.be({ ...anna, email_verified: true }));
afterAll(() => provider.stop());

async function returnFromGoogle(browser: TestClient): Promise<Record<string, string>> {
  const { response } = await browser.call('startGoogle');
  const back = await provider.visit(response.headers['location'] ?? '');
  return Object.fromEntries(back.searchParams);
}

async function signIn(browser = guest()) {
  return browser.call('signInWithGoogle', { query: await returnFromGoogle(browser) });
}

test('the way to Google carries a state, a PKCE challenge and our own return address', async () => {
  const { status, response } = await guest().call('startGoogle');

  const { origin, searchParams } = new URL(response.headers['location'] ?? '');
  expect(status).toBe(302);
  expect(origin).toBe(provider.url);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'inkognito',
    redirect_uri: 'http://localhost:3000/redirect',
    response_type: 'code',
    scope: 'openid profile email',
    code_challenge_method: 'S256',
  });
  expect(searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  expect(searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/);
});

describe('a new user', () => {
  test('gets an account with a name of their own, signed in, with the access password this once', async () => {
    const browser = guest();

    const { status, body } = await signIn(browser);

    expect(status).toBe(200);
    expect(body.isNewUser).toBe(true);
    expect(body.user).toMatchObject({ email: anna.email, role: [] });
    const { username } = body.user;
    expect(username).toMatch(/^[a-z]+er\.[a-z]+\d+$/);
    expect(username).not.toMatch(/anna|mueller/);
    expect(body.user.accessPassword).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    const { body: auth } = await browser.call('authStatus');
    expect(auth.user?.username).toBe(username);
    expect(JSON.stringify(auth)).not.toContain(body.user.accessPassword);
    const stored = await User.findOne({ username }).lean();
    expect(stored?.consent.version).toBe(legalTextsDate);
    expect(stored?.emailVerified).toBe(true);
  });

  test('is in without an e-mail address, and so is the next one', async () => {
    provider.be({ sub: 'g-2', name: 'Ohne Adresse' });
    const first = await signIn();
    provider.be({ sub: 'g-3', name: 'Ohne Adresse' });
    const second = await signIn();

    expect([first.body.user.email, second.body.user.email]).toEqual(['', '']);
    expect(second.body.user.username).not.toBe(first.body.user.username);
  });

  test('is made once when they come in twice at once', async () => {
    const [desk, phone] = [guest(), guest()];
    const queries = [await returnFromGoogle(desk), await returnFromGoogle(phone)] as const;

    const answers = await Promise.all([
      desk.call('signInWithGoogle', { query: queries[0] }),
      phone.call('signInWithGoogle', { query: queries[1] }),
    ]);

    expect(answers.map(({ body }) => body.isNewUser).sort()).toEqual([false, true]);
    expect(await User.countDocuments({})).toBe(1);
  });
});

describe('a known user', () => {
  test('comes back to the same account without an access password, also under another address', async () => {
    const { body: first } = await signIn();
    provider.be({ ...anna, email: 'neu@beispiel.example', email_verified: true });

    const { body } = await signIn();

    expect(body.isNewUser).toBe(false);
    expect(body.user._id).toBe(first.user._id);
    expect(body.user).not.toHaveProperty('accessPassword');
    // Google may give their address to another person.
    provider.be({ ...anna, sub: 'g-later', email_verified: true });
    expect((await signIn()).body.user._id).not.toBe(first.user._id);
  });

  test.each([
    ['both sides verified the address', true, true, true],
    ['only the provider verified it', true, false, false],
    ['only we verified it', false, true, false],
    ['the provider does not say', undefined, true, false],
    ['the provider says something odd', 'yes', true, false],
  ])('is linked to an account of their address: %s', async (_, theirs, ours, linked) => {
    const existing = await member([], 'anna.alt');
    await User.updateOne({ username: 'anna.alt' }, { email: anna.email, emailVerified: ours });
    provider.be({ ...anna, ...(theirs !== undefined && { email_verified: theirs }) });

    const { status, body } = await signIn();

    expect(status).toBe(200);
    expect(body.user._id === existing.publicId).toBe(linked);
    expect(body.isNewUser).toBe(!linked);
    // One that the provider did not verify, or another account confirmed, is not kept.
    expect(body.user.email).toBe(linked || (theirs === true && !ours) ? anna.email : '');
    if (linked) expect((await signIn()).body.user._id).toBe(existing.publicId);
  });
});

describe('a code', () => {
  test('is good once', async () => {
    const browser = guest();
    const query = await returnFromGoogle(browser);

    const answers = await Promise.all([
      browser.call('signInWithGoogle', { query }),
      browser.call('signInWithGoogle', { query }),
    ]);
    const later = await browser.call('signInWithGoogle', { query });

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect(later.status).toBe(403);
  });

  test('of another browser is refused, and this one stays signed out', async () => {
    const victim = guest();
    await returnFromGoogle(victim);
    const foreign = await returnFromGoogle(guest());

    const { status } = await victim.call('signInWithGoogle', { query: foreign });

    expect(status).toBe(403);
    expect((await victim.call('authStatus')).body.authenticated).toBe(false);
    expect(await User.countDocuments({})).toBe(0);
  });

  test('without a state, with a wrong one or with more beside it is refused, and uses the attempt up', async () => {
    for (const [query, expected] of [
      [{ code: 'abc' }, 403],
      [{ code: 'abc', state: 'x'.repeat(43) }, 403],
      [{ state: 'x' }, 400],
      [{ code: '' }, 400],
      [{ code: 'abc', prompt: 'none' }, 400],
    ] as const) {
      expect((await guest().call('signInWithGoogle', { query })).status).toBe(expected);
    }
    const browser = guest();
    const query = await returnFromGoogle(browser);
    const wrong = { ...query, state: 'x'.repeat(43) };
    for (const each of [wrong, query]) {
      expect((await browser.call('signInWithGoogle', { query: each })).status).toBe(403);
    }
  });

  test('that Google refuses is 401, and says nothing of what Google said', async () => {
    const browser = guest();
    const query = await returnFromGoogle(browser);
    provider.answerTokenRequestsWith(400);

    const { status, response } = await browser.call('signInWithGoogle', { query });

    expect(status).toBe(401);
    expect(response.text).not.toContain('invalid_grant');
  });

  test('whose userinfo address has moved is 401', async () => {
    const browser = guest();
    const query = await returnFromGoogle(browser);
    provider.answerUserinfoWith(302);

    expect((await browser.call('signInWithGoogle', { query })).status).toBe(401);
  });
});

test.each([
  ['says nothing', () => provider.fallSilent()],
  ['falls silent midway', () => provider.fallSilentMidway()],
  ['hangs up midway', () => provider.breakOff()],
  ['is broken', () => provider.answerTokenRequestsWith(500)],
])('a Google that %s is given up within five seconds', async (_, fail) => {
  const browser = guest();
  const query = await returnFromGoogle(browser);
  fail();
  const started = Date.now();

  const { status, error } = await browser.call('signInWithGoogle', { query });

  expect(status).toBe(503);
  expect(error.error).toBe('Google antwortet gerade nicht.');
  expect(Date.now() - started).toBeLessThan(5_000);
  expect((await browser.call('signInWithGoogle', { query })).status).toBe(403);
});

test('a known person and the accounts of an address are found by an index', async () => {
  await signIn();
  for (const filter of [
    { identities: { $elemMatch: { issuer: 'i', subject: 's' } } },
    { email: anna.email },
    { email: anna.email, emailVerified: true },
  ]) {
    const plan = JSON.stringify(await User.find(filter).explain('queryPlanner'));
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  }
});
