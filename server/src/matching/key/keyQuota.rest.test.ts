import { describe, expect, test } from 'vitest';
import {
  compare,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
  unlock,
} from '../../test/make.ts';
import { type Member, useTestApp } from '../../test/testApp.ts';
import { Quota } from '../comparison/quota.model.ts';

const { guest, member } = useTestApp();

async function seeker() {
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  return anna;
}
const recruiters = (count: number) =>
  Promise.all(Array.from({ length: count }, () => member(['recruiter'])));

describe('the quota of a named key', () => {
  test('is shared by whoever uses it, with or without an account', async () => {
    const anna = await seeker();
    const key = await makeKey(anna);
    const accounts = await recruiters(4);
    const visitor = guest();
    for (const holder of [...accounts, visitor]) await enterKey(holder, anna, key.password);

    const answers = await Promise.all([
      ...accounts.map((rita, index) => compare(rita, anna, { jobTitle: `Koch ${index}` })),
      compareAsGuest(visitor, anna, { jobTitle: 'Bäcker' }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  });

  test('is its own: another key of the same person is not touched', async () => {
    const anna = await seeker();
    const [one, other] = [await makeKey(anna), await makeKey(anna, { name: 'Zweite AG' })];
    const rita = await member(['recruiter']);
    const titles = ['Koch', 'Kellner', 'Bäcker'];
    await enterKey(rita, anna, one.password);
    for (const jobTitle of titles)
      expect((await compare(rita, anna, { jobTitle })).status).toBe(200);
    expect((await compare(rita, anna, { jobTitle: 'Maler' })).status).toBe(429);

    await enterKey(rita, anna, other.password);

    expect((await compare(rita, anna, { jobTitle: 'Maler' })).status).toBe(200);
  });
});

test('the general key allows 20 comparisons of one person a day, by however many accounts', async () => {
  const anna = await seeker();
  const [rita, berta] = [await member(['recruiter']), await member(['recruiter'])];
  await unlock(rita, anna);
  await unlock(berta, anna);
  await compare(rita, anna);
  const at = new Date();
  const attempts = Array.from({ length: 19 }, (_, index) => ({
    ...{ fingerprint: `other ${index}`, salaryRange: '50-60', at },
  }));
  await Quota.updateOne({ candidateId: anna.id }, { $push: { attempts: { $each: attempts } } });

  expect((await compare(berta, anna, { jobTitle: 'Koch' })).status).toBe(429);
  expect((await compare(rita, anna)).status).toBe(200);
});

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
      ...{ state: 'open', until: null, left: 3, askerNeeded: true },
    });

    for (const jobTitle of ['Koch', 'Kellner', 'Bäcker']) await compare(rita, anna, { jobTitle });

    const { body } = await outlook(rita, anna);
    expect(body).toMatchObject({ state: 'quota', left: 0 });
    expect(Date.parse(body.until ?? '')).toBeGreaterThan(Date.now() + 23 * 60 * 60 * 1000);

    const [known] = (await rita.call('listMyJobs')).body.jobs;
    expect((await outlook(rita, anna, known?._id)).body).toMatchObject({ state: 'open', left: 0 });
  });

  test('a posting that the person blocked', async () => {
    const anna = await seeker();
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

test('one posting is compared with many, and one who is refused stops nobody', async () => {
  const [anna, berta, locked] = [await seeker(), await seeker(), await seeker()];
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
