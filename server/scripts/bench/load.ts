// P9 and P10: what holds when many come at once.
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { apiBase } from '@inkognito/shared/endpoints';
import type { JobInput } from '@inkognito/shared/job';
import { type Figure, inMegabytes, inMs, median, megabyte } from './figures.ts';
import type { ProbedServer } from './probedServer.ts';
import { quantile } from './timing.ts';
import type { Visitor } from './visitor.ts';

type ReadNames = { jobId: string; username: string };

/** What people do, by 200 connections, for so many seconds. */
export function mixedReads(
  server: ProbedServer,
  recruiter: Visitor,
  { jobId, username }: ReadNames,
) {
  const paths = [
    '/',
    `${apiBase}/auth/auth-status`,
    `${apiBase}/users/${username}`,
    `${apiBase}/jobs/${jobId}`,
    `${apiBase}/jobs/mine`,
    `${apiBase}/users/matches`,
    `${apiBase}/users/search?q=anna`,
    `${apiBase}/users/search?q=xyzq`,
  ];
  return (duration: number) =>
    autocannon({
      url: server.url,
      connections: 200,
      duration,
      headers: recruiter.headers,
      requests: paths.map((path) => ({ method: 'GET', path })),
    });
}

/** 30 seconds of what people do, by 200 connections. */
export async function mixedLoad(
  server: ProbedServer,
  recruiter: Visitor,
  names: ReadNames,
): Promise<Figure[]> {
  const run = mixedReads(server, recruiter, names);
  // As long a run before: it fills caches and the connection pool and lets the heap find its size, which is no leak.
  const { held: before } = await heldDuring(server, run(30));
  const { held: after, result } = await heldDuring(server, run(30));
  const { usedBytes } = await server.usage('collect garbage');
  const grown = after - before;
  const { p50, p99 } = result.latency;
  const failed = result.errors + result.timeouts + result.non2xx;
  const errors = Object.entries(result.statusCodeStats ?? {})
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count }]) => `${count} of ${status}`);
  return [
    {
      target: 'P10',
      what: '30 s of mixed reads at 200 connections: failed requests',
      figure: `${failed} of ${result.requests.total}`,
      beside: [`${Math.round(result.requests.average)} a second`, ...errors].join(', '),
      wanted: '0',
      met: failed === 0,
    },
    {
      target: 'P10',
      what: 'the same: slowest hundredth beside the middle',
      figure: inMs(p99),
      beside: `median ${inMs(p50)}`,
      wanted: '<= 8x',
      met: p99 <= 8 * p50,
    },
    {
      target: 'P10',
      what: 'the same: growth of memory',
      figure: inMegabytes(grown),
      beside: `${inMegabytes(before)} before, ${inMegabytes(usedBytes)} in use after a collection`,
      wanted: '< 50 MB',
      met: grown < 50 * megabyte,
    },
  ];
}

/**
 * The memory that a server holds while this runs, in bytes: the median of the second half, as a single look would tell
 * most of all how long ago the collector came by.
 */
export async function heldDuring<Result>(server: ProbedServer, running: Promise<Result>) {
  const looks: number[] = [];
  const over = running.then(() => true);
  do looks.push((await server.usage()).rssBytes);
  while (!(await Promise.race([over, sleep(250, false)])));
  return { held: median(looks.slice(looks.length / 2)), result: await running };
}

/** What `/health` takes while 20 people sign in without a pause. */
export async function signInStorm(
  server: ProbedServer,
  credentials: { username: string; password: string },
): Promise<Figure> {
  let connected = 0;
  const storm = autocannon({
    url: `${server.url}${apiBase}/auth/login`,
    method: 'POST',
    connections: 20,
    duration: 8,
    body: JSON.stringify(credentials),
    // From addresses of their own: from one, most of them would only wait for each other.
    setupClient: (client) => {
      client.setHeaders({
        origin: server.url,
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${connected++}`,
      });
    },
  });
  const timings: number[] = [];
  const until = Date.now() + 7_000;
  while (Date.now() < until) {
    const startedAt = performance.now();
    await fetch(`${server.url}${apiBase}/health`).then((response) => response.text());
    timings.push(performance.now() - startedAt);
  }
  const { '2xx': signedIn } = await storm;
  const p95 = quantile(
    timings.sort((one, other) => one - other),
    0.95,
  );
  return {
    target: 'P10',
    what: '/health while 20 sign in without a pause, p95',
    figure: inMs(p95),
    beside: `${signedIn} sign-ins in 8 s`,
    wanted: '<= 100 ms',
    met: p95 <= 100,
  };
}

/** Whether the event loop stays free while 50 comparisons run at once. */
export async function parallelComparisons(
  server: ProbedServer,
  comparisons: readonly BenchComparison[],
): Promise<Figure> {
  const [warm, ...measured] = comparisons;
  if (warm) await compare(warm);
  await server.usage('forget delays');
  const startedAt = performance.now();
  await Promise.all(measured.map(compare));
  const took = performance.now() - startedAt;
  const { loopDelayP99Ms } = await server.usage();
  return {
    target: 'P9',
    what: `event loop delay, p99, under ${measured.length} comparisons at once`,
    figure: inMs(loopDelayP99Ms),
    beside: `all answered in ${inMs(took)}`,
    wanted: '< 20 ms',
    met: loopDelayP99Ms < 20,
  };
}

export type BenchComparison = { recruiter: Visitor; candidateId: string; offer: JobInput };

const compare = ({ recruiter, candidateId, offer }: BenchComparison) =>
  recruiter.call('compare', { params: { candidateId }, body: offer });
