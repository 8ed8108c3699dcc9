import { describe, expect, test } from 'vitest';
import { compare, makeUnlockedPair, publishQuestionnaire, unlock } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

async function threeCompared() {
  const { anna, rita } = await makeUnlockedPair(member);
  const others = [await member(['jobSeeker']), await member(['jobSeeker'])] as const;
  await publishQuestionnaire(others[0]);
  await publishQuestionnaire(others[1], { interested: ['Koch'], jobTitle: 'Koch' });
  for (const each of others) await unlock(rita, each);
  for (const each of [anna, ...others]) await compare(rita, each);
  const [job] = (await rita.call('listMyJobs')).body.jobs;
  return { anna, rita, others, job, params: { id: job?._id ?? '' } };
}

describe('a posting of one’s own', () => {
  test('counts and lists the compared candidates, newest first', async () => {
    const { anna, rita, others, job, params } = await threeCompared();

    expect(job).toMatchObject({ compared: 3, matches: 2, openRequests: 0 });
    const { body } = await rita.call('listJobComparisons', { params });
    expect(body).toMatchObject({
      comparisons: [
        { candidate: { username: others[1].username }, isMatch: false, isExcluded: true },
        { candidate: { username: others[0].username }, isMatch: true, isExcluded: false },
        { candidate: { username: anna.username }, isMatch: true, status: 'open' },
      ],
      nextCursor: null,
    });
  });

  test('neither counts nor names people that hide from the recruiter or blocked it', async () => {
    const { anna, rita, others, params } = await threeCompared();
    const { matchId } = (await compare(rita, anna)).body;

    await anna.call('blockRecruiter', { body: { comparisonId: matchId } });
    await others[0].call('toggleJobBlock', { params });

    const [job] = (await rita.call('listMyJobs')).body.jobs;
    expect(job).toMatchObject({ compared: 1, matches: 0 });
    const { body } = await rita.call('listJobComparisons', { params });
    expect(body.comparisons.map(({ candidate }) => candidate.username)).toEqual([
      others[1].username,
    ]);
  });
});

test('an offer in a list says why in one line: what excludes or costs most, or what speaks most for it', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  await compare(rita, anna);
  await compare(rita, anna, { jobTitle: 'Koch' });
  await compare(rita, anna, { salary: { min: 30, max: 36 } });

  const { jobsOffered } = (await anna.call('listJobsOffered')).body;

  const read = async (id: string) =>
    (await anna.call('getJob', { params: { id } })).body.comparison?.breakdown;
  const [salary, title, match] = await Promise.all(jobsOffered.map(({ _id }) => read(_id)));
  expect(jobsOffered.map(({ reason }) => reason)).toEqual([
    salary?.salary.reasoning,
    title?.jobTitle.reasoning,
    match?.jobTitle.reasoning,
  ]);
});
