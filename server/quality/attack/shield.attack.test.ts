// An employer checks whether an employee is looking for another job.
import type { ShieldInput } from '@inkognito/shared/shield';
import { expect, test, vi } from 'vitest';
import { drainBackgroundWork } from '../../src/http/afterResponse.ts';
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
  makeRecruiterProfile,
  publishQuestionnaire,
} from '../../src/test/make.ts';
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
  profileOf,
  responseText,
  shield,
  tryKey,
} from './shieldScene.ts';

vi.setConfig({ testTimeout: 600_000 });

const { guest, member } = useTestApp({ rateLimits: false });
const tally = useTally();

/** Ways of hiding from an employer. */
const states: Record<string, (target: Acquaintance) => Promise<unknown>> = {
  'by domain': ({ person }) => shield(person, { domains: ['musterwerke.example'] }),
  'by company': ({ person }) => shield(person, { companies: ['MUSTERWERKE'] }),
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

test('an agency that names the company as employer meets nobody either', async () => {
  const rita = await makeRecruiter(member, { company: 'Vermittlung Nord GmbH' });
  const target = await makeAcquaintance(member, rita);
  const known = await makeAcquaintance(member, rita);
  const named = { salary: { min: 66, max: 79 }, employer: 'Musterwerke Süd AG' };
  const candidateId = target.publicId;
  const { matchId } = (
    await rita.call('compare', { params: { candidateId }, body: makeJobInput(named) })
  ).body;
  const { body: jobs } = await rita.call('listMyJobs');
  const jobId = jobs.jobs.find(({ employer: each }) => each !== '')?._id ?? '';
  const params = { id: jobId };
  const counted = async () => (await rita.call('listJobsOffered')).body.matchCount;
  expect(await counted()).toBe(3);

  await shield(target.person, { companies: ['Musterwerke'] });

  const outlook = await rita.call('getComparisonOutlook', {
    params: { candidateId },
    query: { jobId },
  });
  expect(outlook.body.state).toBe('open');
  const look = [
    () => rita.call('getMatch', { params: { matchId } }),
    () => rita.call('setProgress', { params: { matchId }, body: { status: 'hired' } }),
  ];
  for (const ask of look) {
    const { status } = await ask();
    tally.count(status, 'by the employer');
    expect(status).toBe(404);
  }
  const byRevokedKey = 403;
  const again = await rita.call('compare', {
    params: { candidateId },
    body: makeJobInput(named),
  });
  expect(again.status).toBe(byRevokedKey);
  const many = await rita.call('compareWithMany', {
    params,
    body: { candidateIds: [candidateId] },
  });
  expect(many.body.results).toMatchObject([{ code: 'forbidden' }]);
  expect((await rita.call('listJobComparisons', { params })).body.comparisons).toEqual([]);
  const { body: after } = await rita.call('listMyJobs');
  expect(after.jobs.find(({ _id }) => _id === jobId)).toMatchObject({ compared: 0, matches: 0 });
  expect(await counted()).toBe(2);
  const { body: listed } = await rita.call('listMatches');
  expect(listed.matches.map(({ _id }) => _id).sort()).toEqual(
    [target.matchId, known.matchId].sort(),
  );
  expect(
    names(JSON.stringify((await rita.call('listJobCandidates', { params })).body), target),
  ).toBe(false);
  // May see the same candidate under another employer.
  const own = { candidateId };
  expect((await rita.call('getComparisonOutlook', { params: own })).status).toBe(200);
  const { body: mine } = await target.person.call('getMatch', { params: { matchId } });
  expect(mine.suspended).toBe('shielded');
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

async function makeStrangers(): Promise<TestClient[]> {
  const freemail = await makePrivate(member);
  const unconfirmed = await member(['recruiter'], undefined, { confirmed: false });
  await unconfirmed.call('saveRecruiterProfile', {
    body: makeRecruiterProfile({ company: 'Nordwind' }),
  });
  return [guest(), freemail, unconfirmed, await member(['jobSeeker'])];
}

async function foundBy(browser: TestClient, people: readonly Member[]): Promise<string[]> {
  const found: string[] = [];
  for (const person of people) {
    const { username, publicId } = person;
    const { status } = await profileOf(browser, person);
    const { body: hits } = await browser.call('searchUsers', { query: { q: username } });
    const about = { about: 'profile', id: publicId, reason: 'spam', text: '' } as const;
    const report = await browser.call('createReport', { body: about });
    const key = await tryKey(browser, person);
    for (const each of [status, report.status, key.status]) tally.count(each);
    const isFound = status !== 404 || hits.length > 0 || report.status !== 404;
    if (isFound || key.status === 401) found.push(username);
  }
  return found;
}

async function makePerson(companies: readonly string[]): Promise<Member> {
  const person = await member(['jobSeeker']);
  await publishQuestionnaire(person);
  await shield(person, { companies: [...companies] });
  return person;
}

test('the boss finds none of his staff by asking as the company and as a stranger', async () => {
  const staff: Member[] = [];
  const others: Member[] = [];
  for (let index = 0; index < 4; index += 1) {
    staff.push(await makePerson(['Musterwerke']));
    others.push(await makePerson([`Beispielbau ${index}`]));
  }
  const open = await makePerson([]);
  const people = [...staff, ...others, open];
  const answers: string[][] = [];
  for (const browser of await makeStrangers()) answers.push(await foundBy(browser, people));
  const named = await member(['recruiter'], undefined, { confirmed: false });
  await named.call('saveRecruiterProfile', {
    body: makeRecruiterProfile({ company: 'Musterwerke' }),
  });
  answers.push(await foundBy(named, people));

  // The difference of the two answers is empty.
  for (const found of answers) expect.soft(found).toEqual([open.username]);

  const isStaff = ({ username }: Member) => staff.some((person) => person.username === username);
  for (const said of sayings) {
    const found = await foundBy(await makeRecruiter(member, said), people);
    const foundStaff = people.filter(
      (person) => isStaff(person) && found.includes(person.username),
    );
    if (foundStaff.length > 0) tally.leak(`staff by ${JSON.stringify(said)}`);
    expect.soft(foundStaff.length, JSON.stringify(said)).toBe(0);
  }
});

test('a trader guesses no employer of twenty pseudonyms with thirty accounts and guests', async () => {
  const employers = Array.from({ length: 120 }, (_, index) => `Zielwerk${index}`);
  const people: Member[] = [];
  for (let index = 0; index < 20; index += 1) {
    people.push(await makePerson([employers[index * 6] ?? '']));
  }
  const statuses = new Set<number>();
  for (let index = 0; index < 30; index += 1) {
    const trader = await member(['recruiter'], undefined, { confirmed: false });
    const company = employers.slice(index * 4, index * 4 + 4).join(' ');
    const said = makeRecruiterProfile({ company });
    expect((await trader.call('saveRecruiterProfile', { body: said })).status).toBe(200);
    for (const person of people) statuses.add((await profileOf(trader, person)).status);
  }
  for (const person of people) statuses.add((await profileOf(guest(), person)).status);

  expect([...statuses]).toEqual([404]);
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
    expect([status, told.contactInfo, told.releasePending]).toEqual([200, null, true]);
  }
  await anna.person.call('revokeKey', { params: { id: key.id } });
  expect((await enterKey(guest(), anna.person, key.password)).status).toBe(401);
});

/** Open to an agency, hidden from Musterwerke. */
async function hiddenPerson(
  shieldedFrom: Partial<ShieldInput> = {
    companies: ['Musterwerke GmbH'],
    domains: ['musterwerke.example'],
  },
): Promise<Acquaintance> {
  const agency = await makeRecruiter(member, { company: 'Nordwind Personal' });
  const anna = await makeAcquaintance(member, agency);
  await shield(anna.person, shieldedFrom);
  return anna;
}

async function seenBy(browser: TestClient, { person, ...target }: Acquaintance): Promise<string[]> {
  const { username } = target;
  const profile = await browser.call('getPublicUser', { params: { username } });
  const key = await enterKey(browser, person, target.accessPassword);
  const found = await browser.call('searchUsers', { query: { q: username } });
  const image = await browser.call('getImage', { params: { id: target.imageId } });
  for (const { status } of [profile, key, found, image]) tally.count(status);
  return [
    ...(profile.status === 404 ? [] : ['profile']),
    ...(key.status === 404 ? [] : ['key']),
    ...(found.body.length === 0 ? [] : ['search']),
    ...(image.status === 404 ? [] : ['image']),
  ];
}

const everywhere = ['profile', 'key', 'search', 'image'];

const sayings = [
  { company: 'MUSTERWERKE' },
  { company: 'Musterwerke Süd GmbH & Co. KG' },
  { company: 'Muster-Werke' },
  { company: 'Die Muster Werke' },
  { company: 'Ｍｕｓｔｅｒｗｅｒｋｅ' },
  { company: 'Musterwerke Österreich Ges.m.b.H.' },
  { email: 'chef@musterwerke.example' },
  { email: 'chef@HR.Jobs.MusterWerke.example' },
  { company: 'Nordwind', email: 'chef@karriere.musterwerke.example' },
];

test('thirty accounts of the employer see no more than one', async () => {
  const anna = await hiddenPerson();

  for (let index = 0; index < size(sayings.length, 30); index += 1) {
    const said = sayings[index % sayings.length] ?? {};
    const seen = await seenBy(await makeRecruiter(member, said), anna);
    if (seen.length > 0) tally.leak(`${JSON.stringify(said)}: ${seen.join(', ')}`);
    expect.soft(seen, JSON.stringify(said)).toEqual([]);
  }

  expect(await seenBy(await makeRecruiter(member, { company: 'Musterbau' }), anna)).toEqual(
    everywhere,
  );
});

test('who edits their profile stays the same employer', async () => {
  const anna = await hiddenPerson();
  const rita = await makeRecruiter(member, { company: 'Musterwerke' });
  const chef = await makeRecruiter(member, { email: 'chef@musterwerke.example' });

  for (const company of ['Nordwind', 'Südwind', '']) {
    for (const recruiter of [rita, chef]) {
      const body = makeRecruiterProfile({ company });
      await recruiter.call('saveRecruiterProfile', { body });
      expect(await seenBy(recruiter, anna)).toEqual([]);
    }
  }
});

test('an account whose sign-up address alone is of the domain is the employer', async () => {
  const anna = await hiddenPerson({ domains: ['musterwerke.example'] });
  const chef = guest();
  const body = {
    email: 'chef@post.musterwerke.example',
    ...{ username: 'chef', password: 'Korrekt-Pferd-42!', consent: true },
  };
  expect((await chef.call('signup', { body })).status).toBe(201);
  await chef.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });

  expect(await seenBy(chef, anna)).toEqual([]);
});

