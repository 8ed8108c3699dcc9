import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openJournal } from '../../src/journal/journal.ts';
import { readJournal } from '../../src/journal/readJournal.ts';
import { Guest } from '../../src/key/guest.ts';
import { Key } from '../../src/key/key.model.ts';
import { Unlock } from '../../src/key/unlock.model.ts';
import { BlockedPosting, Comparison } from '../../src/matching/comparison.model.ts';
import { Release } from '../../src/matching/release/release.model.ts';
import {
  changeEmail,
  compareAsGuest,
  compareAsProvenGuest,
  enterKey,
  compare,
  makeAutomations,
  makeKey,
  makeUnlockedPair,
  prove,
  unlock,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import { mailsTo, tokenFor, waitForMailsTo } from '../../src/test/mails.ts';
import { readComparison } from '../../src/test/proof.ts';
import { addressOf, settle } from '../../src/test/settle.ts';
import { setFrozenByName } from '../../src/report/moderation.ts';
import { type Member, testMailer, useTestApp } from '../../src/test/testApp.ts';
import { User } from '../../src/user/user.model.ts';
import { replayJournal } from './replayJournal.ts';

const { guest, member } = useTestApp();
const second = 'Ein-neues-Pferd-7!';

let folder: string;
let stop: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-replay-'));
  ({ stop } = await openJournal(folder));
});

afterEach(async () => {
  await stop();
  await rm(folder, { recursive: true, force: true });
});

const readAll = async () => (await readJournal(folder))?.entries ?? [];
const replayAll = async (from = 0) => replayJournal((await readAll()).slice(from));

const change = (anna: Member, currentPassword: string, password: string) =>
  anna.call('changePassword', { body: { currentPassword, password } });

const signIn = async (password: string) =>
  (await guest().call('login', { body: { username: 'anna', password } })).status;

test('what a backup holds is not done again', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await publishQuestionnaire(anna);
  await change(anna, anna.password, second);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  await anna.call('setPaused', { body: { paused: true } });
  await anna.call('saveAutomations', { form: makeAutomations({ showNothing: true }) });
  await anna.call('setPaused', { body: { paused: false } });
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });

  await replayAll();

  expect(await signIn(second)).toBe(200);
  expect((await guest().call('getPublicUser', { params: { username: 'anna' } })).status).toBe(200);
  expect((await anna.call('getAutomations')).body.showContactPrefs.phone).toBe(true);
});

test('what is younger than the backup is done again, once, and is then as any other change', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true, email: true }) });
  const saved = await User.findById(anna.id)
    .select('+passwordHash +accessPasswordHash +journalKey')
    .lean();
  await change(anna, anna.password, second);
  const form = { ...makeAutomations({ email: true }), acceptsRequests: 'false' };
  await anna.call('saveAutomations', { form });
  await User.replaceOne({ _id: anna.id }, saved ?? {});

  await replayAll();
  const restored = await User.findById(anna.id).select('+passwordHash').lean();
  await replayAll();

  const later = await User.findById(anna.id).select('+passwordHash').lean();
  expect([await signIn(anna.password), await signIn(second)]).toEqual([401, 401]);
  expect(restored?.showContactPrefs).toMatchObject({ phone: false, email: true });
  expect([saved?.acceptsRequests, restored?.acceptsRequests]).toEqual([true, false]);
  expect(later).toEqual(restored);
});

test.each<[string, (anna: Member) => Promise<unknown>, number]>([
  ['paused', (anna) => anna.call('setPaused', { body: { paused: true } }), 404],
  [
    'took another name',
    (anna) => anna.call('changeUsername', { body: { username: 'berta' } }),
    404,
  ],
  [
    'gave up the role',
    async (anna) => {
      await anna.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });
      await anna.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } });
    },
    404,
  ],
  ['hid', (anna) => anna.call('saveAutomations', { form: { discoverable: 'false' } }), 200],
])('a person that %s since the backup is not found after a restore', async (_, change, status) => {
  const anna = await member(['jobSeeker'], 'anna');
  await publishQuestionnaire(anna);
  const restore = await backUp();
  await change(anna);
  await restore();
  await replayAll();

  expect((await guest().call('searchUsers', { query: { q: 'anna' } })).body).toEqual([]);
  const profile = await guest().call('getPublicUser', { params: { username: 'anna' } });
  expect(profile.status).toBe(status);
});

