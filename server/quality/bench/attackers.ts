// What one network or one account takes from the others.
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import { limits } from '@inkognito/shared/limits';
import autocannon from 'autocannon';
import { Types } from 'mongoose';
import { Person } from '../faults/harness/person.ts';
import type { Product } from '../faults/harness/product.ts';
import { Job } from '../../src/job/job.model.ts';
import { Comparison } from '../../src/matching/comparison.model.ts';
import { demoPasswords } from '../../scripts/seed/people/accounts.ts';
import { startMailServer } from '../../src/test/mailServer.ts';
import { makeQuestionnaire } from '../../src/test/make.ts';
import {
  type Run,
  headersOf,
  must,
  newAddress,
  signIn,
  someOffers,
  someUsers,
  startMeasured,
} from './measured.ts';
import { replayCounts, secret } from './replays.ts';
import { type Figure, inMs, median } from './targets.ts';

const rounds = 3;
const roundSeconds = 3;
const postings = 500;

type Measured = { product: Product; others: readonly Person[] };
type Attack = Omit<autocannon.Options, 'url' | 'duration'>;

export async function benchAttackers(run: Run): Promise<Figure[]> {
  const mail = await startMailServer({ takesMs: 300 });
  run.place.later(() => {
    mail.stop();
    return Promise.resolve();
  });
  const product = await startMeasured(run, {
    ...{ RATE_LIMITS: 'on', SMTP_URL: mail.url, SESSION_SECRET: secret },
  });
  const others: Person[] = [];
  for (const { username } of await someUsers('jobSeeker', 4)) {
    others.push(await signIn(product, username));
  }
  const measured = { product, others };
  const beside = (attack: Attack) => measureBeside(measured, attack);
  const figures: Figure[] = [];
  const bodies = [
    ['95 kB of unknown keys', 'login', 95_000],
    ['16 kB of unknown keys', 'login', 16_000],
    ['88 kB of unknown keys where a text is read', 'readPosting', 88_000],
  ] as const;
  for (const [what, name, bytes] of bodies) {
    for (const connections of [1, 10]) {
      const of = `${what}, ${connections} at once`;
      const { ratio, told } = await beside(refusedBodies(product, { name, bytes, connections }));
      figures.push({ target: 'refusedBodies', of, value: ratio, beside: told });
    }
  }
  for (const name of ['suggestTitles', 'searchUsers'] as const) {
    const { ratio, told } = await beside(await manyAccounts(product, name));
    figures.push({ target: 'manyAccounts', of: name, value: ratio, beside: told });
  }
  const dashboard = await beside(await dashboards(product));
  const reading = await measureBeside(measured, await longTexts(product), { saving: true });
  return [
    ...figures,
    { target: 'dashboards', value: dashboard.ratio, beside: dashboard.told },
    {
      target: 'dashboardsShed',
      value: dashboard.refused,
      beside: 'calls of others that were not served',
    },
    { target: 'longTexts', value: reading.ratio, beside: reading.told },
    { target: 'refusedSaves', value: reading.refusedSaves, beside: `of ${rounds * others.length}` },
    ...(await replayCounts(product, mail)),
  ];
}

type Bodies = { name: 'login' | 'readPosting'; bytes: number; connections: number };

/** Keys of their own in each body, as an attacker would have them. */
function refusedBodies(product: Product, { name, bytes, connections }: Bodies): Attack {
  const bodyOf = (turn: number) => {
    const keys: string[] = [];
    for (let length = 2; length < bytes; length += (keys.at(-1)?.length ?? 0) + 1) {
      keys.push(`"${(turn * 20_000 + keys.length).toString(36)}":1`);
    }
    return `{${keys.slice(0, -1).join()}}`;
  };
  const headers = { origin: product.url, 'content-type': 'application/json' };
  return {
    connections,
    headers: { ...headers, 'x-forwarded-for': newAddress() },
    requests: Array.from({ length: 30 }, (_, turn) => ({
      method: 'POST',
      path: apiBase + endpoints[name].path,
      body: bodyOf(turn),
    })),
  };
}

