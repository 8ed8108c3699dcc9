// The employer who wants to know whether somebody is looking for another job.
import { expect, test, vi } from 'vitest';
import { size, useTally } from '../src/test/api/tally.ts';
import {
  asker,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
} from '../src/test/make.ts';
import { type Member, useTestApp } from '../src/test/testApp.ts';
import type { TestClient } from '../src/test/testClient.ts';
import { everybody } from '../src/user/shield/hidden.ts';
import { User } from '../src/user/user.model.ts';
import {
  type Target,
  differingBytes,
  employer,
  lists,
  looksOf,
  makeAcquaintance,
  makeRecruiter,
  nobody,
  printGrid,
  responseText,
  shield,
} from './shieldScene.ts';

vi.setConfig({ testTimeout: 300_000 });

const { guest, member } = useTestApp({ rateLimits: false });
const tally = useTally('D12');

/** What people do so that an employer does not find them. */
const states: Record<string, (target: Target & { person: Member }) => Promise<unknown>> = {
  'by domain': ({ person }) => shield(person, { domains: ['musterwerke.example'] }),
  'by company': ({ person }) => shield(person, { companies: ['MUSTERWERKE'] }),
  blocked: ({ person, matchId }) =>
    person.call('blockRecruiter', { body: { comparisonId: matchId } }),
  frozen: ({ person }) =>
    User.updateOne({ _id: person.id }, { frozenAt: new Date(), hiddenFrom: [everybody] }),
  paused: ({ person }) => person.call('setPaused', { body: { paused: true } }),
  'not discoverable': ({ person }) =>
    person.call('saveAutomations', { form: { discoverable: 'false' } }),
};

/** Their profile stays open to whoever knows the address: that is what they chose. */
const onlyUnlisted = 'not discoverable';

async function addJob(recruiter: Member): Promise<string> {
  const { body } = await recruiter.call('createJob', { body: makeJobInput() });
  return body.job._id;
}

test('for them nobody is there, to the byte', async () => {
  const rita = await makeRecruiter(member, employer);
  const jobId = await addJob(rita);
  const people: [string, Target & { person: Member }][] = [];
  for (const state of Object.keys(states))
    people.push([state, await makeAcquaintance(member, rita)]);
  const listed = async () => {
    const candidates = await rita.call('listJobCandidates', { params: { id: jobId } });
    const others = await Promise.all(Object.values(lists).map((list) => list(rita)));
    return [candidates, ...others].map(({ status, response }) => {
      expect(status).toBe(200);
      return people.filter(([, { publicId }]) => response.text.includes(publicId)).length;
    });
  };
  const before = await listed();
  for (const [state, target] of people) await states[state]?.(target);

  const rows = [['differing bytes', ...people.map(([state]) => state)]];
  for (const [name, look] of looksOf(jobId)) {
    const unknown = nobody();
    const expected = responseText(await look(rita, unknown), unknown);
    const row = [name];
    for (const [state, target] of people) {
      const answered = await look(rita, target);
      tally.count(answered.status, `${name} ${state}`);
      const differing = differingBytes(responseText(answered, target), expected);
      row.push(String(differing));
      if (state !== onlyUnlisted && differing > 0) tally.leak(`${name}, ${state}: ${differing}`);
      if (state !== onlyUnlisted)
        expect.soft(responseText(answered, target), `${name}, ${state}`).toBe(expected);
    }
    rows.push(row);
  }
  const after = await listed();
  ['job candidates', ...Object.keys(lists)].forEach((name, at) => {
    rows.push([`${name}: listed`, `${before[at]} before,`, `${after[at]} after`]);
  });
  printGrid(rows);
});
