import { describe, expect, test } from 'vitest';
import { compare, makeJobInput, makeSeeker, makeUnlockedPair, unlock } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

const pair = () => makeUnlockedPair(member);

async function annasTwin(rita: Member): Promise<Member> {
  const twin = await makeSeeker(member);
  await unlock(rita, twin);
  return twin;
}

test('contact details and the CV are gone at once when the job is blocked, and back when it is restored', async () => {
  const { anna, rita } = await pair();
  const { body } = await compare(rita, anna);
  const cvId = body.contactInfo?.cv?.url.split('/').pop() ?? '';
  expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(200);
  const [job] = (await anna.call('listMatches')).body.matches;
  const params = { id: job?._id ?? '' };

  expect((await anna.call('toggleJobBlock', { params })).body).toEqual({ blocked: true });

  expect((await rita.call('getMatch', { params: { matchId: body.matchId } })).status).toBe(404);
  expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(404);
  expect((await rita.call('listMatches')).body.matches).toEqual([]);
  expect((await anna.call('listJobsOffered')).body.jobsOffered).toEqual([]);
  expect((await compare(rita, anna)).status).toBe(409);
  const { body: blocked } = await anna.call('listBlockedJobs');
  expect(blocked.jobsBlocked).toMatchObject([
    { _id: params.id, jobTitle: 'Backend Developer (m/w/d)' },
  ]);
  expect((await anna.call('authStatus')).body.user?.jobsBlocked).toEqual(blocked.jobsBlocked);

  expect((await anna.call('toggleJobBlock', { params })).body).toEqual({ blocked: false });
  expect((await rita.call('getCv', { params: { id: cvId } })).status).toBe(200);
  expect((await rita.call('listMatches')).body.matches).toHaveLength(1);
});

describe('matches', () => {
  test('are listed for both sides, and for both views of a user with both roles', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    await anna.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });

    const ritas = await rita.call('listMatches');
    const annas = await anna.call('listMatches', { query: { role: 'jobSeeker' } });
    const annasOther = await anna.call('listMatches');

    expect(ritas.body).toMatchObject({
      role: 'recruiter',
      matches: [
        {
          _id: body.matchId,
          candidate: { username: anna.username },
          jobPosting: { jobTitle: 'Backend Developer (m/w/d)' },
        },
      ],
    });
    expect(annas.body).toMatchObject({ role: 'jobSeeker', matches: [{ matchId: body.matchId }] });
    expect(annasOther.body).toMatchObject({ role: 'recruiter', matches: [] });
  });

  test('keep the offer as it was shown, and say when it changed', async () => {
    const { anna, rita } = await pair();
    const { body } = await compare(rita, anna);
    const jobId = (await rita.call('listMyJobs')).body.jobs[0]?._id ?? '';
    await compare(rita, await annasTwin(rita));
    const unchanged = await anna.call('getMatch', { params: { matchId: body.matchId } });
    expect(unchanged.body.offerChangedAt).toBeNull();

    await rita.call('updateJob', {
      params: { id: jobId },
      body: makeJobInput({ salary: { min: 20, max: 25 } }),
    });

    const match = await anna.call('getMatch', { params: { matchId: body.matchId } });
    expect(match.body.offerChangedAt).not.toBeNull();
    const job = await anna.call('getJob', { params: { id: jobId } });
    expect(job.body.job.salary).toEqual({ min: 65, max: 80 });
  });
});

test('a posting marks the candidates in such a list that the recruiter already has a match with', async () => {
  const { anna, rita } = await pair();
  const { body } = await compare(rita, anna);
  const other = await member(['recruiter']);
  const posted = await other.call('createJob', { body: makeJobInput() });
  const listOf = async (who: Member, id: string) =>
    (await who.call('listJobCandidates', { params: { id } })).body.similarCandidates;

  const [own] = await listOf(rita, body.jobId);
  const [foreign] = await listOf(other, posted.body.job._id);

  expect(own?.matchId).toBe(body.matchId);
  expect(foreign).toMatchObject({ user: { username: anna.username } });
  expect(foreign).not.toHaveProperty('matchId');
});