/** Twenty connections of one recruiter with 500 postings of 500 employers, each matched. */
async function dashboards(product: Product): Promise<Attack> {
  const [recruiter] = await someUsers('recruiter', 1);
  const candidates = await someUsers('jobSeeker', postings);
  const [offer] = await someOffers(1);
  const [first] = candidates;
  if (!recruiter || !first || !offer) throw new Error('Nobody was seeded.');
  const person = await signIn(product, recruiter.username);
  const unlock = { params: { username: first.username }, body: { password: demoPasswords.access } };
  await must(person, 'checkAccessPassword', unlock);
  await must(person, 'compare', { params: { candidateId: first.publicId }, body: offer });
  const own = { recruiterId: recruiter._id };
  const job = await Job.findOne(own).sort({ _id: -1 }).lean().orFail();
  const comparison = await Comparison.findOne(own).sort({ _id: -1 }).lean().orFail();
  const copies = candidates.map(({ _id: candidateId }, index) => {
    const [jobId, employer] = [new Types.ObjectId(), `Stahlwerk Nord ${index} GmbH`];
    const offered = { ...comparison.offer, employer };
    const matched = { isMatch: true, countsAsMatch: true, matchedAt: new Date() };
    return {
      job: { ...job, _id: jobId, employer, fingerprint: `bench ${index}` },
      comparison: {
        ...comparison,
        ...{ _id: new Types.ObjectId(), jobId, candidateId, offer: offered, ...matched },
      },
    };
  });
  await Job.collection.insertMany(copies.map((copy) => copy.job));
  await Comparison.collection.insertMany(copies.map((copy) => copy.comparison));
  return {
    connections: 20,
    headers: headersOf(person),
    requests: [
      { method: 'GET', path: `${apiBase + endpoints.listJobsOffered.path}?role=recruiter` },
    ],
  };
}

const searches = {
  suggestTitles: (text: string) => `?whole=true&q=${text}`,
  searchUsers: (text: string) => `?q=${text.slice(0, 5)}`,
};

/** Twenty accounts of one address, each in turn. */
async function manyAccounts(product: Product, name: keyof typeof searches): Promise<Attack> {
  const address = newAddress();
  const requests: autocannon.Request[] = [];
  for (const { username } of (await someUsers('jobSeeker', 24)).slice(4)) {
    const person = Object.assign(await signIn(product, username), { address });
    for (const text of [username, `Entwickler ${username}`, `Leitung ${username}`]) {
      const path = apiBase + endpoints[name].path + searches[name](encodeURIComponent(text));
      requests.push({ method: 'GET', path, headers: headersOf(person) });
    }
  }
  return { connections: 20, requests };
}

/** Forty addresses without accounts, each one text at a time. */
async function longTexts({ url }: Product): Promise<Attack> {
  const part = 'Wir suchen Entwickler (m/w/d), 20 Std./Woche 15 €/Std., in Berlin. ';
  const text = part.repeat(limits.pastedTextMax / part.length);
  // The first text waits for a worker to start.
  await must(new Person(() => [url]), 'readPosting', { body: { text } });
  return {
    // Functions reach no thread; this one has little to do.
    workers: 0,
    connections: 40,
    method: 'POST',
    body: JSON.stringify({ text }),
    requests: [{ path: apiBase + endpoints.readPosting.path }],
    setupClient: (client) => {
      const own = { origin: url, 'x-forwarded-for': newAddress() };
      client.setHeaders({ ...own, 'content-type': 'application/json' });
    },
  };
}

/** In turns without and beside the attack, which mostly runs in a thread of its own. */
async function measureBeside(
  { product, others }: Measured,
  attack: Attack,
  { saving = false } = {},
) {
  const [quiet, loaded]: [number[], number[]] = [[], []];
  let refused = 0;
  let refusedSaves = 0;
  const answers = new Map<string, number>();
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(...(await readAs(others)).map(({ ms }) => ms));
    const attacking = autocannon({
      ...{ workers: 1, ...attack },
      ...{ url: product.url, duration: roundSeconds + 1 },
    });
    const [calls, saves] = await Promise.all([readAs(others), saving ? saveAs(others) : []]);
    refusedSaves += saves.filter(({ status }) => status !== 200).length;
    loaded.push(...calls.map(({ ms }) => ms));
    refused += calls.filter(({ status }) => status !== 200).length;
    const { statusCodeStats = {} } = await attacking;
    for (const [status, { count = 0 }] of Object.entries(statusCodeStats)) {
      answers.set(status, (answers.get(status) ?? 0) + count);
    }
  }
  const [before, after] = [median(quiet), median(loaded)];
  const answered = [...answers].map(([status, count]) => `${count} x ${status}`).join(', ');
  return {
    // An attack that got no answer was none.
    ratio: answers.size > 0 ? after / before : Infinity,
    refused,
    refusedSaves,
    told: `${inMs(after)} beside ${inMs(before)}; the attacker got ${answered}`,
  };
}

/** Each reads one page after the other, with a short rest. */
async function readAs(others: readonly Person[]): Promise<{ ms: number; status: number }[]> {
  const calls: { ms: number; status: number }[] = [];
  const end = performance.now() + roundSeconds * 1_000;
  await Promise.all(
    others.map(async (person) => {
      while (performance.now() < end) {
        calls.push(await person.call('authStatus'));
        calls.push(await person.call('getAutomations'));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  return calls;
}

const saveAs = (others: readonly Person[]) =>
  Promise.all(
    others.map((person) => person.call('updateQuestionnaire', { body: makeQuestionnaire() })),
  );
