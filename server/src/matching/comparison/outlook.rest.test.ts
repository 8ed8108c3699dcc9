import { limits } from '@inkognito/shared/limits';
import { describe, expect, test } from 'vitest';
import {
  compare,
  enterKey,
  makeJobInput,
  makeKey,
  makeSeeker,
  publishQuestionnaire,
  unlock,
} from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';

const { member } = useTestApp();

describe('what is said before the form', () => {
  const outlook = (holder: Member, candidate: Member, jobId?: string) =>
    holder.call('getComparisonOutlook', {
      params: { candidateId: candidate.publicId },
      ...(jobId && { query: { jobId } }),
    });

  test('a locked profile, one without answers, an open one, and one whose quota is used up', async () => {
    const anna = await member(['jobSeeker']);
    const key = await makeKey(anna);
    const rita = await member(['recruiter']);
    expect((await outlook(rita, anna)).body.state).toBe('locked');
    await enterKey(rita, anna, key.password);
    expect((await outlook(rita, anna)).body.state).toBe('incomplete');
    await publishQuestionnaire(anna);
    expect((await outlook(rita, anna)).body).toEqual({
      ...{ state: 'open', until: null, left: limits.comparisonsPerDay, askerNeeded: true },
    });

    for (const jobTitle of ['Koch', 'Kellner', 'Bäcker', 'Lehrer', 'Pilot']) {
      await compare(rita, anna, { jobTitle });
    }

    const { body } = await outlook(rita, anna);
    expect(body).toMatchObject({ state: 'quota', left: 0 });
    expect(Date.parse(body.until ?? '')).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);

    const [known] = (await rita.call('listMyJobs')).body.jobs;
    expect((await outlook(rita, anna, known?._id)).body).toMatchObject({ state: 'open', left: 0 });
  });

  test('a posting that the person blocked', async () => {
    const anna = await makeSeeker(member);
    const rita = await member(['recruiter']);
    await unlock(rita, anna);
    await compare(rita, anna);
    const [job] = (await rita.call('listMyJobs')).body.jobs;
    const jobId = job?._id ?? '';
    await anna.call('toggleJobBlock', { params: { id: jobId } });

    expect((await outlook(rita, anna, jobId)).body.state).toBe('blocked');
    expect((await outlook(rita, anna)).body.state).toBe('open');
  });
});

test('one posting is compared with many candidates, and one refusal stops no other comparison', async () => {
  const anna = await makeSeeker(member);
  const berta = await makeSeeker(member);
  const locked = await makeSeeker(member);
  const rita = await member(['recruiter']);
  for (const each of [anna, berta]) await enterKey(rita, each, (await makeKey(each)).password);
  const { body } = await rita.call('createJob', { body: makeJobInput() });
  const nobody = '0'.repeat(32);
  const candidateIds = [anna.publicId, locked.publicId, nobody, berta.publicId];

  const { status, body: many } = await rita.call('compareWithMany', {
    params: { id: body.job._id },
    body: { candidateIds },
  });

  expect(status).toBe(200);
  expect(many.results.map(({ candidate }) => candidate)).toEqual(candidateIds);
  expect(many.results).toMatchObject([
    { isMatch: true },
    { code: 'forbidden' },
    { code: 'not_found' },
    { isMatch: true, matchPercentage: expect.any(Number) as number },
  ]);
  expect((await rita.call('listMyJobs')).body.jobs).toHaveLength(1);
  expect((await berta.call('listJobsOffered')).body.matchCount).toBe(1);
});
