import { describe, expect, test } from 'vitest';
import { setFrozen } from '../../report/freezing.ts';
import { compare, makeJobInput, makeUnlockedPair } from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { Comparison } from '../comparison.model.ts';

const { member } = useTestApp();

const cook = { jobTitle: 'Koch', salary: { min: 30, max: 36 } };

async function refusedPair() {
  const { anna, rita } = await makeUnlockedPair(member);
  const { matchId, isMatch } = (await compare(rita, anna, cook)).body;
  expect(isMatch).toBe(false);
  const { jobId } = await Comparison.findById(matchId).orFail().lean();
  return { anna, rita, matchId, params: { matchId }, job: { id: jobId.toString() } };
}

const release = (anna: Member, comparisonId: string) =>
  anna.call('decideRelease', { body: { comparisonId } });

describe('releasing contact though it is no match', () => {
  test('lets the recruiter read it, true to the rules, until it is withdrawn', async () => {
    const { anna, rita, matchId, params } = await refusedPair();
    expect((await rita.call('getMatch', { params })).status).toBe(404);
    expect((await rita.call('listMatches')).body.matches).toEqual([]);

    const { status, body } = await release(anna, matchId);

    expect(status).toBe(201);
    expect(body).toEqual({ release: { matchId, contactState: 'released' } });
    const { body: match } = await rita.call('getMatch', { params });
    expect(match).toMatchObject({ isMatch: false, contactState: 'released' });
    expect(match.matchPercentage).toBeLessThan(70);
    expect(match.contactInfo?.phoneNumber).toBe('+49 170 5550123');
    const cvId = match.contactInfo?.cv?.url.split('/').at(-1) ?? '';
    expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(200);
    expect((await rita.call('listMatches')).body.matches).toMatchObject([{ isMatch: false }]);
    expect((await rita.call('listJobsOffered')).body.matchCount).toBe(0);
    expect((await anna.call('listMatches')).body.matches).toMatchObject([
      { contactState: 'released' },
    ]);
    const { releases } = (await anna.call('listReleases')).body;
    expect(releases).toMatchObject([{ jobTitle: 'Koch', endedAt: null }]);

    await anna.call('withdrawRelease', { params: { id: releases[0]?._id ?? '' } });

    const { body: after } = await rita.call('getMatch', { params });
    expect(after).toMatchObject({ contactState: 'withdrawn', contactInfo: null });
    expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(404);
    // A yes lifts the withdrawal for this comparison.
    expect((await release(anna, matchId)).status).toBe(201);
    expect((await rita.call('getMatch', { params })).body.contactState).toBe('released');
  });

  test('waits for another word once the posting was changed, and needs a new comparison', async () => {
    const { anna, rita, matchId, params, job } = await refusedPair();
    await release(anna, matchId);

    const changed = makeJobInput({ ...cook, description: 'Mit Hund' });
    await rita.call('updateJob', { params: job, body: changed });

    expect((await release(anna, matchId)).status).toBe(409);
    await compare(rita, anna, changed);
    expect((await rita.call('getMatch', { params })).status).toBe(404);
    expect((await release(anna, matchId)).status).toBe(201);
    const { body: after } = await rita.call('getMatch', { params });
    expect(after.contactInfo?.phoneNumber).toBeTruthy();
  });

  test.each<[string, (scene: Awaited<ReturnType<typeof refusedPair>>) => Promise<unknown>]>([
    ['posting was deleted', ({ rita, job }) => rita.call('deleteJob', { params: job })],
    ['posting is blocked', ({ anna, job }) => anna.call('toggleJobBlock', { params: job })],
    ['recruiter is frozen', ({ rita }) => setFrozen(null, rita.id, 'Spam')],
    [
      'recruiter is no recruiter any more',
      async ({ rita }) => {
        await rita.call('assignRole', { body: { role: ['jobSeeker'], action: 'add' } });
        await rita.call('assignRole', { body: { role: ['recruiter'], action: 'remove' } });
      },
    ],
    [
      'recruiter is blocked',
      ({ anna, matchId }) => anna.call('blockRecruiter', { body: { comparisonId: matchId } }),
    ],
  ])('is refused with a sentence where the %s', async (_state, change) => {
    const scene = await refusedPair();
    await change(scene);

    const { status, error } = await release(scene.anna, scene.matchId);

    expect(status).toBe(409);
    expect(error.error.length).toBeGreaterThan(20);
    expect(await Comparison.countDocuments({ countsAsMatch: true })).toBe(0);
    expect((await scene.anna.call('listReleases')).body.releases).toEqual([]);
  });
});
