import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { mailsTo, tokenFor } from '../test/mails.ts';
import { addressOf } from '../test/settle.ts';
import { startStandInProvider } from '../test/standInProvider.ts';
import { type Member, testMailer, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';
import { setFrozenByName } from './moderation.ts';
import { User } from '../user/user.model.ts';

const google = await startStandInProvider();
const linkedin = await startStandInProvider();
const client = { clientId: 'inkognito', clientSecret: 'secret' };
const providers = {
  google: { ...client, standIn: google.url },
  linkedin: { ...client, standIn: linkedin.url },
};
const { member, guest } = useTestApp({ providers, rateLimits: false });

let person: Member;

beforeEach(async () => {
  person = await member(['jobSeeker']);
  const profile = { sub: person.username, name: 'Anna', email: addressOf(person) };
  google.be({ ...profile, email_verified: true });
  linkedin.be({ ...profile, email_verified: true });
});
afterAll(async () => {
  await google.stop();
  await linkedin.stop();
});

const freeze = () => setFrozenByName(testMailer, person.username, 'Betrug');
const isIn = async (browser: TestClient) => (await browser.call('authStatus')).body.authenticated;

async function mailedToken(page: string): Promise<string> {
  return vi.waitFor(async () => {
    const tokens = (await mailsTo(addressOf(person))).map((mail) => tokenFor(page, mail));
    const token = tokens.findLast((each) => each !== '');
    if (token === undefined) throw new Error('No link was mailed yet.');
    return token;
  }, 20_000);
}

async function expectOut(browser: TestClient): Promise<void> {
  const isOut = !(await isIn(browser));
  expect(isOut).toBe(true);
}

test('a sign-in under way at the same moment leaves no session', async () => {
  const { username, password } = person;
  const browsers = Array.from({ length: 6 }, () => guest());

  await Promise.all([
    ...browsers.map((browser) => browser.call('login', { body: { username, password } })),
    freeze(),
  ]);

  for (const browser of browsers) await expectOut(browser);
});

test('a link to a new password, asked for before or after, opens nothing', async () => {
  const browser = guest();
  const newPassword = 'Ein-neues-Pferd-7!';
  await User.updateOne({ _id: person.id }, { emailVerified: true });
  await browser.call('requestPasswordReset', { body: { email: addressOf(person) } });
  const held = await mailedToken('reset-password');
  await freeze();

  const old = await browser.call('resetPassword', { body: { token: held, password: newPassword } });
  await browser.call('requestPasswordReset', { body: { email: addressOf(person) } });
  const token = await vi.waitFor(async () => {
    const fresh = await mailedToken('reset-password');
    expect(fresh).not.toBe(held);
    return fresh;
  }, 20_000);
  await browser.call('resetPassword', { body: { token, password: newPassword } });
  const body = { username: person.username, password: newPassword };
  const { status, error } = await browser.call('login', { body });

  expect(old.status).toBe(400);
  expect([status, error.code]).toEqual([403, 'frozen']);
  await expectOut(browser);
});

test('a held link confirms no address of a frozen account and does not sign in', async () => {
  const token = await mailedToken('verify-email');
  await freeze();

  for (const browser of [person, guest()]) {
    expect((await browser.call('verifyEmail', { body: { token } })).status).toBe(400);
    await expectOut(browser);
  }
});

test('neither a linked provider nor one that knows the address gets in or is linked', async () => {
  await User.updateOne({ _id: person.id }, { emailVerified: true });
  await freeze();
  const before = await User.findById(person.id).orFail().lean();

  for (const isLinked of [false, true]) {
    if (isLinked) {
      const identities = [google.url, linkedin.url].map((issuer) => ({
        ...{ issuer, subject: person.username },
      }));
      await User.updateOne({ _id: person.id }, { identities });
    }
    const browser = guest();
    const { response } = await browser.call('startGoogle');
    const back = await google.visit(response.headers['location'] ?? '');
    const query = Object.fromEntries(back.searchParams);
    const returned = await browser.call('signInWithGoogle', { query });

    const begun = await browser.call('signInWithLinkedin');
    const seen = await linkedin.visit(begun.response.headers['location'] ?? '');
    const linkedinQuery = Object.fromEntries(seen.searchParams);
    const redirected = await browser.call('signInWithLinkedin', { query: linkedinQuery });

    expect([returned.status, returned.error.code]).toEqual([403, 'frozen']);
    expect(redirected.response.headers['location']).toBe('/login?error=frozen');
    await expectOut(browser);
  }
  const after = await User.findById(person.id).orFail().lean();
  expect(before.identities).toEqual([]);
  expect(after.identities.map(({ subject }) => subject)).toEqual([
    person.username,
    person.username,
  ]);
  expect(await User.countDocuments({ email: addressOf(person) })).toBe(1);
});
