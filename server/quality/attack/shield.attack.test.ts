// An employer checks whether an employee is looking for another job, a former partner where they went.
import { expect, test, vi } from 'vitest';
import mongoose from 'mongoose';
import { freezeAccount } from '../../src/report/freezing.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import {
  asker,
  compare,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeQuestionnaire,
  makeKey,
  prove,
} from '../../src/test/make.ts';
import { readComparison } from '../../src/test/proof.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import {
  type Acquaintance,
  differingBytes,
  employer,
  listsOf,
  looksOf,
  makeAcquaintance,
  makePrivate,
  makeRecruiter,
  nobody,
  printGrid,
  responseText,
  shield,
} from './shieldScene.ts';

vi.setConfig({ testTimeout: 600_000 });

const { guest, member } = useTestApp({ rateLimits: false });
const tally = useTally();

/** Ways of not being there for a recruiter with a match. */
const states: Record<string, (target: Acquaintance) => Promise<unknown>> = {
  blocked: ({ person, matchId }) =>
    person.call('blockRecruiter', { body: { comparisonId: matchId } }),
  frozen: ({ person }) => freezeAccount(null, person.id, 'Spam'),
  paused: ({ person }) => person.call('setPaused', { body: { paused: true } }),
  'not discoverable': ({ person }) =>
    person.call('saveAutomations', { form: { discoverable: 'false' } }),
  open: () => Promise.resolve(),
};

/** In these states acquaintances still see the candidate, as chosen. */
const mayDiffer = (state: string, address: string): boolean =>
  state === 'open' ||
  (state === 'paused' && ['CV', 'match', 'matches'].includes(address)) ||
  (state === 'not discoverable' &&
    !['search', 'job candidates', 'similar candidates'].includes(address));

async function makeEveryState(rita: Member): Promise<[string, Acquaintance][]> {
  const people: [string, Acquaintance][] = [];
  for (const state of Object.keys(states))
    people.push([state, await makeAcquaintance(member, rita)]);
  return people;
}

test('for them nobody is there, to the byte', async () => {
  const rita = await makeRecruiter(member, employer);
  const jobId = await createJob(rita);
  const people = await makeEveryState(rita);
  for (const [state, target] of people) await states[state]?.(target);

  const rows = [['differing bytes', ...Object.keys(states)]];
  for (const [address, look] of looksOf(jobId)) {
    const unknown = nobody();
    const expected = responseText(await look(rita, unknown), unknown);
    const row = [address];
    for (const [state, target] of people) {
      const response = await look(rita, target);
      const text = responseText(response, target);
      tally.count(response.status, `${address}, ${state}`);
      row.push(String(differingBytes(text, expected)));
      if (mayDiffer(state, address)) continue;
      if (text !== expected) tally.leak(`${address}, ${state}`);
      expect.soft(text, `${address}, ${state}`).toBe(expected);
    }
    rows.push(row);
  }
  printGrid(rows);
});

test('no list names them, and no figure counts them', async () => {
  const rita = await makeRecruiter(member, employer);
  const jobId = await createJob(rita);
  const people = await makeEveryState(rita);
  const known = await makeAcquaintance(member, rita);
  // A match brings no list of similar candidates.
  await known.person.call('updateQuestionnaire', {
    body: makeQuestionnaire({ salary: { min: 200, max: 250 } }),
  });
  const before = await readLists(rita, listsOf(jobId, known, { salary: { min: 67, max: 80 } }));
  for (const [state, target] of people) await states[state]?.(target);

  const after = await readLists(rita, listsOf(jobId, known, { salary: { min: 68, max: 80 } }));

  const rows = [['lists', ...Object.keys(states)]];
  for (const [address, text] of after) {
    const row = [address];
    for (const [state, target] of people) {
      const isListed = names(text, target);
      row.push(isListed ? 'listed' : '-');
      expect.soft(names(before.get(address) ?? '', target), `${address} before`).toBe(true);
      if (mayDiffer(state, address)) continue;
      if (isListed) tally.leak(`${address}, ${state}`);
      expect.soft(isListed, `${address}, ${state}`).toBe(false);
    }
    rows.push(row);
  }
  printGrid(rows);
  const { body } = await rita.call('listJobsOffered', { query: { role: 'recruiter' } });
  expect(body.matchCount).toBe(4);
});

/** New answers, not compared before. */
async function createJob(rita: Member): Promise<string> {
  const body = makeJobInput({ salary: { min: 66, max: 79 } });
  return (await rita.call('createJob', { body })).body.job._id;
}

async function readLists(
  rita: Member,
  lists: ReturnType<typeof listsOf>,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [address, list] of lists) {
    const { status, response } = await list(rita);
    tally.count(status, address);
    expect(status, address).toBe(200);
    texts.set(address, response.text);
  }
  return texts;
}

const names = (text: string, { publicId, username, matchId }: Acquaintance): boolean =>
  [publicId, username, matchId].some((id) => text.includes(`"${id}"`));

