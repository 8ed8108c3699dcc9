import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  compare,
  compareAsGuest,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  makeRecruiterProfile,
  makeUnlockedPair,
  unlock,
} from '../../src/test/make.ts';
import { mailsTo, tokenFor } from '../../src/test/mails.ts';
import { recordOf } from '../../src/test/api/record.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import { User } from '../../src/user/user.model.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';

const { member, guest } = useTestApp();
const tally = useTally();

const everything = { name: true, phone: true, calendar: true, cv: true, email: true };
const nothing = { name: null, phoneNumber: null, calendarLink: null, cv: null, email: null };
const password = 'Korrekt-Pferd-42!';

/** Follows the mail that arrives after `before` others. */
async function confirmNext(somebody: Member, address: string, before: number): Promise<void> {
  const token = await vi.waitFor(async () => {
    const found = tokenFor('verify-email', (await mailsTo(address))[before] ?? { text: '' });
    expect(found).not.toBe('');
    return found;
  }, 20_000);
  expect((await somebody.call('verifyEmail', { body: { token } })).status).toBe(204);
}

async function signUpAs(username: string, email: string, { confirmed = true } = {}) {
  const client = guest();
  const { length } = await mailsTo(email);
  const { body } = await client.call('signup', {
    body: { email, username, password, consent: true },
  });
  await client.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
  const { _id: publicId, accessPassword } = body;
  const { _id } = await User.findOne({ username }).orFail();
  const recruiter: Member = Object.assign(client, {
    ...{ id: _id.toString(), publicId, username, password, accessPassword },
  });
  if (confirmed) await confirmNext(recruiter, email, length);
  return recruiter;
}

const deleteAccount = (somebody: Member) =>
  somebody.call('deleteAccount', { params: { userId: somebody.publicId } });

async function withdraw(anna: Member): Promise<void> {
  const { body } = await anna.call('listReleases');
  const id = body.releases[0]?._id ?? '';
  expect((await anna.call('withdrawRelease', { params: { id } })).status).toBe(204);
}

let anna: Member;
let rita: Member;
beforeEach(async () => {
  ({ anna, rita } = await makeUnlockedPair(member));
});

describe('a withdrawal', () => {
  test('keeps contacts from an unknown mailbox with the old access password, until it is renewed', async () => {
    const { body: first } = await compare(rita, anna);
    const [before, after] = [await member(['recruiter']), await member(['recruiter'])];
    await unlock(before, anna);
    await withdraw(anna);
    await unlock(after, anna);

    for (const other of [before, after]) {
      const { body } = await compare(other, anna);
      expect(body).toMatchObject({ isMatch: true, contactInfo: null, releasePending: true });
      const seen = await other.call('getMatch', { params: { matchId: body.matchId } });
      expect(seen.body).toMatchObject({ contactInfo: null });
    }

    const { body } = await anna.call('renewAccessPassword');
    const stranger = await member(['recruiter']);
    await enterKey(stranger, anna, body.accessPassword);
    expect((await compare(stranger, anna)).body.contactInfo).toEqual(first.contactInfo);
  });

  test('keeps them from other accounts with the same named key as well, where it is kept', async () => {
    const key = await makeKey(anna);
    const [first, second] = [await member(['recruiter']), await member(['recruiter'])];
    for (const each of [first, second]) await enterKey(each, anna, key.password);
    expect((await compare(first, anna)).body.contactInfo).not.toBeNull();

    await withdraw(anna);

    expect((await compare(second, anna)).body).toMatchObject({ isMatch: true, contactInfo: null });
    const [, named] = (await anna.call('listKeys')).body.keys;
    expect(named).toMatchObject({ matchesWait: true });
  });

  test('outlives the account, for whoever comes back with its address', async () => {
    const email = 'sabine@daheim.example';
    const first = await signUpAs('sabine', email);
    await unlock(first, anna);
    await compare(first, anna);
    await withdraw(anna);
    await deleteAccount(first);

    for (const confirmed of [true, false]) {
      const again = await signUpAs(confirmed ? 'sabine2' : 'sabine1', email, { confirmed });
      await enterKey(again, anna, (await makeKey(anna)).password);
      const { status, body } = await compare(again, anna);
      expect(status).toBe(200);
      expect(body.contactInfo).toEqual(confirmed ? nothing : null);
    }
  });

  test('is not brought upon the owner of an address by a stranger who claims it', async () => {
    const email = 'sabine@daheim.example';
    const stranger = await signUpAs('mallory', email, { confirmed: false });
    await enterKey(stranger, anna, (await makeKey(anna)).password);
    const { body } = await compare(stranger, anna);
    await anna.call('decideRelease', { body: { comparisonId: body.matchId } });
    await withdraw(anna);

    const owner = await signUpAs('sabine', email);
    await unlock(owner, anna);

    expect((await compare(owner, anna)).body.contactInfo).not.toEqual(nothing);
  });
});

