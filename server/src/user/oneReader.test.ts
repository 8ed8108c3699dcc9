// A recruiter who was refused something comes back under another account, address or browser.
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { expect, test, vi } from 'vitest';
import { mailsTo, tokenFor } from '../test/mails.ts';
import {
  compare,
  enterKey,
  fillRecruiterProfile,
  makeJobInput,
  makeKey,
  unlock,
} from '../test/make.ts';
import { makeSharing } from '../test/proof.ts';
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

/** With another key each time: what is known is the reader, not the key. */
async function open(who: TestClient, anna: Member): Promise<number> {
  const { password: fresh } = await makeKey(anna);
  return (await enterKey(who, anna, fresh)).status;
}

async function ask(who: Member, { username }: Member) {
  const { body } = await who.call('createJob', { body: makeJobInput() });
  return who.call('requestAccess', {
    params: { username },
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

test.each(Object.entries(ways))('a recruiter that returns %s is the same', async (_way, begin) => {
  const { first, comeBack } = await begin();
  const candidates = [];
  for (let index = 0; index < 5; index += 1) candidates.push(await makeSharing(member));
  const [used, blocking, posting, taken, asked] = candidates as [
    ...[Member, Member, Member, Member, Member],
  ];
  for (let index = 0; index < limits.comparisonsPerDay; index += 1) {
    if (index === 0) await unlock(first, used);
    expect((await compare(first, used, { distance: 50 + index })).status).toBe(200);
  }
  const compared = [];
  for (const each of [blocking, posting, taken]) {
    await unlock(first, each);
    compared.push((await compare(first, each)).body);
  }
  expect(compared[2]?.contactInfo).toMatchObject(shared);
  const acts = [
    await blocking.call('blockRecruiter', { body: { comparisonId: compared[0]?.matchId ?? '' } }),
    await posting.call('toggleJobBlock', { params: { id: compared[1]?.jobId ?? '' } }),
    await taken.call('withdrawRelease', {
      params: { id: (await taken.call('listReleases')).body.releases[0]?._id ?? '' },
    }),
    await ask(first, asked),
  ];
  expect(acts.map(({ status }) => status)).toEqual([204, 200, 204, 201]);

  const again = await comeBack();

  for (const each of [used, posting]) await unlock(again, each);
  const spent = await compare(again, used, { distance: 90 });
  const unknown = await again.call('getPublicUser', { params: { username: 'gibt-es-nicht' } });
  const seen = await again.call('getPublicUser', { params: { username: blocking.username } });
  expect(spent.status, 'the quota').toBe(429);
  expect([seen.status, seen.error.error]).toEqual([unknown.status, unknown.error.error]);
  expect([await open(again, blocking), (await ask(again, blocking)).status]).toEqual([404, 404]);
  expect((await compare(again, posting)).status, 'a blocked posting').toBe(409);
  expect(await open(again, taken)).toBe(200);
  const { body } = await compare(again, taken, { distance: 90 });
  expect(body).toMatchObject({ isMatch: true, contactState: 'withdrawn', contactInfo: null });
  expect((await ask(again, asked)).status, 'has asked already').toBe(409);
});
