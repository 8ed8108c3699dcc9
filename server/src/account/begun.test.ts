import { expect, test } from 'vitest';
import { compare, makeSeeker, unlock } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp({ rateLimits: false });

const begunOf = async (person: Member) => (await person.call('getAccount')).body.begun;

test('what was begun once stays begun, also when all postings are deleted', async () => {
  const anna = await makeSeeker(member);
  const rita = await member(['recruiter']);
  const nothing = { automations: false, keyGiven: false, posted: false, compared: false };
  expect([await begunOf(anna), await begunOf(rita)]).toEqual([
    { ...nothing, automations: true },
    nothing,
  ]);

  await unlock(rita, anna);
  await compare(rita, anna);
  const { jobs } = (await rita.call('listMyJobs')).body;
  for (const { _id: id } of jobs) await rita.call('deleteJob', { params: { id } });

  expect(jobs).toHaveLength(1);
  expect(await begunOf(rita)).toEqual({ ...nothing, posted: true, compared: true });
  // A comparison by whatever key shows that one was handed out.
  expect(await begunOf(anna)).toEqual({ ...nothing, automations: true, keyGiven: true });
});
