import { setTimeout as sleep } from 'node:timers/promises';
import { makeJobInput } from '../../src/test/make.ts';
import { failed, type Fault, unless } from './fault.ts';
import { type FaultProxy, startFaultProxy } from './harness/faultProxy.ts';
import { startMongoSet } from './harness/mongod.ts';
import { join, password, Person } from './harness/person.ts';
import { inPlace } from './harness/place.ts';
import { recovered, startProduct } from './harness/product.ts';

const answerMs = 3_000;
const hangMs = 5_000;
const pageMs = 1_000;
const recoveryMs = 5_000;

/** Typical calls during an outage; the numbers keep them distinct. */
function calls(url: string, recruiter: Person, round: number) {
  const guest = new Person(() => [url]);
  return [
    guest.call('health'),
    guest.call('login', { body: { username: recruiter.username, password } }),
    guest.call('getPublicUser', { params: { username: 'niemand' } }),
    recruiter.call('listMyJobs'),
    recruiter.call('createJob', { body: makeJobInput({ jobTitle: `Fort ${round}` }) }),
    recruiter.call('assignRole', { body: { role: ['jobSeeker'], action: 'add' } }),
  ];
}

async function pageTime(url: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const { status } = await fetch(url, { signal: AbortSignal.timeout(hangMs) });
  return { status, ms: performance.now() - startedAt };
}

type Watched = {
  url: string;
  port: number;
  recruiter: Person;
  proxy: FaultProxy;
  waits: boolean;
};

/** Stops the database for some seconds. */
async function takeAway(
  { url, port, recruiter, proxy, waits }: Watched,
  name: string,
  state: Parameters<FaultProxy['become']>[0],
): Promise<string[]> {
  const broken: string[] = [];
  let slowestMs = 0;
  proxy.become(state);
  for (let round = 0; round < 3; round++) {
    const asked = calls(url, recruiter, round);
    await sleep(300);
    const page = await pageTime(url);
    // The first answers detect the outage; times are promised on an idle machine only.
    broken.push(
      ...failed(`${name}: a page`, page, 200),
      ...unless(page.ms <= (waits ? hangMs : pageMs), `${name}: a page took ${page.ms} ms`),
    );
    for (const answer of await Promise.all(asked)) {
      slowestMs = Math.max(slowestMs, answer.ms);
      const isNamed = answer.bytes.includes('"code":"unavailable"');
      broken.push(...failed(name, answer, 503), ...unless(isNamed, `${name}: without its code`));
    }
  }
  proxy.become({ blackHole: false, refuse: false, latencyMs: 0 });
  const backMs = await recovered(port);
  const after = await recruiter.call('createJob', { body: makeJobInput({ jobTitle: name }) });
  return [
    ...broken,
    ...unless(slowestMs <= (waits ? 2 * hangMs : answerMs), `${name}: ${slowestMs} ms`),
    ...unless(backMs <= (waits ? 4 * recoveryMs : recoveryMs), `${name}: back after ${backMs} ms`),
    ...failed(`${name}: once it was back`, after, 201),
  ];
}

export const awayDatabase: Fault = ({ short }) =>
  inPlace(async (place) => {
    let proxy: FaultProxy | null = null;
    const { uri } = await startMongoSet(place, {
      address: async (port) => {
        proxy = await startFaultProxy(place, port);
        return `127.0.0.1:${proxy.port}`;
      },
    });
    // Set by a callback, which TypeScript does not see.
    const between = proxy as FaultProxy | null;
    if (!between) throw new Error('There is no proxy.');
    const { url, port } = await startProduct(place, { environment: { MONGODB_URI: uri } });
    const recruiter = await join(() => [url], ['recruiter']);
    const watched = { url, port, recruiter, proxy: between, waits: short };

    between.become({ latencyMs: 300 });
    const slow = await recruiter.call('listMyJobs');
    between.become({ latencyMs: 0 });
    return [
      ...failed('slow', slow, 200),
      ...(await takeAway(watched, 'silent', { blackHole: true })),
      ...(await takeAway(watched, 'refusing', { refuse: true })),
    ];
  });
