// A recruiter who was refused something comes back under another account, address or browser.
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordOf } from '../../src/test/api/record.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import { mailsTo, tokenFor } from '../../src/test/mails.ts';
import {
  asker,
  compare,
  compareAsGuest,
  compareAsProvenGuest,
  enterKey,
  fillRecruiterProfile,
  makeAutomations,
  makeJobInput,
  makeKey,
  makeRecruiterProfile,
  makeUnlockedPair,
  prove,
  unlock,
} from '../../src/test/make.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { User } from '../../src/user/user.model.ts';

const { member, guest } = useTestApp();
const tally = useTally();

const shared = { phoneNumber: '+49 170 5550123' };
const password = 'Korrekt-Pferd-42!';

/** The attacker can wait out limits on sign-ups, mails and days. */
const waitADay = () => mongoose.connection.collection('rate_limits').deleteMany({});

async function follow(somebody: TestClient, address: string, before: number): Promise<void> {
  const token = await vi.waitFor(async () => {
    const found = tokenFor('verify-email', (await mailsTo(address))[before] ?? { text: '' });
    expect(found).not.toBe('');
    return found;
  }, 20_000);
  expect((await somebody.call('verifyEmail', { body: { token } })).status).toBe(204);
}

let count = 0;

/** The address is confirmed by its mail once somebody follows it. */
async function signUpUnconfirmed(email: string, client = guest()): Promise<Member> {
  await waitADay();
  const username = `leser${++count}`;
  const { body } = await client.call('signup', {
    body: { email, username, password, consent: true },
  });
  await client.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
  const { _id: publicId, accessPassword } = body;
  const { _id } = await User.findOne({ username }).orFail();
  const id = _id.toString();
  await fillRecruiterProfile(id);
  return Object.assign(client, { id, publicId, username, password, accessPassword });
}

async function signUpAs(email: string, client = guest()): Promise<Member> {
  const address = email.toLowerCase();
  const { length } = await mailsTo(address);
  const somebody = await signUpUnconfirmed(email, client);
  await follow(somebody, address, length);
  return somebody;
}

async function changeAddress(somebody: Member, email: string): Promise<void> {
  const { length } = await mailsTo(email);
  expect((await somebody.call('changeEmail', { body: { email } })).status).toBe(204);
  await follow(somebody, email, length);
}

const deleteAccount = (somebody: Member) =>
  somebody.call('deleteAccount', { params: { userId: somebody.publicId } });

let anna: Member;
beforeEach(async () => {
  ({ anna } = await makeUnlockedPair(member));
});

async function withdraw(): Promise<void> {
  const { body } = await anna.call('listReleases');
  const id = body.releases[0]?._id ?? '';
  expect((await anna.call('withdrawRelease', { params: { id } })).status).toBe(204);
}

const block = async (comparisonId: string) =>
  expect((await anna.call('blockRecruiter', { body: { comparisonId } })).status).toBe(204);

const blockPosting = async (id: string) =>
  expect((await anna.call('toggleJobBlock', { params: { id } })).status).toBe(200);

/** With another key each time: what is known is the reader, not the key. */
async function open(who: TestClient): Promise<number> {
  const { password: fresh } = await makeKey(anna);
  return (await enterKey(who, anna, fresh)).status;
}

async function ask(who: Member) {
  const { body } = await who.call('createJob', { body: makeJobInput() });
  return who.call('requestAccess', {
    params: { username: anna.username },
    body: { jobId: body.job._id, message: '' },
  });
}

type Way = () => Promise<{ first: Member; comeBack: () => Promise<Member> }>;

/** One reader, as they were refused and as they come back. */
const ways: Record<string, Way> = {
  'with a new account of the same mailbox': async () => {
    const first = await signUpAs('sabine@daheim.example');
    const comeBack = async () => {
      await deleteAccount(first);
      return signUpAs('Sabine@daheim.example');
    };
    return { first, comeBack };
  },
  'with the mailbox written otherwise': async () => {
    const first = await signUpAs('sabine.daheim+0@gmail.com');
    return { first, comeBack: () => signUpAs('sabinedaheim+6@googlemail.com') };
  },
  'with another address of the same account': async () => {
    const first = await signUpAs('sabine@daheim.example');
    const comeBack = async () => {
      await changeAddress(first, 'sabine@anderswo.example');
      return first;
    };
    return { first, comeBack };
  },
  'with the mailbox that an account gave up': async () => {
    const first = await signUpAs('sabine@daheim.example');
    const comeBack = async () => {
      await changeAddress(first, 'sabine@anderswo.example');
      return signUpAs('sabine@daheim.example');
    };
    return { first, comeBack };
  },
};

