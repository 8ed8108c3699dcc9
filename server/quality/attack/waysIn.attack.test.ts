import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { QueuedMail } from '../../src/mail/mail.model.ts';
import { useTally } from '../../src/test/api/tally.ts';
import { confirmEmail } from '../../src/test/make.ts';
import { mailsTo, tokenFor, waitForMailsTo } from '../../src/test/mails.ts';
import { addressOf, ageIdentity, settle } from '../../src/test/settle.ts';
import { startStandInProvider } from '../../src/test/standInProvider.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { User } from '../../src/user/user.model.ts';

const [google, linkedin] = [await startStandInProvider(), await startStandInProvider()];
const client = { clientId: 'inkognito', clientSecret: 'secret' };
const { guest, member } = useTestApp({
  providers: {
    google: { ...client, standIn: google.url },
    linkedin: { ...client, standIn: linkedin.url },
  },
});
const tally = useTally();

const stranger = { sub: 'stranger', name: 'Fremd', email: 'fremd@anderswo.example' };
const password = 'Ein-neues-Pferd-7!';
const byCall = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };

beforeEach(() => {
  google.be(stranger);
  linkedin.be(stranger);
});
afterAll(async () => {
  await google.stop();
  await linkedin.stop();
});

type Purpose = 'sign-in' | 'link';
const location = ({ headers }: { headers: Record<string, string> }) => headers['location'] ?? '';

async function fromGoogle(browser: TestClient, purpose: Purpose) {
  const { response } = await browser.call('startGoogle', { query: { purpose } });
  return Object.fromEntries((await google.visit(location(response))).searchParams);
}

const viaGoogle = async (browser: TestClient, purpose: Purpose) =>
  browser.call('signInWithGoogle', { query: await fromGoogle(browser, purpose) });

async function viaLinkedin(browser: TestClient, purpose: Purpose): Promise<string> {
  const { response } = await browser.call('signInWithLinkedin', { query: { purpose } });
  const query = Object.fromEntries((await linkedin.visit(location(response))).searchParams);
  return location((await browser.call('signInWithLinkedin', { query })).response);
}

async function resetByMailbox(victim: Member): Promise<void> {
  const email = addressOf(victim);
  await guest().call('requestPasswordReset', { body: { email } });
  const token = await vi.waitFor(async () => {
    const tokens = (await mailsTo(email)).map((mail) => tokenFor('reset-password', mail));
    expect(tokens.join('')).not.toBe('');
    return tokens.join('');
  }, 20_000);
  const { status } = await guest().call('resetPassword', { body: { token, password } });
  expect(status).toBe(204);
}

describe('a stranger who signed up with somebody else’s address', () => {
  test('adds no way in, neither by a call, a navigation nor a return', async () => {
    const victim = await member([], 'opfer', { confirmed: false });
    const query = { purpose: 'link' } as const;

    const called = await victim.call('startGoogle', { query, headers: byCall });
    await victim.call('startGoogle', { query });
    await victim.call('signInWithLinkedin', { query });
    await confirmEmail(victim);
    const begun = await fromGoogle(victim, 'link');
    await User.updateOne({ _id: victim.id }, { emailVerified: false });
    const returned = await victim.call('signInWithGoogle', { query: begun });

    for (const { status, error } of [called, returned]) {
      expect(error.code).toBe('email_unconfirmed');
      tally.count(status);
    }
    expect((await User.findById(victim.id).orFail()).identities).toEqual([]);
  });

  test('is out after a reset with what was linked to an address that is not confirmed', async () => {
    const victim = await settle(await member([], 'opfer'));
    await viaGoogle(victim, 'link');
    await User.updateOne({ _id: victim.id }, { emailVerified: false });
    expect((await viaGoogle(guest(), 'sign-in')).body.user.username).toBe('opfer');

    await resetByMailbox(victim);

    const { body } = await viaGoogle(guest(), 'sign-in');
    expect(body.user.username).not.toBe('opfer');
  });
});

