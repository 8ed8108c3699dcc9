import { setTimeout as sleep } from 'node:timers/promises';
import { makeJobInput } from '../../src/test/make.ts';
import type { Fault } from './fault.ts';
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

/** Stops the database for some seconds; returns violations. */
async function takeAway(
  { url, port, recruiter, proxy, waits }: Watched,
  name: string,
  state: Parameters<FaultProxy['become']>[0],
) {
  const broken: string[] = [];
  let slowestMs = 0;
  let count = 0;
  proxy.become(state);
  for (let round = 0; round < 3; round++) {
    const asked = calls(url, recruiter, round);
    await sleep(300);
    const page = await pageTime(url);
    // The first answers detect the outage; times are promised on an idle machine only.
    if (page.status !== 200) broken.push(`${name}: a page answers ${page.status}`);
    if (page.ms > (waits ? hangMs : pageMs)) broken.push(`${name}: a page took ${page.ms} ms`);
    for (const { status, ms, bytes } of await Promise.all(asked)) {
      count += 1;
      slowestMs = Math.max(slowestMs, ms);
      if (status !== 503) broken.push(`${name}: ${status} in place of 503`);
      else if (!bytes.includes('"code":"unavailable"'))
        broken.push(`${name}: 503 without its code`);
    }
  }
  if (slowestMs > (waits ? 2 * hangMs : answerMs)) {
    broken.push(`${name}: an answer took ${slowestMs.toFixed(0)} ms`);
  }
  proxy.become({ blackHole: false, refuse: false, latencyMs: 0 });
  const backMs = await recovered(port);
  if (backMs > (waits ? 4 * recoveryMs : recoveryMs))
    broken.push(`${name}: back after ${backMs} ms`);
  const after = await recruiter.call('createJob', { body: makeJobInput({ jobTitle: name }) });
  if (after.status !== 201) broken.push(`${name}: ${after.status} once it was back`);
  const seen = `${name}: slowest 503 after ${slowestMs.toFixed(0)} ms, back after ${backMs.toFixed(0)} ms`;
  return { broken, seen, count };
}

export const awayDatabase: Fault = {
  id: 'F4',
  name: 'database slow or gone',
  run: ({ short }) =>
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
      const away = [
        await takeAway(watched, 'silent', { blackHole: true }),
        await takeAway(watched, 'refusing', { refuse: true }),
      ];
      const broken = away.flatMap((one) => one.broken);
      if (slow.status !== 200) broken.push(`slow: ${slow.status}`);
      return {
        rounds: 3,
        acknowledged: 0,
        lost: 0,
        failed: broken.length,
        broken,
        seen: [
          `300 ms each way: ${slow.status} after ${slow.ms.toFixed(0)} ms`,
          ...away.map((one) => one.seen),
        ],
      };
    }),
};
