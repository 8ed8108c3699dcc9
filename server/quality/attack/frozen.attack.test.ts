import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { compare, makeUnlockedPair } from '../../src/test/make.ts';
import { mailsTo, tokenFor } from '../../src/test/mails.ts';
import { addressOf } from '../../src/test/settle.ts';
import { startStandInProvider } from '../../src/test/standInProvider.ts';
import { type Member, testMailer } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { freezeByName } from '../../src/report/moderation.ts';
import { User } from '../../src/user/user.model.ts';
import { useInstances } from './instances.ts';

const google = await startStandInProvider();
const linkedin = await startStandInProvider();
const client = { clientId: 'inkognito', clientSecret: 'secret' };
const providers = {
  google: { ...client, standIn: google.url },
  linkedin: { ...client, standIn: linkedin.url },
};
const { member, guest, at } = useInstances([
  { providers, rateLimits: false },
  { providers, rateLimits: false },
]);

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

const freeze = () => freezeByName(testMailer, person.username, 'Betrug');
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

test('old sessions end on every instance', async () => {
  const { username, password } = person;
  const other = guest(1);
  await other.call('login', { body: { username, password } });
  expect(await isIn(at(1, person))).toBe(true);

  await freeze();

  for (const browser of [at(0, person), at(1, person), at(0, other), at(1, other)]) {
    expect((await browser.call('getAccount')).status).toBe(401);
    await expectOut(browser);
  }
});

test('a sign-in under way at the same moment leaves nobody in', async () => {
  const { username, password } = person;
  const browsers = Array.from({ length: 6 }, (_, index) => guest(index));

  await Promise.all([
    ...browsers.map((browser) => browser.call('login', { body: { username, password } })),
    freeze(),
  ]);

  for (const browser of browsers) await expectOut(browser);
});

test('a link to a new password, asked for before or after, opens nothing', async () => {
  const browser = guest(1);
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

test('a held link confirms no address of a frozen account, and signs nobody in', async () => {
  const token = await mailedToken('verify-email');
  await freeze();

  for (const browser of [at(0, person), at(1, person), guest(1)]) {
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
    const browser = guest(0);
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

test('a comparison under way as a party is frozen releases nothing afterwards', async () => {
  const pair = await makeUnlockedPair(member);

  const [{ status }] = await Promise.all([
    compare(pair.rita, pair.anna),
    freezeByName(testMailer, pair.rita.username, 'Betrug'),
  ]);

  const again = await compare(pair.rita, pair.anna);
  const isKept = again.status === 401 && [200, 401, 404].includes(status);
  expect(isKept).toBe(true);
});
