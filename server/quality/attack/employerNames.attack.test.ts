// An employer changes or guesses names to open the shield or harm a candidate.
import { expect, test, vi } from 'vitest';
import { limits } from '@inkognito/shared/limits';
import { drainBackgroundWork } from '../../src/http/afterResponse.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import {
  asker,
  compare,
  enterKey,
  makeJobInput,
  makeKey,
  makeRecruiterProfile,
  publishQuestionnaire,
  unlock,
} from '../../src/test/make.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import { makePrivate, makeRecruiter, shield } from './shieldScene.ts';
import { measureAlike, quickestTenth } from './quickest.ts';

vi.setConfig({ testTimeout: 600_000 });

const { guest, member } = useTestApp({ rateLimits: false });
const tally = useTally();

async function makePerson(): Promise<Member> {
  const person = await member(['jobSeeker']);
  await publishQuestionnaire(person);
  return person;
}

const hideFromMusterwerke = (person: Member) => shield(person, { companies: ['Musterwerke'] });

test('however often a profile is renamed, it stays the employer’s', async () => {
  const anna = await makePerson();
  const rita = await makeRecruiter(member, { company: 'Musterwerke' });
  await hideFromMusterwerke(anna);
  const see = () => rita.call('getPublicUser', { params: { username: anna.username } });
  const statuses: number[] = [];

  for (let turn = 0; turn < limits.formerNamesMax + 5; turn += 1) {
    const body = makeRecruiterProfile({ company: `Nordwind ${turn}` });
    const { status } = await rita.call('saveRecruiterProfile', { body });
    statuses.push(status);
    tally.count((await see()).status);
    expect((await see()).status).toBe(404);
  }

  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(409);
  const back = makeRecruiterProfile({ company: 'Musterwerke' });
  expect((await rita.call('saveRecruiterProfile', { body: back })).status).toBe(200);
});

test('a browser that named enough others is still who it was refused as', async () => {
  const [anna, berta] = [await makePerson(), await makePerson()];
  await hideFromMusterwerke(anna);
  const visitor = guest();
  for (const person of [anna, berta]) {
    await enterKey(visitor, person, (await makeKey(person)).password);
  }
  const compareAs = (person: Member, company: string) =>
    visitor.call('compare', {
      params: { candidateId: person.publicId },
      body: { ...makeJobInput(), asker: { ...asker, company } },
    });
  let last = 200;
  for (let turn = 0; turn < limits.formerNamesMax && last === 200; turn += 1) {
    last = (await compareAs(berta, `Nordwind ${turn}`)).status;
  }
  expect(last).not.toBe(200);

  expect((await compareAs(anna, 'Musterwerke')).status).toBe(404);
  await drainBackgroundWork();

  const again = await compareAs(anna, 'Nordwind 0');
  tally.count(again.status);
  expect(again.status).toBe(404);
});

test('whoever guesses a shielded employer makes matches by their own key wait, and by no other', async () => {
  const anna = await makePerson();
  await hideFromMusterwerke(anna);
  const [guesser, same, other] = [
    await makePrivate(member),
    await member(['recruiter']),
    await member(['recruiter']),
  ];
  await unlock(guesser, anna);
  await unlock(same, anna);
  await enterKey(other, anna, (await makeKey(anna)).password);

  const guessed = await compare(guesser, anna, { employer: 'Musterwerke' });
  await drainBackgroundWork();

  expect(guessed.status).toBe(404);
  expect((await compare(other, anna)).body.releasePending).toBe(false);
  // The access password is one key, regardless of its holder.
  expect((await compare(same, anna)).body.releasePending).toBe(true);
});

test('the time of a refused request for access does not tell why', async () => {
  const rita = await makeRecruiter(member, {
    company: 'Musterwerke',
    email: 'rita@musterwerke.example',
  });
  const { body } = await rita.call('createJob', { body: makeJobInput() });
  const jobId = body.job._id;
  const [shielded, paused, off] = [await makePerson(), await makePerson(), await makePerson()];
  await hideFromMusterwerke(shielded);
  await paused.call('setPaused', { body: { paused: true } });
  await off.call('saveAutomations', { form: { acceptsRequests: 'false' } });
  const names = {
    unknown: 'person0',
    shielded: shielded.username,
    paused: paused.username,
    off: off.username,
  };
  const times = Object.entries(names).map(([of, username]) => ({
    of,
    username,
    taken: [] as number[],
  }));

  const measure = async () => {
    // Rotates the order, so that periodic load affects all alike.
    times.push(...times.splice(0, 1));
    for (const { username, taken } of times) {
      const start = performance.now();
      const { status } = await rita.call('requestAccess', {
        params: { username },
        body: { jobId, message: '' },
      });
      taken.push(performance.now() - start);
      tally.count(status);
      expect(status).toBe(404);
    }
  };
  // Comparing would take longer than this.
  const areAlike = () => {
    const quickest = times.map(({ taken }) => quickestTenth(taken));
    const least = Math.min(...quickest);
    return Math.max(...quickest) - least < Math.max(1.5, least * 0.25);
  };

  const wereAlike = await measureAlike(size(150, 600), measure, areAlike);

  process.stdout.write(
    `request for access: ${times.map(({ of, taken }) => `${quickestTenth(taken).toFixed(2)} ms ${of}`).join(', ')}\n`,
  );
  expect(wereAlike).toBe(true);
});