/** Whoever they are and whatever they say of themselves. */
const callers: Record<string, () => Promise<TestClient>> = {
  'a guest': () => Promise.resolve(guest()),
  'a job seeker': () => member(['jobSeeker']),
  'an unconfirmed recruiter': () => member(['recruiter'], undefined, { confirmed: false }),
  'a recruiter with free mail': () => makePrivate(member),
  'a recruiter of the company': () => makeRecruiter(member, { company: 'Musterwerke AG' }),
  'a recruiter of the domain': () => makeRecruiter(member, { email: 'a@musterwerke.example' }),
  'an agency': () => makeRecruiter(member, { company: 'Nordwind', email: 'a@nordwind.example' }),
};

test.each(Object.keys(callers))(
  'without a key %s is answered for a shielded candidate as for an unknown name, to the byte',
  async (name) => {
    const caller = (await callers[name]?.()) ?? guest();
    const friend = await makeRecruiter(member);
    const byCompany = await makeAcquaintance(member, friend);
    await shield(byCompany.person, { companies: ['Musterwerke'] });
    const byDomain = await makeAcquaintance(member, friend);
    await shield(byDomain.person, { domains: ['musterwerke.example'] });
    const input = makeJobInput({ salary: { min: 66, max: 79 }, employer: 'Musterwerke' });
    const { status, body: created } = await caller.call('createJob', { body: input });
    const jobId = status === 201 ? created.job._id : new mongoose.Types.ObjectId().toString();

    for (const [address, look] of looksOf(jobId)) {
      const unknown = nobody();
      const expected = responseText(await look(caller, unknown), unknown);
      for (const target of [byCompany, byDomain]) {
        // A right key is one, and a link to a match is read by its parties alone.
        const asked = { ...target, accessPassword: unknown.accessPassword };
        const response = await look(caller, asked);
        tally.count(response.status, address);
        expect.soft(responseText(response, target), `${name}, ${address}`).toBe(expected);
      }
    }
    const params = { id: jobId };
    const { response } = await caller.call('listJobCandidates', { params });
    for (const target of [byCompany, byDomain]) expect(names(response.text, target)).toBe(false);
  },
);

test('no count of similar candidates holds a shielded one', async () => {
  const rita = await makeRecruiter(member);
  const target = await makeAcquaintance(member, rita);
  await makeAcquaintance(member, rita);
  const { password } = await makeKey(target.person);
  const count = async () => {
    const visitor = guest();
    await enterKey(visitor, target.person, password);
    return (await compareAsGuest(visitor, target.person)).body.similarCount;
  };
  const shielded = await makeAcquaintance(member, rita);
  const before = await count();

  await shield(shielded.person, { companies: ['Siemens'] });

  expect([before, await count()]).toEqual([2, 1]);
});

test('a key holder is answered the same whatever company they name, listed or not', async () => {
  const target = await makeAcquaintance(member, await makeRecruiter(member));
  await shield(target.person, { companies: ['Werk 7'], domains: ['werk7.example'] });
  const { password } = await makeKey(target.person);
  const candidateId = target.publicId;
  const rita = await makeRecruiter(member);
  const visitor = guest();
  for (const who of [visitor, rita]) await enterKey(who, target.person, password);
  const answers = new Set<string>();
  for (let index = 0; index < size(24, 480); index += 1) {
    const company = `Werk ${index}`;
    const said = { ...asker, company, email: `a@werk${index}.example` };
    const body = { ...makeJobInput(), asker: said };
    const asGuest = await visitor.call('compare', { params: { candidateId }, body });
    const byEmployer = await rita.call('compare', {
      params: { candidateId },
      body: makeJobInput({ employer: company }),
    });
    const outlook = await rita.call('getComparisonOutlook', { params: { candidateId } });
    for (const [kind, { status, body: told }] of Object.entries({ asGuest, byEmployer, outlook })) {
      tally.count(status, kind);
      answers.add(`${kind} ${status} ${JSON.stringify({ ...told, matchId: '', jobId: '' })}`);
    }
  }

  expect([...answers].map((answer) => answer.slice(0, 60))).toHaveLength(3);
});

test('a former partner who is blocked gets no contact from a private window', async () => {
  const rita = await makePrivate(member);
  const anna = await makeAcquaintance(member, rita);
  const key = await makeKey(anna.person);
  const partner = await makePrivate(member);
  await enterKey(partner, anna.person, key.password);
  const { body } = await compare(partner, anna.person);
  expect(body.contactInfo?.phoneNumber).toBeDefined();

  await anna.person.call('blockRecruiter', { body: { comparisonId: body.matchId } });

  const [browser, account] = [guest(), await makePrivate(member)];
  for (const again of [browser, account]) await enterKey(again, anna.person, key.password);
  const seen = [await compareAsGuest(browser, anna.person), await compare(account, anna.person)];
  for (const { status, body: told } of seen) {
    tally.count(status);
    expect([status, told.contactInfo]).toEqual([200, null]);
  }
  expect(seen[1]?.body.contactState).toBe('awaitsCandidate');
  await prove(browser);
  expect((await readComparison(browser, anna.person)).body).toMatchObject({
    ...{ contactState: 'awaitsCandidate', contactInfo: null },
  });
  await anna.person.call('revokeKey', { params: { id: key.id } });
  expect((await enterKey(guest(), anna.person, key.password)).status).toBe(401);
});