test('the journal tells nothing but ids, numbers and names of switches', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  await anna.call('changeUsername', { body: { username: 'berta' } });
  await change(anna, anna.password, second);
  await anna.call('saveShield', {
    body: { companies: ['Musterwerke'], domains: ['musterwerke.example'] },
  });
  await anna.call('saveAutomations', { form: makeAutomations({ showNothing: true }) });

  const entries = await readAll();

  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(['accountState']));
  const visible = ['active', 'jobSeeker', 'acceptsRequests', 'releaseAtOnce'];
  expect(entries.at(-1)).toEqual({
    ...{ kind: 'accountState', at: expect.any(Date) as Date, account: anna.id },
    ...{ frozen: false, hidden: true },
    ...{ switches: expect.arrayContaining(visible) as string[], password: 1, accessPassword: 1 },
    ...{ username: expect.any(String) as string, mailbox: expect.any(String) as string },
    ...{ identities: [], blockedReaders: [], distrustedKeys: [] },
  });
  expect(JSON.stringify(entries)).not.toMatch(/anna|berta|@|\+49|argon2|Pferd|werke/i);
});

test('an account is frozen or not as it last was, with the reason of the backup', async () => {
  const [anna, berta] = [await member(['jobSeeker'], 'anna'), await member([], 'berta')];
  await setFrozenByName(testMailer, 'anna', 'Alter Grund');
  await setFrozenByName(testMailer, 'anna', null);
  await setFrozenByName(testMailer, 'anna', 'Betrug');
  await setFrozenByName(testMailer, 'berta', 'Irrtum');
  const saved = await User.collection.find().toArray();
  await setFrozenByName(testMailer, 'berta', null);
  const charlie = await member([], 'charlie');
  await setFrozenByName(testMailer, 'charlie', 'Spam');
  for (const user of saved) await User.collection.replaceOne({ _id: user._id }, user);
  await User.updateOne({ _id: charlie.id }, { frozenAt: null, frozenReason: '' });

  await replayAll();
  await replayAll();

  const [first, second, third] = await Promise.all(
    [anna, berta, charlie].map(({ id }) => User.findById(id).orFail().lean()),
  );
  expect(first).toMatchObject({ frozenReason: 'Betrug', frozenAt: expect.any(Date) as Date });
  expect(second?.frozenAt).toBeNull();
  expect(third?.frozenAt).toBeInstanceOf(Date);
  expect(JSON.stringify(await readAll())).not.toMatch(/Betrug|Spam|charlie/);
});

async function backUp() {
  const [users, keys, unlocks] = await Promise.all([
    User.collection.find().toArray(),
    Key.collection.find().toArray(),
    Unlock.collection.find().toArray(),
  ]);
  return async () => {
    for (const [model, documents] of [
      [User, users],
      [Key, keys],
      [Unlock, unlocks],
    ] as const) {
      await model.collection.deleteMany({});
      if (documents.length > 0) await model.collection.insertMany(documents);
    }
    for (const { collection } of [Guest, Comparison, Release, BlockedPosting]) {
      await collection.deleteMany({});
    }
  };
}

test('keys that ended, or were closed to guests, stay so, and others open as before', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  const rita = await member(['recruiter'], 'rita');
  const [revoked, narrowed, before, kept] = [
    await makeKey(anna, { name: 'Widerrufen AG' }),
    await makeKey(anna, { name: 'Enger AG' }),
    await makeKey(anna, { name: 'Früher enger AG' }),
    await makeKey(anna, { name: 'Unberührt AG' }),
  ];
  const close = (id: string) => anna.call('changeKey', { params: { id }, body: { guests: false } });
  await close(before.id);
  for (const { password } of [revoked, narrowed, kept]) await enterKey(rita, anna, password);
  const restore = await backUp();
  const since = (await readAll()).length;
  await anna.call('revokeKey', { params: { id: revoked.id } });
  await close(narrowed.id);
  await anna.call('renewAccessPassword');

  await restore();
  await replayAll(since);
  await replayAll(since);

  const statuses = async (passwords: string[]) => {
    const calls = [];
    for (const each of passwords) calls.push((await enterKey(rita, anna, each)).status);
    return calls;
  };
  const unlocks = await Unlock.find({ recruiterId: rita.id }).lean();
  expect(unlocks.map(({ keyId }) => keyId.toString())).toEqual([kept.id]);
  expect(await statuses([revoked.password, narrowed.password, anna.accessPassword])).toEqual([
    401, 401, 401,
  ]);
  expect(await statuses([before.password, kept.password])).toEqual([200, 200]);
  expect((await enterKey(guest(), anna, before.password)).error.code).toBe('not_signed_in');
  expect((await enterKey(guest(), anna, kept.password)).status).toBe(200);
});

