import { expect, test } from 'vitest';
import { Guest } from '../key/guest.ts';
import { Key } from '../key/key.model.ts';
import {
  compareAsGuest,
  enterKey,
  makeKey,
  makeRecruiterProfile,
  makeSeeker,
  signUpIn,
} from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import type { TestClient } from '../test/testClient.ts';

const { guest, member } = useTestApp();

async function open(visitor: TestClient = guest()) {
  const anna = await makeSeeker(member);
  const key = await makeKey(anna);
  expect((await enterKey(visitor, anna, key.password)).status).toBe(200);
  const { matchId } = (await compareAsGuest(visitor, anna)).body;
  return { anna, key, visitor, matchId };
}

const copyOf = ({ cookie }: TestClient) => Object.assign(guest(), { cookie });

test.each([true, false])(
  'guest comparisons go to no later account than the first: signed out %s',
  async (signedOut) => {
    const { visitor, matchId } = await open();
    await signUpIn(visitor, 'erst.anton', 'jobSeeker');
    if (signedOut) await visitor.call('logout');
    await signUpIn(visitor, 'dann.berta', 'recruiter');

    expect((await visitor.call('getMatch', { params: { matchId } })).status).toBe(404);
  },
);

test('of two sign-ups with one cookie at once, one has the match', async () => {
  const { visitor, matchId } = await open();
  const browsers = [visitor, copyOf(visitor)] as const;
  await Promise.all([
    signUpIn(browsers[0], 'max.meier', 'recruiter'),
    signUpIn(browsers[1], 'eva.dieb', 'recruiter'),
  ]);

  const reads = await Promise.all(
    browsers.map((browser) => browser.call('getMatch', { params: { matchId } })),
  );

  expect(reads.map(({ status }) => status).sort()).toEqual([200, 404]);
});

test('ten browsers that enter one key at once have a session each', async () => {
  const { anna, key } = await open();
  const browsers = Array.from({ length: 10 }, () => guest());

  const entered = await Promise.all(browsers.map((each) => enterKey(each, anna, key.password)));

  expect(entered.map(({ status }) => status)).toEqual(Array(10).fill(200));
  expect(new Set(browsers.map(({ cookie }) => cookie)).size).toBe(10);
  expect(await Guest.countDocuments()).toBe(11);
  expect((await Key.findById(key.id).lean())?.opened).toBe(11);
});

test('what an account says beside a comparison fills its profile once, and proves no address', async () => {
  const rita = await member(['recruiter']);
  const body = makeRecruiterProfile({ company: '' });
  await rita.call('saveRecruiterProfile', { body });
  const { anna } = await open(rita);
  await compareAsGuest(rita, anna, { distance: 60 });

  const { body: profile } = await rita.call('getRecruiterProfile');
  expect(profile).toMatchObject({ name: 'Rita Rekrut', company: 'Meier GmbH' });
  expect(JSON.stringify((await anna.call('listMatches')).body)).not.toContain('@meier.example');
});