describe.each(Object.entries(ways))('a recruiter who comes back %s', (_way, begin) => {
  test('finds the quota of the access password used up', async () => {
    const { first, comeBack } = await begin();
    await unlock(first, anna);
    for (let index = 0; index < limits.comparisonsPerDay; index += 1) {
      expect((await compare(first, anna, { distance: 50 + index })).status).toBe(200);
    }
    const again = await comeBack();
    await unlock(again, anna);

    const { status } = await compare(again, anna, { distance: 90 });

    tally.count(status);
    expect(status).toBe(429);
  });

  test('is blocked, with a new key as well', async () => {
    const { first, comeBack } = await begin();
    await unlock(first, anna);
    await block((await compare(first, anna)).body.matchId);

    const again = await comeBack();

    const unknown = await again.call('getPublicUser', { params: { username: 'gibt-es-nicht' } });
    const seen = await again.call('getPublicUser', { params: { username: anna.username } });
    expect([seen.status, seen.error.error]).toEqual([unknown.status, unknown.error.error]);
    expect([await open(again), (await ask(again)).status]).toEqual([404, 404]);
  });

  test('brings no blocked posting with them', async () => {
    const { first, comeBack } = await begin();
    await unlock(first, anna);
    await blockPosting((await compare(first, anna)).body.jobId);
    const again = await comeBack();
    await unlock(again, anna);

    const { status } = await compare(again, anna);

    tally.count(status);
    expect(status).toBe(409);
  });

  test('receives nothing after a withdrawal', async () => {
    const { first, comeBack } = await begin();
    await unlock(first, anna);
    expect((await compare(first, anna)).body.contactInfo).toMatchObject(shared);
    await withdraw();
    const again = await comeBack();
    expect(await open(again)).toBe(200);

    const { body } = await compare(again, anna, { distance: 90 });

    expect(body).toMatchObject({ isMatch: true, contactState: 'withdrawn', contactInfo: null });
  });

  test('has asked already', async () => {
    const { first, comeBack } = await begin();
    expect((await ask(first)).status).toBe(201);

    const again = await comeBack();

    expect((await ask(again)).status).toBe(409);
  });
});

test('a withdrawal waits for a reader who compares first and confirms the mailbox then', async () => {
  const email = 'sabine@daheim.example';
  const first = await signUpAs(email);
  await open(first);
  await compare(first, anna);
  await withdraw();
  await deleteAccount(first);
  const { length } = await mailsTo(email);
  const again = await signUpUnconfirmed(email);
  await open(again);
  const { body } = await compare(again, anna, { distance: 90 });
  expect(body).toMatchObject({ isMatch: true, contactInfo: null });

  await follow(again, email, length);

  const seen = await again.call('getMatch', { params: { matchId: body.matchId } });
  expect(seen).toMatchObject({
    ...{ status: 200, body: { contactState: 'withdrawn', contactInfo: null } },
  });
});