test.each([
  ['company', { company: 'Musterwerke AG' }],
  ['mail domain', { email: 'chef@hr.musterwerke.example' }],
])(
  'a guest who names the %s meets nobody, and does not by another name either',
  async (_, said) => {
    const anna = await hiddenPerson();
    const { password } = await makeKey(anna.person);
    const visitor = guest();
    expect((await enterKey(visitor, anna.person, password)).status).toBe(200);
    const body = { ...makeJobInput(), asker: { ...asker, ...said } };
    const comparedWith = ({ publicId: candidateId }: { publicId: string }) =>
      visitor.call('compare', { params: { candidateId }, body });

    const unknown = nobody();
    const expected = responseText(await comparedWith(unknown), unknown);
    const hidden = responseText(await comparedWith(anna), anna);
    await drainBackgroundWork();
    const byAnotherName = await compareAsGuest(visitor, anna.person);

    expect(hidden).toBe(expected);
    expect(byAnotherName.status).toBe(404);
    expect(await seenBy(visitor, anna)).toEqual([]);
  },
);

test('a guest who was refused as the employer is refused with an account of the same browser', async () => {
  const anna = await hiddenPerson();
  const { password } = await makeKey(anna.person);
  const visitor = guest();
  await enterKey(visitor, anna.person, password);
  const said = { ...asker, company: 'Musterwerke AG' };
  const { status } = await visitor.call('compare', {
    params: { candidateId: anna.publicId },
    body: { ...makeJobInput(), asker: said },
  });
  expect(status).toBe(404);
  await drainBackgroundWork();

  await visitor.call('signup', {
    body: {
      ...{ email: 'eva@daheim.example', username: 'eva', consent: true },
      password: 'Korrekt-Pferd-42!',
    },
  });
  await visitor.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });

  expect(await seenBy(visitor, anna)).toEqual([]);
  const compared = await visitor.call('compare', {
    params: { candidateId: anna.publicId },
    body: makeJobInput(),
  });
  tally.count(compared.status);
  expect(compared.status).toBe(404);
  expect((await visitor.call('listOpenProfiles')).body.profiles).toEqual([]);
});
