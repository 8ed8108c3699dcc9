import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmEmail } from '../../test/make.ts';
import { waitForMailsTo } from '../../test/mails.ts';
import { addressOf, ageIdentity, settle } from '../../test/settle.ts';
import { startStandInProvider } from '../../test/standInProvider.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import type { TestClient } from '../../test/testClient.ts';
import { User } from '../../user/user.model.ts';

const [google, linkedin] = [await startStandInProvider(), await startStandInProvider()];
const client = { clientId: 'inkognito', clientSecret: 'secret' };
const { guest, member: signUp } = useTestApp({
  providers: {
    google: { ...client, standIn: google.url },
    linkedin: { ...client, standIn: linkedin.url },
  },
});

async function member(...who: Parameters<typeof signUp>): Promise<Member> {
  const somebody = await signUp(...who);
  await confirmEmail(somebody);
  return somebody;
}

const person = { sub: 'p-1', name: 'Anna Anders', email: 'anna.anders@beispiel.example' };

beforeEach(() => {
  google.be(person);
  linkedin.be(person);
});
afterAll(async () => {
  await google.stop();
  await linkedin.stop();
});

type Purpose = 'sign-in' | 'link';
const location = ({ headers }: { headers: Record<string, string> }) => headers['location'] ?? '';

async function visitGoogle(browser: TestClient, purpose: Purpose) {
  const { response } = await browser.call('startGoogle', { query: { purpose } });
  return Object.fromEntries((await google.visit(location(response))).searchParams);
}

const viaGoogle = async (browser: TestClient, purpose: Purpose = 'link') =>
  browser.call('signInWithGoogle', { query: await visitGoogle(browser, purpose) });

async function viaLinkedin(browser: TestClient, purpose: Purpose = 'link'): Promise<string> {
  const { response } = await browser.call('signInWithLinkedin', { query: { purpose } });
  const back = await linkedin.visit(location(response));
  const headers = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' };
  const query = Object.fromEntries(back.searchParams);
  return location((await browser.call('signInWithLinkedin', { query, headers })).response);
}

const providersOf = async (anna: Member) => (await anna.call('getAccount')).body.providers;
const unlink = (anna: TestClient, provider: string) =>
  anna.call('unlinkProvider', { params: { provider } });
const hasNoPassword = (anna: Member) =>
  User.updateOne({ _id: anna.id }, { $unset: { passwordHash: '' } });