test('a guest cannot use the same key again after a withdrawal', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  const [key, other] = [await makeKey(anna), await makeKey(anna, { name: 'Andere AG' })];
  const restore = await backUp();
  const visitor = guest();
  await enterKey(visitor, anna, key.password);
  await compareAsProvenGuest(visitor, anna);
  const [release] = (await anna.call('listReleases')).body.releases;
  await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });

  await restore();
  await replayAll();

  const again = guest();
  expect((await enterKey(again, anna, key.password)).status).toBe(401);
  expect((await enterKey(again, anna, other.password)).status).toBe(200);
  const { body } = await compareAsProvenGuest(again, anna, { distance: 90 });
  expect(body).toMatchObject({ isMatch: true, contactState: 'withdrawn', contactInfo: null });
});

test.each([
  ['blocked', 404],
  ['blocked by the posting', 409],
  ['withdrawn from', 200],
])(
  'whose account is younger than the backup is %s as soon as the mailbox is theirs again',
  async (how, status) => {
    const anna = await member(['jobSeeker'], 'anna');
    await publishQuestionnaire(anna);
    await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
    const [key, other] = [await makeKey(anna), await makeKey(anna, { name: 'Andere AG' })];
    const restore = await backUp();
    const email = 'rita@daheim.example';
    const first = await member(['recruiter'], 'rita');
    await changeEmail(first, email);
    await enterKey(first, anna, key.password);
    const { jobId, matchId } = (await compare(first, anna)).body;
    if (how === 'blocked') await anna.call('blockRecruiter', { body: { comparisonId: matchId } });
    if (how === 'blocked by the posting')
      await anna.call('toggleJobBlock', { params: { id: jobId } });
    if (how === 'withdrawn from') {
      const [release] = (await anna.call('listReleases')).body.releases;
      await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });
    }

    await restore();
    await replayAll();
    await replayAll();

    const again = await member(['recruiter'], 'rita2');
    await enterKey(again, anna, other.password);
    await changeEmail(again, email);
    const compared = await compare(again, anna);
    expect(compared.status).toBe(status);
    expect(compared.body.contactInfo?.phoneNumber ?? null).toBeNull();
    const { recruiters } = (await anna.call('listBlockedRecruiters')).body;
    expect(recruiters).toHaveLength(how === 'blocked' ? 1 : 0);
  },
);

test('after a withdrawal, matches by the access password wait', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  const restore = await backUp();
  await compare(rita, anna);
  const [release] = (await anna.call('listReleases')).body.releases;
  await anna.call('withdrawRelease', { params: { id: release?._id ?? '' } });

  await restore();
  await replayAll();

  const stranger = await member(['recruiter']);
  await unlock(stranger, anna);
  const { body } = await compare(stranger, anna);
  expect(body).toMatchObject({ isMatch: true, contactInfo: null });
});

test('no link to a new password goes to a mailbox that was given up, nor is it given out as contact', async () => {
  const anna = await settle(await member(['jobSeeker'], 'anna'));
  const bert = await settle(await member(['recruiter'], 'bert'));
  await User.updateOne({ _id: anna.id }, { emailVerified: true });
  const restore = await backUp();
  await anna.call('changeEmail', { body: { email: 'neu@beispiel.example' } });
  const [mail] = await waitForMailsTo('neu@beispiel.example', 1);
  const token = tokenFor('verify-email', mail ?? { text: '' });
  expect((await anna.call('verifyEmail', { body: { token } })).status).toBe(204);
  const before = await mailsTo(addressOf(anna));

  await restore();
  await replayAll();

  for (const who of [anna, bert]) {
    await guest().call('requestPasswordReset', { body: { email: addressOf(who) } });
  }
  await waitForMailsTo(addressOf(bert), 1);
  expect(await mailsTo(addressOf(anna))).toEqual(before);
  expect((await User.findById(anna.id).orFail()).contactEmail).toBe('');
});

test('a key that a block took the trust from opens no contact to a private window after a restore', async () => {
  const anna = await member(['jobSeeker'], 'anna');
  await publishQuestionnaire(anna);
  await anna.call('saveAutomations', { form: makeAutomations({ phone: true }) });
  const rita = await member(['recruiter'], 'rita');
  const key = await makeKey(anna);
  await enterKey(rita, anna, key.password);
  const { matchId } = (await compare(rita, anna)).body;
  const restore = await backUp();
  await anna.call('blockRecruiter', { body: { comparisonId: matchId } });

  await restore();
  await replayAll();

  expect((await enterKey(rita, anna, key.password)).status).toBe(404);
  const visitor = guest();
  await enterKey(visitor, anna, key.password);
  const { body } = await compareAsGuest(visitor, anna);
  expect(body).toMatchObject({ isMatch: true, contactState: 'awaitsReader' });
  await prove(visitor);
  const { body: held } = await readComparison(visitor, anna);
  expect(held).toMatchObject({ contactState: 'awaitsCandidate', contactInfo: null });
});
