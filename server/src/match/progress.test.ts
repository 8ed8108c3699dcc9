import { describe, expect, test } from 'vitest';
import { compare, makeJobInput, makeUnlockedPair } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';
import { Comparison } from '../matching/comparison.model.ts';

const { member } = useTestApp();

async function matchedPair() {
  const { anna, rita } = await makeUnlockedPair(member);
  const { matchId } = (await compare(rita, anna)).body;
  return { anna, rita, params: { matchId } };
}

const ofAnna = { status: 'talking', note: 'Annas Notiz: freundlich,\nDienstag 10 Uhr' } as const;
const ofRita = { status: 'ended', note: 'Ritas Notiz: klug' } as const;
const readAll = async (who: Member, matchId: string): Promise<string> => {
  const role = { query: {} };
  const answers = await Promise.all([
    who.call('getMatch', { params: { matchId } }),
    who.call('listMatches', role),
    who.call('listJobsOffered', role),
    who.call('exportAccount'),
    who.call('authStatus'),
  ]);
  return answers.map(({ response }) => response.text).join('\n');
};

describe('progress with a match', () => {
  test('is each side’s own, and the other reads nothing of it anywhere', async () => {
    const { anna, rita, params } = await matchedPair();

    // As from two devices, of which neither knows what the other has.
    await anna.call('setProgress', { params, body: { status: ofAnna.status } });
    const { body: noted } = await anna.call('setProgress', {
      params,
      body: { note: ofAnna.note },
    });
    expect(noted).toEqual(ofAnna);
    const { body: moved } = await anna.call('setProgress', {
      params,
      body: { status: ofAnna.status },
    });
    expect(moved).toEqual(ofAnna);
    await rita.call('setProgress', { params, body: ofRita });

    const { body } = await anna.call('getMatch', { params });
    expect(body.progress).toEqual(ofAnna);
    const [mine, theirs] = [
      await readAll(anna, params.matchId),
      await readAll(rita, params.matchId),
    ];
    expect(mine).toContain('Dienstag');
    expect(theirs).toContain('klug');
    expect(theirs).not.toMatch(/Dienstag|"talking"/);
    expect(mine).not.toMatch(/klug|"status":"ended"/);
    const jobs = (await rita.call('listMyJobs')).body.jobs;
    const own = await rita.call('listJobComparisons', { params: { id: jobs[0]?._id ?? '' } });
    expect(own.body.comparisons).toMatchObject([{ status: 'ended' }]);
    expect(own.response.text).not.toMatch(/Notiz|talking/);
  });

  test('filters the lists, where nothing is stored as open', async () => {
    const { anna, rita, params } = await matchedPair();
    const count = async (who: Member, status: 'open' | 'talking') =>
      (await who.call('listMatches', { query: { status } })).body.matches.length;
    expect([await count(anna, 'open'), await count(rita, 'open')]).toEqual([1, 1]);

    await anna.call('setProgress', { params, body: { status: 'talking' } });

    expect([await count(anna, 'open'), await count(anna, 'talking')]).toEqual([0, 1]);
    expect([await count(rita, 'open'), await count(rita, 'talking')]).toEqual([1, 0]);
  });

  test('stays when the posting is edited and compared again', async () => {
    const { anna, rita, params } = await matchedPair();
    await rita.call('setProgress', { params, body: ofRita });
    const { jobId } = await Comparison.findById(params.matchId).orFail().lean();

    const edited = makeJobInput({ salary: { min: 66, max: 81 } });
    await rita.call('updateJob', { params: { id: jobId.toString() }, body: edited });
    await compare(rita, anna, edited);

    expect((await rita.call('getMatch', { params })).body.progress).toEqual(ofRita);
  });

  test('is noted by no other account, and for no comparison without a match', async () => {
    const { anna, rita, params } = await matchedPair();
    const other = await member(['recruiter']);
    const cook = { jobTitle: 'Koch', salary: { min: 30, max: 36 } };
    const { matchId } = (await compare(rita, anna, cook)).body;

    expect((await other.call('setProgress', { params, body: ofRita })).status).toBe(404);
    const none = { params: { matchId }, body: ofAnna };
    expect((await anna.call('setProgress', none)).status).toBe(404);
    await anna.call('decideRelease', { body: { comparisonId: matchId } });
    expect((await anna.call('setProgress', none)).status).toBe(200);
    expect((await rita.call('setProgress', none)).status).toBe(200);
    for (const body of [{}, { note: 'x'.repeat(2001) }]) {
      expect((await anna.call('setProgress', { params, body })).status).toBe(400);
    }
  });
});
