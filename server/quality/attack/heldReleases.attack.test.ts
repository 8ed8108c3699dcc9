// A recruiter wants contact data that waits for the job seeker.
import type { JobInput } from '@inkognito/shared/job';
import { describe, expect, test } from 'vitest';
import { compare, makeJobInput, makeUnlockedPair } from '../../src/test/make.ts';
import { useTally } from '../../src/test/api/tally.ts';
import type { Member } from '../../src/test/testApp.ts';
import { useInstances } from './instances.ts';

const { member, at } = useInstances([{}, {}]);
const tally = useTally();

const first = { salary: { min: 70, max: 90 } };
const other = { salary: { min: 80, max: 95 } };

const choose = (anna: Member, releaseMode: 'confirm' | 'immediate') =>
  anna.call('saveAutomations', { form: { releaseMode } });

async function makeHoldingPair() {
  const pair = await makeUnlockedPair(member);
  await choose(pair.anna, 'confirm');
  return pair;
}

async function expectNothing(rita: Member, matchId: string): Promise<void> {
  const { body } = await rita.call('getMatch', { params: { matchId } });
  expect(body).toMatchObject({
    contactInfo: null,
    contactState: 'awaitsCandidate',
  });
}

async function edit(rita: Member, matchId: string, changes: Partial<JobInput>): Promise<void> {
  const { body } = await rita.call('getMatch', { params: { matchId } });
  const params = { id: body.jobPosting._id };
  const { status } = await rita.call('updateJob', { params, body: makeJobInput(changes) });
  expect(status).toBe(200);
}

const decide = (anna: Member, matchId: string, answer?: 'yes' | 'no') =>
  anna.call('decideRelease', { body: { comparisonId: matchId, answer } });

const releasesOf = async (anna: Member) => (await anna.call('listReleases')).body.releases;
const phoneIn = async (rita: Member, matchId: string) =>
  (await rita.call('getMatch', { params: { matchId } })).body.contactInfo?.phoneNumber ?? null;

const minijob = { salary: { min: 1, max: 1 }, contractType: 'minijob' } as const;

describe('a held match', () => {
  test('hands out nothing until the job seeker says yes to what stands there', async () => {
    const { anna, rita } = await makeHoldingPair();
    const { body } = await compare(rita, anna, first);
    const { matchId } = body;
    expect(body).toMatchObject({
      isMatch: true,
      contactInfo: null,
      contactState: 'awaitsCandidate',
    });
    await expectNothing(rita, matchId);

    await edit(rita, matchId, minijob);
    await expectNothing(rita, matchId);
    // The posting changed since she saw it, so her consent would be to something else.
    expect((await decide(anna, matchId)).status).toBe(409);
    await expectNothing(rita, matchId);
    expect(await releasesOf(anna)).toEqual([]);

    await edit(rita, matchId, first);
    expect((await decide(anna, matchId)).status).toBe(201);
    expect((await decide(anna, matchId)).status).toBe(201);
    expect(await phoneIn(rita, matchId)).toBe('+49 170 5550123');
    expect(await releasesOf(anna)).toHaveLength(1);

    await edit(rita, matchId, { ...first, description: 'Mit Reisen' });
    const changed = await compare(rita, anna, { ...first, description: 'Mit Reisen' });
    expect(changed.body).toMatchObject({ matchId, contactInfo: null });
    await expectNothing(rita, matchId);
    await edit(rita, matchId, first);
    await compare(rita, anna, first);
    await expectNothing(rita, matchId);
  });

  test('neither leads to the CV nor to a release by whoever is not the job seeker', async () => {
    const { anna, rita } = await makeHoldingPair();
    const stranger = await member(['jobSeeker']);
    const { matchId } = (await compare(rita, anna, first)).body;
    const cv = (await anna.call('getAutomations')).body.cv?.url.split('/').pop() ?? '';

    const tries = [
      await rita.call('getCv', { params: { id: cv } }),
      await decide(rita, matchId),
      await decide(stranger, matchId),
      await at(1, rita).call('decideRelease', { body: { comparisonId: matchId } }),
    ];

    for (const { status } of tries) tally.count(status);
    expect(tries.map(({ status }) => status)).toEqual([404, 403, 404, 403]);
    expect(await releasesOf(anna)).toEqual([]);
  });

  test('keeps the next one of the same recruiter waiting, also where matches are released at once by now', async () => {
    const { anna, rita } = await makeHoldingPair();
    const { matchId } = (await compare(rita, anna, first)).body;
    await choose(anna, 'immediate');

    const next = (await compare(rita, anna, other)).body;

    expect(next).toMatchObject({
      isMatch: true,
      contactInfo: null,
      contactState: 'awaitsCandidate',
    });
    expect((await decide(anna, matchId, 'no')).status).toBe(201);
    await expectNothing(rita, matchId);
    await expectNothing(rita, next.matchId);
    await edit(rita, matchId, { ...other, distance: 60 });
    const again = await compare(rita, anna, { ...other, distance: 60 });
    expect(again.body).toMatchObject({
      isMatch: true,
      contactInfo: null,
      contactState: 'awaitsCandidate',
    });
  });
});

test('a recruiter cannot tell who asks for every match from who lists a company', async () => {
  const asked = await makeHoldingPair();
  const listing = await makeUnlockedPair(member);
  await listing.anna.call('saveShield', { body: { companies: ['Siemens'], domains: [] } });

  const answers = [
    await compare(asked.rita, asked.anna, first),
    await compare(listing.rita, listing.anna, first),
  ];

  const alike = { matchId: '', jobId: '', similarCandidates: [] };
  const [one, two] = answers.map(({ body }) => ({ ...body, ...alike }));
  expect(one).toEqual(two);
  const lists = [await asked.rita.call('listMatches'), await listing.rita.call('listMatches')];
  for (const { body } of lists)
    expect(body.matches).toMatchObject([{ contactState: 'awaitsCandidate' }]);
});
