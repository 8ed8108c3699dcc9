// A recruiter who was refused something comes back under another account, address or browser.
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mailsTo, tokenFor } from '../test/mails.ts';
import {
  compare,
  enterKey,
  fillRecruiterProfile,
  makeJobInput,
  makeKey,
  makeUnlockedPair,
  unlock,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';
import { User } from './user.model.ts';

const { member, guest } = useTestApp();

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

/** The address is not confirmed before the link of its mail is opened. */
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

describe.each(Object.entries(ways))('a recruiter that returns %s', (_way, begin) => {
  test('finds the quota of the access password used up', async () => {
    const { first, comeBack } = await begin();
    await unlock(first, anna);
    for (let index = 0; index < limits.comparisonsPerDay; index += 1) {
      expect((await compare(first, anna, { distance: 50 + index })).status).toBe(200);
    }
    const again = await comeBack();
    await unlock(again, anna);

    const { status } = await compare(again, anna, { distance: 90 });

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