describe('ten sign-ups with somebody’s address before she comes', () => {
  const email = 'opfer@beispiel.example';
  const linksIn = (text: string) => [...text.matchAll(/reset-password#token=([\w-]+)/g)].length;

  async function mailForgotten(): Promise<string> {
    await QueuedMail.deleteMany({});
    await guest().call('requestPasswordReset', { body: { email } });
    const [mail] = await waitForMailsTo(email, 1);
    return mail?.text ?? '';
  }

  async function makeVictim() {
    const strangers = [];
    for (let index = 0; index < 10; index++) {
      const one = await member([], `fremd${index}`, { confirmed: false });
      await User.updateOne({ _id: one.id }, { email, contactEmail: email });
      strangers.push(one);
    }
    const victim = await member([], 'opfer', { confirmed: false });
    const token = await vi.waitFor(async () => {
      const [found = ''] = (await mailsTo(email)).map((mail) => tokenFor('verify-email', mail));
      expect(found).not.toBe('');
      return found;
    }, 20_000);
    return { strangers, victim, token };
  }

  test('keep her from no new password, before and after she confirmed it', async () => {
    const { strangers, victim, token } = await makeVictim();

    const before = await mailForgotten();
    const confirmed = await victim.call('verifyEmail', { body: { token } });
    const after = await mailForgotten();

    expect(confirmed.status).toBe(204);
    expect([linksIn(before), linksIn(after)]).toEqual([10, 1]);
    for (const text of [before, after]) {
      expect(text).toContain('„opfer“');
    }
    for (const stranger of strangers) {
      const { body } = await stranger.call('getAccount');
      expect(body).toMatchObject({ email: '', emailVerified: false });
    }
  });

  test('lead nowhere once she confirmed it, whatever was mailed for them', async () => {
    const { victim, token } = await makeVictim();
    const links = [...(await mailForgotten()).matchAll(/reset-password#token=([\w-]+)/g)];
    await victim.call('verifyEmail', { body: { token } });

    const statuses = [];
    for (const [, reset = ''] of links) {
      statuses.push(
        (await guest().call('resetPassword', { body: { token: reset, password } })).status,
      );
    }

    expect(statuses.sort()).toEqual([204, ...Array<number>(9).fill(400)]);
  });
});

describe('somebody at a browser left open, which is signed in at the providers too', () => {
  let victim: Member;
  beforeEach(async () => {
    victim = await settle(await member(['jobSeeker'], 'opfer'));
    await viaGoogle(victim, 'link');
    await viaLinkedin(victim, 'link');
    await ageIdentity();
  });

  async function isRefused(): Promise<void> {
    const { status, error } = await victim.call('renewAccessPassword');
    expect([status, error.code]).toEqual([403, 'identity_unconfirmed']);
  }

  test('proves nothing by signing out and in again', async () => {
    for (const enter of [viaGoogle, viaLinkedin]) {
      await victim.call('logout');
      await enter(victim, 'sign-in');
      expect((await victim.call('authStatus')).body.user?.username).toBe('opfer');
      await isRefused();
    }
  });

  test('gets no link from a mailbox that is not theirs, and confirms none that it makes up', async () => {
    await User.updateOne({ _id: victim.id }, { $unset: { passwordHash: '' } });
    const body = { occasion: 'deleteAccount' } as const;
    const { status, response } = await victim.call('mailIdentityLink', { body });

    expect(status).toBe(204);
    expect(response.text).toBe('');
    expect((await mailsTo(addressOf(victim))).at(-1)?.subject).toContain('bestätigen');
    for (const token of ['-', 'null', 'AAAA-BBBB-CCCC']) {
      const tried = await victim.call('confirmIdentityLink', { body: { token } });
      expect(tried.status).toBe(400);
      tally.count(tried.status);
    }
    await isRefused();
  });
});
