import { expect, test } from 'vitest';
import { makeMatch } from '../../test/api/scene.ts';
import { compare, makeAutomations, publishQuestionnaire } from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { Release } from './release.model.ts';

const { member } = useTestApp();
const phone = '+49 170 5550123';
const share = (anna: Member) =>
  anna.call('saveAutomations', {
    form: makeAutomations({ phone: true, email: true, showNothing: false }),
  });

async function matchedPair() {
  const anna = await member(['jobSeeker']);
  const rita = await member(['recruiter']);
  await publishQuestionnaire(anna);
  await share(anna);
  return { anna, rita, pair: await makeMatch(rita, anna) };
}

const withdraw = async (anna: Member, id: string) => {
  expect((await anna.call('withdrawRelease', { params: { id } })).status).toBe(204);
};

const phoneIn = async (rita: Member, matchId: string) =>
  (await rita.call('getMatch', { params: { matchId } })).body.contactInfo?.phoneNumber ?? null;

const activeReleases = () => Release.countDocuments({ endedAt: null });

test('what is given again after a withdrawal is in force on record, and withdrawn again', async () => {
  const { anna, rita, pair } = await matchedPair();
  const { matchId } = pair;
  await withdraw(anna, pair.releaseId);

  const body = { comparisonId: matchId };
  expect((await anna.call('decideRelease', { body })).status).toBe(201);

  expect(await phoneIn(rita, matchId)).toBe(phone);
  expect(await activeReleases()).toBe(1);
  const shown = await anna.call('getMatch', { params: { matchId } });
  expect(shown.body.release?._id).toBe(pair.releaseId);
  await withdraw(anna, pair.releaseId);
  expect(await phoneIn(rita, matchId)).toBeNull();
  expect(await activeReleases()).toBe(0);
});

test('a withdrawal takes back every release to the same recruiter', async () => {
  const { anna, rita, pair } = await matchedPair();
  const { body: other } = await compare(rita, anna, { jobTitle: 'Senior Backend Developer' });
  await withdraw(anna, pair.releaseId);

  expect(await phoneIn(rita, pair.matchId)).toBeNull();
  expect(await phoneIn(rita, other.matchId)).toBeNull();
  const { body } = await anna.call('listReleases');
  const ends = body.releases.map(({ jobTitle, endReason }) => [jobTitle, endReason]);
  expect(ends).toEqual([
    ['Senior Backend Developer', 'withdrawn'],
    ['Backend Developer (m/w/d)', 'withdrawn'],
  ]);
});

test('a comparison at the same moment as the withdrawal releases nothing for good', async () => {
  const { anna, rita, pair } = await matchedPair();

  const [, compared] = await Promise.all([
    withdraw(anna, pair.releaseId),
    compare(rita, anna, { jobTitle: 'Senior Backend Developer' }),
  ]);

  // In either order: an open release is listed and can be withdrawn.
  const isOpen = (await phoneIn(rita, compared.body.matchId)) !== null;
  expect(await activeReleases()).toBe(isOpen ? 1 : 0);
});

test('the match names its standing release to the job seeker alone', async () => {
  const { anna, rita, pair } = await matchedPair();
  const { matchId } = pair;
  const releaseFor = async (reader: Member) =>
    (await reader.call('getMatch', { params: { matchId } })).body.release;

  const { body: match } = await anna.call('getMatch', { params: { matchId } });
  expect(match).toMatchObject({ release: { _id: pair.releaseId } });
  expect(await releaseFor(rita)).toBeNull();

  await withdraw(anna, pair.releaseId);
  expect(await releaseFor(anna)).toBeNull();
});
