import { generalKeyName } from '@inkognito/shared/codes';
import { describe, expect, test } from 'vitest';
import { compare, makeJobInput, makeUnlockedPair } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

const text = {
  description: 'Wir bauen Brücken.\n\nAuch aus Holz.',
  employer: 'Brückenbau AG',
  adUrl: 'https://brueckenbau.example/stelle',
};

describe('what a posting says', () => {
  test('is shown to its owner, and to compared candidates as it was then', async () => {
    const { anna, rita } = await makeUnlockedPair(member);

    const { matchId } = (await compare(rita, anna, text)).body;

    const [mine] = (await rita.call('listMyJobs')).body.jobs;
    expect(mine).toMatchObject(text);
    const params = { id: mine?._id ?? '' };
    expect((await rita.call('getJob', { params })).body).toMatchObject({
      job: text,
      comparison: null,
    });
    await rita.call('updateJob', { params, body: makeJobInput({ description: 'Anders' }) });
    const { body } = await anna.call('getJob', { params });
    expect(body).toMatchObject({
      job: text,
      comparison: { matchId, isMatch: true, key: generalKeyName },
    });
    expect(body.comparison?.breakdown.salary.reasoning).toMatch(/61/);
  });

  test('is no other posting and costs no other comparison', async () => {
    const { anna, rita } = await makeUnlockedPair(member);
    const first = await compare(rita, anna);

    const again = await compare(rita, anna, text);

    expect(again.body.matchId).toBe(first.body.matchId);
    const { jobs } = (await rita.call('listMyJobs')).body;
    expect(jobs).toMatchObject([text]);
    const params = { candidateId: anna.publicId };
    expect((await rita.call('getComparisonOutlook', { params })).body.left).toBe(4);
    await rita.call('createJob', { body: makeJobInput({ description: 'Drittens' }) });
    expect((await rita.call('listMyJobs')).body.jobs).toMatchObject([{ description: 'Drittens' }]);
  });
});