/** The former partner returns in another browser and mailbox with the same link. */
describe('a blocked recruiter', () => {
  const blockRecruiter = async (matchId: string) => {
    const { status } = await anna.call('blockRecruiter', { body: { comparisonId: matchId } });
    expect(status).toBe(204);
    const form = { ...makeAutomations(everything), phoneNumber: '+49 30 99999999' };
    expect((await anna.call('saveAutomations', { form })).status).toBe(200);
  };

  const compareAs = (visitor: TestClient, name: string) =>
    visitor.call('compare', {
      params: { candidateId: anna.publicId },
      body: {
        ...makeJobInput(),
        asker: { name, company: `${name} GmbH`, email: `post@${name.toLowerCase()}.example` },
      },
    });

  async function expectNoContact(holder: TestClient, asked: ReturnType<typeof compareAsGuest>) {
    const { status, body } = await asked;
    tally.count(status);
    expect(body).toMatchObject({ isMatch: true, contactInfo: null, releasePending: true });
    const seen = await holder.call('getMatch', { params: { matchId: body.matchId } });
    expect(seen.body.contactInfo ?? null).toBeNull();
    expect(JSON.stringify([body, seen.body])).not.toContain('99999999');
  }

  test('gets no contact data by the same link in a private window, nor with a second account', async () => {
    const key = await makeKey(anna);
    const former = await member(['recruiter']);
    await enterKey(former, anna, key.password);
    const { body: first } = await compare(former, anna);
    expect(first.contactInfo).not.toBeNull();

    await blockRecruiter(first.matchId);

    const visitor = guest();
    expect((await enterKey(visitor, anna, key.password)).status).toBe(200);
    await expectNoContact(visitor, compareAsGuest(visitor, anna));
    const second = await member(['recruiter']);
    await enterKey(second, anna, key.password);
    await expectNoContact(second, compare(second, anna));
  });

  test('gets none by the access password with a second account, until it is renewed', async () => {
    const { body: first } = await compare(rita, anna);
    await blockRecruiter(first.matchId);

    const second = await member(['recruiter']);
    await unlock(second, anna);
    await expectNoContact(second, compare(second, anna));

    const { body } = await anna.call('renewAccessPassword');
    const stranger = await member(['recruiter']);
    await enterKey(stranger, anna, body.accessPassword);
    expect((await compare(stranger, anna)).body.contactInfo).not.toBeNull();
  });

  test('gets none as a guest who comes back in another window, and none once the block is lifted', async () => {
    const key = await makeKey(anna);
    const former = guest();
    await enterKey(former, anna, key.password);
    const { body: first } = await compareAsGuest(former, anna);
    await blockRecruiter(first.matchId);
    const again = guest();
    await enterKey(again, anna, key.password);
    await expectNoContact(again, compareAs(again, 'Neu'));

    const [blocked] = (await anna.call('listBlockedRecruiters')).body.recruiters;
    await anna.call('unblockRecruiter', { params: { id: blocked?._id ?? '' } });

    const later = guest();
    await enterKey(later, anna, key.password);
    await expectNoContact(later, compareAs(later, 'Anders'));
  });

  test('gets none by another key that was only entered', async () => {
    const key = await makeKey(anna);
    await enterKey(rita, anna, key.password);
    await unlock(rita, anna);
    const { body: first } = await compare(rita, anna);
    await blockRecruiter(first.matchId);

    const visitor = guest();
    await enterKey(visitor, anna, key.password);
    await expectNoContact(visitor, compareAsGuest(visitor, anna));
  });
});

test('accounts that name one unconfirmed address use up nothing of each other', async () => {
  const email = 'viele@daheim.example';
  const statuses: number[] = [];
  for (const username of ['eins', 'zwei', 'drei']) {
    const recruiter = await signUpAs(username, email, { confirmed: false });
    for (let index = 0; index < 5; index += 1) {
      const { status } = await recruiter.call('checkAccessPassword', {
        params: { username: anna.username },
        body: { password: 'AAAA-BBBB-CCCC' },
      });
      statuses.push(status);
      tally.count(status);
    }
  }
  const honest = await signUpAs('ehrlich', 'ehrlich@daheim.example');

  expect(statuses).toEqual(Array<number>(15).fill(401));
  await unlock(honest, anna);
});

test('a quota that is used up is not filled by a new account', async () => {
  const email = 'sabine@daheim.example';
  const first = await signUpAs('sabine', email);
  await unlock(first, anna);
  for (let distance = 0; distance < limits.comparisonsPerDay; distance += 1) {
    expect((await compare(first, anna, { distance: 50 + distance })).status).toBe(200);
  }
  await deleteAccount(first);
  const again = await signUpAs('sabine2', email);
  await unlock(again, anna);

  const { status } = await compare(again, anna, { distance: 90 });

  expect(status).toBe(429);
  tally.count(status);
});

/** The attacker can wait out limits on sign-ups and mails. */
const waitADay = () => mongoose.connection.collection('rate_limits').deleteMany({});

async function joinAll(count: number): Promise<Member[]> {
  const recruiters: Member[] = [];
  while (recruiters.length < count) {
    await waitADay();
    const recruiter = await member(['recruiter']);
    await unlock(recruiter, anna);
    recruiters.push(recruiter);
  }
  return recruiters;
}

test('accounts leave what they compared and received on record, whatever they delete', async () => {
  const count = size(3, 30);
  const others = await joinAll(count);
  for (const other of others) {
    await other.call('saveRecruiterProfile', { body: makeRecruiterProfile() });
    // The access password allows twenty a day.
    const key = await makeKey(anna);
    await enterKey(other, anna, key.password);
    const { status, body } = await compare(other, anna);
    expect([status, body.isMatch]).toEqual([200, true]);
    expect(body.contactInfo).not.toEqual(nothing);
  }
  const before = await recordOf(anna);
  expect(before.releases).toHaveLength(count);

  for (const other of others) {
    const body = { name: 'Max Meier', kind: 'agency', company: '' } as const;
    await other.call('saveRecruiterProfile', { body });
    const { body: mine } = await other.call('listMyJobs');
    for (const { _id } of mine.jobs) await other.call('deleteJob', { params: { id: _id } });
    tally.count((await deleteAccount(other)).status);
  }

  const left = new Set(Object.values(await recordOf(anna)).flatMap(asTexts));
  const entries = Object.values(before).flatMap(asTexts);
  const erased = entries.filter((entry) => !left.has(entry));
  expect(erased).toEqual([]);
});

const asTexts = (entries: readonly object[]) => entries.map((entry) => JSON.stringify(entry));
