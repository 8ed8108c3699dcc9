import type { JobInput } from '@inkognito/shared/job';
import { expect, test } from 'vitest';
import {
  askForAccess,
  compare,
  fillRecruiterProfile,
  makeJobInput,
  makeUnlockedPair,
} from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

function placesIn(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]: [string, unknown]) =>
    name === 'place' ? [value] : placesIn(value),
  );
}

async function exportOf(person: Member) {
  const { response } = await person.call('exportAccount');
  return { body: JSON.parse(response.text) as unknown };
}

const inFuerth = { zipcode: '90763', jobLocation: '', homeOfficePercent: 80 } as const;

test('the place of a hybrid posting in Fürth that names no town is Fürth for both sides in every call that shows it', async () => {
  const { anna, rita } = await makeUnlockedPair(member);
  await fillRecruiterProfile(rita.id);
  await askForAccess(rita, anna, inFuerth);
  const asked = await anna.call('listAccessRequests');
  const { matchId, jobId } = (await compare(rita, anna, inFuerth)).body;
  const params = { id: jobId };
  const answers = {
    asked,
    published: await rita.call('createJob', { body: makeJobInput(inFuerth) }),
    updated: await rita.call('updateJob', {
      params,
      body: makeJobInput({ ...inFuerth, description: 'Wir bauen Brücken.' }),
    }),
    own: await rita.call('listMyJobs'),
    ownJob: await rita.call('getJob', { params }),
    theirJob: await anna.call('getJob', { params }),
    offers: await anna.call('listJobsOffered'),
    matches: await anna.call('listMatches', { query: { role: 'jobSeeker' } }),
    match: await anna.call('getMatch', { params: { matchId } }),
    recruitersMatch: await rita.call('getMatch', { params: { matchId } }),
    status: await anna.call('authStatus'),
    annasExport: await exportOf(anna),
    ritasExport: await exportOf(rita),
  };
  await anna.call('toggleJobBlock', { params });
  const all = {
    ...answers,
    blocked: await anna.call('listBlockedJobs'),
    statusWhenBlocked: await anna.call('authStatus'),
  };

  for (const [name, { body }] of Object.entries(all)) {
    expect([name, ...new Set(placesIn(body))]).toEqual([name, 'Fürth']);
  }
  expect(answers.ownJob.body.job.jobLocation).toBe('');
});

test('is what the posting names, else the town of its postcode for work on site', async () => {
  const rita = await member(['recruiter']);
  const placeOf = async (changes: Partial<JobInput>) => {
    const body = makeJobInput({ zipcode: '90763', jobLocation: '', ...changes });
    return (await rita.call('createJob', { body })).body.job.place;
  };

  expect(await placeOf({ remoteChoice: 'remote' })).toBe('Remote');
  expect(await placeOf({ remoteChoice: 'remote', jobLocation: 'Ulm' })).toBe('Ulm');
  expect(await placeOf({ remoteChoice: 'local', jobLocation: 'Ulm' })).toBe('Ulm');
  expect(await placeOf({ remoteChoice: null })).toBe('Fürth');
  expect(await placeOf({ remoteChoice: 'local', zipcode: '00001' })).toBe('Remote');
});
