// What somebody did by a key without an account, and whoever comes to their browser or says to be them.
import { describe, expect, test } from 'vitest';
import { rows } from '../../src/http/limits.ts';
import { Guest } from '../../src/key/guest.ts';
import { makePicture } from '../../src/test/api/scene.ts';
import { isLongForm, useTally } from '../../src/test/api/tally.ts';
import {
  asker,
  compareAsGuest,
  compareAsProvenGuest,
  confirmEmail,
  enterKey,
  makeAutomations,
  makeJobInput,
  makeKey,
  makePdf,
  makeRecruiterProfile,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { User } from '../../src/user/user.model.ts';
import { useInstances } from './instances.ts';

const { member, guest, at } = useInstances([{}, {}]);
const tally = useTally();

const everything = makeAutomations({
  name: true,
  phone: true,
  calendar: true,
  cv: true,
  email: true,
});

/** Discoverable only by key; shares picture, CV and telephone. */
async function seeker(): Promise<Member> {
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  const picture = { field: 'image', name: 'ich.png', bytes: await makePicture() };
  await anna.call('uploadProfileImage', { file: picture });
  await anna.call('saveAutomations', {
    form: { ...everything, discoverable: 'false' },
    file: { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() },
  });
  return anna;
}

async function visitorOf(anna: Member, visitor = guest(0)): Promise<TestClient> {
  expect((await enterKey(visitor, anna, (await makeKey(anna)).password)).status).toBe(200);
  return visitor;
}

async function readsOf(anna: Member, browser: TestClient): Promise<string[]> {
  const { cv, imagePublicId } = await User.findById(anna.id).orFail().lean();
  const candidateId = anna.publicId;
  const [cvFile, image, outlook, compared] = await Promise.all([
    browser.call('getCv', { params: { id: cv?.publicId ?? '' } }),
    browser.call('getImage', { params: { id: imagePublicId ?? '' } }),
    browser.call('getComparisonOutlook', { params: { candidateId } }),
    browser.call('compare', { params: { candidateId }, body: { ...makeJobInput(), asker } }),
  ]);
  for (const { status } of [cvFile, image, outlook, compared]) tally.count(status);
  return [
    ...(cvFile.status === 200 ? ['cv'] : []),
    ...(image.status === 200 ? ['image'] : []),
    ...(outlook.status === 200 && outlook.body.state !== 'locked' ? ['outlook'] : []),
    ...(compared.status === 200 ? ['comparison'] : []),
  ];
}

const all = ['cv', 'image', 'outlook', 'comparison'];

const password = 'Korrekt-Pferd-42!';

async function signUp(browser: TestClient, username: string, role: 'recruiter' | 'jobSeeker') {
  const body = { email: `${username}@beispiel.example`, username, password, consent: true };
  expect((await browser.call('signup', { body })).status).toBe(201);
  await browser.call('assignRole', { body: { role: [role], action: 'add' } });
}

const matchIn = async (browser: TestClient, matchId: string) =>
  (await browser.call('getMatch', { params: { matchId } })).status;

describe('the cookie of somebody without an account', () => {
  test('that was planted sees nothing of what a key opens later', async () => {
    const [own, anna] = [await seeker(), await seeker()];
    const eve = await visitorOf(own);
    const victim = at(1, eve);

    await visitorOf(anna, victim);
    expect((await compareAsProvenGuest(victim, anna)).status).toBe(200);

    const seen = await readsOf(anna, eve);
    expect(seen).toEqual([]);
    expect(await readsOf(anna, victim)).toEqual(all);
    // Work in progress in that browser continues.
    expect(await readsOf(own, victim)).toContain('comparison');
  });

  test('of two tabs at once keeps what both opened', async () => {
    const [first, anna, berta] = [await seeker(), await seeker(), await seeker()];
    const browser = await visitorOf(first);
    const tabs = [at(0, browser), at(1, browser)];

    await Promise.all([anna, berta].map((each, index) => visitorOf(each, tabs[index])));

    const moved = tabs.find(({ cookie }) => cookie !== browser.cookie);
    for (const each of [first, anna, berta]) {
      expect(await readsOf(each, at(0, { cookie: moved?.cookie ?? null }))).toContain('comparison');
    }
  });

  test('reads no match, CV or picture that another browser was shown', async () => {
    const [anna, other] = [await seeker(), await seeker()];
    const visitor = await visitorOf(anna);
    expect((await compareAsProvenGuest(visitor, anna)).body.isMatch).toBe(true);
    expect(await readsOf(anna, visitor)).toEqual(all);

    for (const stranger of [guest(0), await visitorOf(other), await member(['recruiter'])]) {
      expect(await readsOf(anna, stranger)).toEqual([]);
    }
    const second = await visitorOf(anna);
    const { cv } = await User.findById(anna.id).orFail().lean();
    expect((await second.call('getCv', { params: { id: cv?.publicId ?? '' } })).status).toBe(404);
  });

  test('is worth nothing once its owner has an account', async () => {
    const anna = await seeker();
    const visitor = await visitorOf(anna);
    await compareAsProvenGuest(visitor, anna);
    const copy = at(1, visitor);

    await signUp(visitor, 'max.meier', 'recruiter');

    const seen = await readsOf(anna, copy);
    expect(seen).toEqual([]);
    expect(await readsOf(anna, visitor)).toEqual(['image', 'outlook', 'comparison']);
    await confirmEmail({ username: 'max.meier' });
    expect(await readsOf(anna, visitor)).toEqual(all);
  });

  test.runIf(isLongForm)('is not handed out without end at one address', async () => {
    const anna = await seeker();
    const key = await makeKey(anna);
    let opened = 0;
    for (let index = 0; index < rows.guests.points + 20; index += 1) {
      const { status } = await enterKey(guest(index), anna, key.password);
      tally.count(status);
      if (status === 200) opened += 1;
    }
    expect(opened).toBe(rows.guests.points);
    expect(await Guest.countDocuments()).toBe(opened);
  });
});

describe('what was compared without an account', () => {
  async function compared() {
    const anna = await seeker();
    const visitor = await visitorOf(anna);
    const { matchId } = (await compareAsGuest(visitor, anna)).body;
    return { anna, visitor, matchId };
  }

  test('goes to nobody who signs in after somebody has signed out', async () => {
    const { anna, visitor, matchId } = await compared();
    await signUp(visitor, 'erst.anton', 'jobSeeker');
    const stolen = at(1, visitor);
    await visitor.call('logout');
    await signUp(visitor, 'dann.berta', 'recruiter');

    for (const browser of [visitor, stolen]) {
      const seen = [await matchIn(browser, matchId), ...(await readsOf(anna, browser))];
      expect([[401], [404]]).toContainEqual(seen);
    }
  });

  test('goes to nobody who signs in over another account', async () => {
    const { anna, visitor, matchId } = await compared();
    await signUp(visitor, 'erst.anton', 'jobSeeker');
    await signUp(visitor, 'dann.berta', 'recruiter');

    expect([await matchIn(visitor, matchId), ...(await readsOf(anna, visitor))]).toEqual([404]);
  });

  test('goes to the first recruiter alone', async () => {
    const { visitor, matchId } = await compared();
    const copy = at(1, visitor);
    await Promise.all([
      signUp(visitor, 'max.meier', 'recruiter'),
      signUp(copy, 'eva.dieb', 'recruiter'),
    ]);

    const reads = await Promise.all([matchIn(visitor, matchId), matchIn(copy, matchId)]);

    expect(reads.sort()).toEqual([200, 404]);
  });
});

describe('who says who they are', () => {
  const said = (browser: TestClient, anna: Member, changes: object) =>
    browser.call('compare', {
      params: { candidateId: anna.publicId },
      body: { ...makeJobInput(), asker: { ...asker, ...changes } },
    });

  const odd = [
    { name: 'Max\u0000Meier' },
    { name: 'Max\nMeier' },
    { name: '\u202e\u202c' },
    { name: '\u200b' },
    { company: 'Siem\u0435ns AG' },
    { company: 'A'.repeat(500) },
    { name: 'Z\u0300\u0301\u0302\u0303\u0304\u0305' },
    { email: `${'a'.repeat(500)}@meier.example` },
    { email: 'max@meier.example\r\nBcc: eva@boese.example' },
    { email: 'kein Briefkasten' },
    { name: '', company: '', email: '' },
    { name: { $ne: '' } },
    { verifiedDomain: 'siemens.com' },
  ];

  test('is refused with what nobody is called', async () => {
    const anna = await seeker();
    const visitor = await visitorOf(anna);

    for (const changes of odd) {
      const { status } = await said(visitor, anna, changes);
      tally.count(status);
      expect(status, JSON.stringify(changes)).toBe(400);
    }

    expect(JSON.stringify(await Guest.find().lean())).not.toContain('meier.example');
    expect((await anna.call('listJobsOffered')).body.jobsOffered).toEqual([]);
  });

  test('overwrites nothing of an account, and proves no address', async () => {
    const anna = await seeker();
    const rita = await member(['recruiter']);
    await visitorOf(anna, rita);
    const profile = async () => (await rita.call('getRecruiterProfile')).body;
    const mine = makeRecruiterProfile({ company: '' });
    await rita.call('saveRecruiterProfile', { body: mine });

    await said(rita, anna, { email: 'rita@meier.example' });
    const filled = await profile();
    await said(rita, anna, { name: 'Eva', company: 'Siemens AG', email: 'eva@siemens.example' });

    expect(filled).toMatchObject({ name: 'Rita Rekrut', company: 'Meier GmbH' });
    expect(await profile()).toEqual(filled);
    const { body } = await anna.call('listJobsOffered');
    expect(JSON.stringify(body)).not.toMatch(/meier\.example|siemens\.example/);
  });
});