describe('adding a provider', () => {
  test('makes Google and LinkedIn a way into this account, one of each, and is mailed', async () => {
    const anna = await settle(await member([], 'anna'));

    const { status, body } = await viaGoogle(anna);

    expect(status).toBe(200);
    expect(body).toMatchObject({ isNewUser: false, purpose: 'link', user: { username: 'anna' } });
    const { providers, earlyProviders } = (await anna.call('getAccount')).body;
    expect(providers).toEqual({ google: true, linkedin: false });
    expect(earlyProviders).toEqual({ google: false, linkedin: false });
    const [mail] = await waitForMailsTo(addressOf(anna), 1);
    expect(mail?.subject).toBe('Ihr Konto: Anmeldung mit Google hinzugefügt');
    expect((await viaGoogle(guest(), 'sign-in')).body.user.username).toBe('anna');
    expect(await viaLinkedin(anna)).toBe('/user/account?linked=linkedin');
    expect(await providersOf(anna)).toEqual({ google: true, linkedin: true });
    // One of each.
    google.be({ ...person, sub: 'p-2' });
    linkedin.be({ ...person, sub: 'p-2' });
    expect((await viaGoogle(anna)).status).toBe(409);
    expect(await viaLinkedin(anna)).toBe('/user/account?error=link_failed');
    expect((await User.findById(anna.id).orFail()).identities).toHaveLength(2);
  });

  test('asks whose account it is, and is refused to guests and stale sessions', async () => {
    const anna = await member([], 'anna');
    const fresh = await anna.call('startGoogle', { query: { purpose: 'link' } });
    await ageIdentity();

    const stale = await anna.call('startGoogle', { query: { purpose: 'link' } });
    const called = await anna.call('startGoogle', {
      query: { purpose: 'link' },
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
    });
    const asGuest = await guest().call('signInWithLinkedin', { query: { purpose: 'link' } });

    expect(location(fresh.response)).toContain('prompt=select_account');
    expect(location(stale.response)).toBe('/user/account?error=link_failed');
    expect([called.status, called.error.code]).toEqual([403, 'identity_unconfirmed']);
    expect(location(asGuest.response)).toBe('/user/account?error=link_failed');
  });

  test('is refused before the address is confirmed, at the start and at the return', async () => {
    const anna = await member([], 'anna');
    const query = await visitGoogle(anna, 'link');
    await User.updateOne({ _id: anna.id }, { emailVerified: false });

    const returned = await anna.call('signInWithGoogle', { query });
    const called = await anna.call('startGoogle', {
      query: { purpose: 'link' },
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' },
    });
    const opened = await anna.call('signInWithLinkedin', { query: { purpose: 'link' } });

    expect([returned.status, returned.error.code]).toEqual([403, 'email_unconfirmed']);
    expect([called.status, called.error.code]).toEqual([403, 'email_unconfirmed']);
    expect(location(opened.response)).toBe('/user/account?error=link_failed');
    expect(await providersOf(anna)).toEqual({ google: false, linkedin: false });
  });

  test('is refused for what belongs to another account', async () => {
    const [anna, berta] = [await member([], 'anna'), await member([], 'berta')];
    await viaGoogle(berta);
    await viaLinkedin(berta);

    const taken = await viaGoogle(anna);

    expect([taken.status, taken.error.code]).toEqual([409, 'conflict']);
    expect(await viaLinkedin(anna)).toBe('/user/account?error=identity_taken');
    expect(await providersOf(anna)).toEqual({ google: false, linkedin: false });
    expect((await anna.call('authStatus')).body.user?.username).toBe('anna');
  });

  test('by two accounts at once is won by one', async () => {
    const people = [await member([], 'anna'), await member([], 'berta')];
    const queries: Record<string, string>[] = [];
    for (const each of people) queries.push(await visitGoogle(each, 'link'));

    const answers = await Promise.all(
      people.map((each, index) => each.call('signInWithGoogle', { query: queries[index] ?? {} })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('comes to nothing when another user signed in meanwhile', async () => {
    const [anna, berta] = [await member([], 'anna'), await member([], 'berta')];
    const query = await visitGoogle(anna, 'link');
    await anna.call('login', { body: { username: 'berta', password: berta.password } });

    const { status } = await anna.call('signInWithGoogle', { query });

    expect(status).toBe(403);
    expect(await User.countDocuments({ 'identities.0': { $exists: true } })).toBe(0);
  });

  test('is not what a return says, but what was begun', async () => {
    const anna = await member([], 'bert');
    const { response } = await anna.call('signInWithLinkedin', { query: { purpose: 'sign-in' } });
    const back = await linkedin.visit(location(response));
    const query = { ...Object.fromEntries(back.searchParams), purpose: 'link' };

    const { response: returned } = await anna.call('signInWithLinkedin', { query });
    const viaPage = await anna.call('signInWithGoogle', {
      query: { ...(await visitGoogle(anna, 'sign-in')), purpose: 'link' },
    });

    // A sign-in, to the account of that identity.
    expect(location(returned)).toMatch(/^\/linkedin-callback/);
    expect(viaPage.status).toBe(400);
    expect((await anna.call('authStatus')).body.user?.username).not.toBe('bert');
    expect((await User.findOne({ username: 'bert' }).lean())?.identities).toEqual([]);
  });
});

test('a sign-in makes a session fresh only without a password and a mailbox, where there is no other proof', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await viaLinkedin(anna);
  await hasNoPassword(anna);
  const signInAgain = async () => {
    await ageIdentity();
    await anna.call('logout');
    await viaLinkedin(anna, 'sign-in');
    return (await anna.call('renewAccessPassword')).status;
  };

  expect(await signInAgain()).toBe(403);
  await User.updateOne({ _id: anna.id }, { emailVerified: false });
  expect(await signInAgain()).toBe(200);
});

describe('taking a provider away', () => {
  test('ends that way in, and is mailed', async () => {
    const anna = await settle(await member([], 'anna'));
    await viaGoogle(anna);

    const { status } = await unlink(anna, 'google');

    expect(status).toBe(204);
    expect(await providersOf(anna)).toEqual({ google: false, linkedin: false });
    const [, mail] = await waitForMailsTo(addressOf(anna), 2);
    expect(mail?.subject).toBe('Ihr Konto: Anmeldung mit Google entfernt');
    expect((await viaGoogle(guest(), 'sign-in')).body.user.username).not.toBe('anna');
  });

  test('is not undone by an equal address, but by adding it again', async () => {
    const anna = await settle(await member([], 'anna'));
    google.be({ sub: 'p-1', name: 'Anna', email: addressOf(anna), email_verified: true });
    await viaGoogle(anna);
    await unlink(anna, 'google');

    const somebody = await viaGoogle(guest(), 'sign-in');
    expect(somebody.body.user.username).not.toBe('anna');
    google.be({ sub: 'p-9', name: 'Anna', email: addressOf(anna), email_verified: true });
    await viaGoogle(anna);

    expect((await viaGoogle(guest(), 'sign-in')).body.user.username).toBe('anna');
  });

  test('is refused for the last way in', async () => {
    const anna = await member([], 'anna');
    await viaGoogle(anna);
    await viaLinkedin(anna);
    await hasNoPassword(anna);

    const answers = await Promise.all([unlink(anna, 'google'), unlink(anna, 'linkedin')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect((await User.findById(anna.id).orFail()).identities).toHaveLength(1);
  });
});

test('a sign-in by a provider that an equal address linked just now is mailed', async () => {
  const anna = await settle(await member([], 'anna'));
  google.be({ sub: 'p-1', name: 'Anna', email: addressOf(anna), email_verified: true });

  const { body } = await viaGoogle(guest(), 'sign-in');

  expect(body.user.username).toBe('anna');
  expect(body).not.toHaveProperty('purpose');
  const subjects = (await waitForMailsTo(addressOf(anna), 2)).map(({ subject }) => subject);
  expect(subjects.sort()).toEqual([
    'Ihr Konto: Anmeldung mit Google hinzugefügt',
    'Ihr Konto: Neue Anmeldung',
  ]);
});