describe('a guest, by the browser and once proven by the mailbox', () => {
  const visit = async () => {
    const visitor = guest();
    expect(await open(visitor)).toBe(200);
    return visitor;
  };

  test('is withdrawn from in any browser that proves it, not in one that only names it', async () => {
    await compareAsProvenGuest(await visit(), anna);
    await withdraw();
    const again = await visit();

    const named = await compareAsGuest(again, anna);
    const proven = await prove(again);

    expect(named.body).toMatchObject({ isMatch: true, contactInfo: null });
    expect(proven.body).toEqual({ state: 'withdrawn', jobTitle: makeJobInput().jobTitle });
  });

  test('waits in any browser that proves it, once a match of theirs was declined', async () => {
    const form = { ...makeAutomations({ phone: true }), releaseMode: 'confirm' };
    await anna.call('saveAutomations', { form });
    const first = await visit();
    const { body: match } = await compareAsGuest(first, anna);
    await prove(first);
    const { matchId } = match;
    await anna.call('decideRelease', { body: { comparisonId: matchId, answer: 'no' } });
    await anna.call('saveAutomations', { form: { ...form, releaseMode: 'immediate' } });
    const again = await visit();
    await compareAsGuest(again, anna, { distance: 90 });

    const proven = await prove(again);

    expect(proven.body).toMatchObject({
      comparison: { isMatch: true, contactInfo: null, contactState: 'awaitsCandidate' },
    });
  });

  test.each([
    ['proven', true],
    ['named only', false],
  ])(
    'with the mailbox %s, is blocked in it and with the account that takes it along',
    async (_how, isProven) => {
      const visitor = await visit();
      const { body } = await compareAsGuest(visitor, anna);
      if (isProven) await prove(visitor);
      await block(body.matchId);
      const elsewhere = await visit();
      await compareAsGuest(elsewhere, anna);

      const proofElsewhere = await prove(elsewhere);
      expect(await open(visitor)).toBe(404);
      expect(proofElsewhere.status).toBe(isProven ? 404 : 200);

      const account = await signUpAs('max@neu.example', visitor);
      expect(await open(account)).toBe(404);
    },
  );

  test('who signs up is the reader they were, whatever address the account has', async () => {
    const visitor = await visit();
    await compareAsProvenGuest(visitor, anna);
    await withdraw();
    const account = await signUpAs('max@neu.example', visitor);
    expect(await open(account)).toBe(200);

    const { body } = await compare(account, anna, { distance: 90 });

    expect(body).toMatchObject({ isMatch: true, contactState: 'withdrawn', contactInfo: null });
  });
});

test('seven spellings of one mailbox share the access password, and take nothing from others', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    const box = await signUpAs(`b.o.x+${index}@gmail.com`);
    await unlock(box, anna);
    const { status } = await compare(box, anna, { distance: 50 + index });
    tally.count(status);
    statuses.push(status);
  }
  const honest = await signUpAs('ehrlich@daheim.example');
  await unlock(honest, anna);

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await compare(honest, anna)).status).toBe(200);
});

test('a refusal is not brought upon the owner of a mailbox by a stranger who names it', async () => {
  const visitor = guest();
  await open(visitor);
  const { body } = await compareAsGuest(visitor, anna);
  for (const answer of ['yes', 'no'] as const) {
    await anna.call('decideRelease', { body: { comparisonId: body.matchId, answer } });
  }

  const owner = await signUpAs(asker.email);
  await open(owner);

  expect((await compare(owner, anna)).body.contactInfo).toMatchObject(shared);
});

test('ten accounts ask, one is refused, and the eleventh sees no difference', async () => {
  const asked: { who: Member; id: string }[] = [];
  for (let index = 0; index < size(10, 12); index += 1) {
    const who = await signUpAs(`zehn@firma${index}.example`);
    const { status, body } = await ask(who);
    expect(status).toBe(201);
    asked.push({ who, id: body.request._id });
  }
  const [before, after] = [await signUpAs('elf@eins.example'), await signUpAs('elf@zwei.example')];
  const sent = async () =>
    (await asked[3]?.who.call('listAccessRequests', { query: { role: 'recruiter' } }))?.body;
  const open = await sent();
  const first = await ask(before);

  await anna.call('refuseRequest', { params: { id: asked[3]?.id ?? '' } });

  const second = await ask(after);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(await sent()).toEqual(open);
});

test('accounts leave what they compared and received on record, whatever they delete', async () => {
  const others: Member[] = [];
  for (let index = 0; index < size(3, 30); index += 1) {
    await waitADay();
    const other = await member(['recruiter']);
    await other.call('saveRecruiterProfile', { body: makeRecruiterProfile() });
    await open(other);
    const { status, body } = await compare(other, anna);
    expect([status, body.isMatch]).toEqual([200, true]);
    expect(body.contactInfo).toMatchObject(shared);
    others.push(other);
  }
  const before = await recordOf(anna);
  expect(before.releases).toHaveLength(others.length);

  for (const other of others) {
    const body = { name: 'Max Meier', kind: 'agency', company: '', workEmail: '' } as const;
    await other.call('saveRecruiterProfile', { body });
    const { body: mine } = await other.call('listMyJobs');
    for (const { _id } of mine.jobs) await other.call('deleteJob', { params: { id: _id } });
    tally.count((await deleteAccount(other)).status);
  }

  const left = new Set(Object.values(await recordOf(anna)).flatMap(asTexts));
  const entries = Object.values(before).flatMap(asTexts);
  expect(entries.filter((entry) => !left.has(entry))).toEqual([]);
});

const asTexts = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry));
