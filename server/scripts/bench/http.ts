// P1, P4, P9, P10 and P17: what a request costs, and what many at once do to the product.
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { Person } from '../../faults/harness/person.ts';
import { type Product, startProduct } from '../../faults/harness/product.ts';
import { User } from '../../src/user/user.model.ts';
import { demoPasswords } from '../seed/people/accounts.ts';
import {
  type Run,
  cpuMicros,
  headersOf,
  jobOf,
  loopDelayMs,
  must,
  newAddress,
  residentMb,
  signIn,
  someOffers,
  someUsers,
  startMeasured,
} from './measured.ts';
import { type Figure, inMs, median, quantile } from './targets.ts';

const bareServer = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
const rounds = 7;
const connections = 20;
/** Both sides are warm after as many requests, however slow the machine is. */
const warmUp = 5_000;
const comparisonsAtOnce = 50;
/** One account has a share of the places alone, which would leave the server idle. */
const recruitersAtOnce = 10;
const runSeconds = 30;

type Route = { product: Product; path: string; callers?: readonly Person[] };

export async function benchRequests(run: Run): Promise<Figure[]> {
  run.say('Requests …');
  const { uri, place, examples } = run;
  const environment = { NODE_ENV: 'production', RATE_LIMITS: 'on', LOG_LEVEL: 'info' };
  const product = await startMeasured(run, environment);
  const bare = await startProduct(place, {
    program: bareServer,
    nodeOptions: ['--import', 'tsx'],
    environment: { MONGODB_URI: uri },
  });
  // Each connection has a session of its own, as connections of different people have.
  const callers: Person[] = [];
  while (callers.length < connections) callers.push(await signIn(product, examples.jobSeeker));
  const user = await User.findOne({ username: examples.jobSeeker }).lean();
  const read = await compareCost(
    { product, path: apiBase + endpoints.getAutomations.path, callers },
    { product: bare, path: `/users/${String(user?._id)}` },
  );
  const hello = await compareCost(
    { product, path: apiBase + endpoints.listProviders.path },
    { product: bare, path: '/hello' },
  );
  await Promise.all([product.stop(), bare.stop()]);
  return [
    { target: 'signedInRead', ...read },
    { target: 'noDatabase', ...hello },
  ];
}

/** Both routes in turn, so that whatever else the machine does falls on both. */
async function compareCost(ours: Route, bare: Route) {
  const pairs: [ours: number, bare: number][] = [];
  for (const route of [ours, bare]) await costOnce(route, { amount: warmUp });
  while (pairs.length < rounds) {
    pairs.push([await costOnce(ours, { duration: 2 }), await costOnce(bare, { duration: 2 })]);
  }
  const [mine, theirs] = [0, 1].map((side) => median(pairs.map((pair) => pair[side] ?? 0)));
  return {
    value: median(pairs.map(([one, other]) => one / other)),
    beside: `${mine?.toFixed(0)} µs beside ${theirs?.toFixed(0)} µs of bare Express, ${rounds} rounds`,
  };
}

/** CPU time of the process for one request, in microseconds. @throws when anything but 2xx is answered */
async function costOnce(
  { product, path, callers = [] }: Route,
  extent: { amount: number } | { duration: number },
): Promise<number> {
  let connected = 0;
  const setupClient = (client: autocannon.Client) => {
    const caller = callers[connected++ % callers.length];
    client.setHeaders(caller ? headersOf(caller) : {});
  };
  const before = await cpuMicros(product);
  const result = await autocannon({ url: product.url + path, connections, setupClient, ...extent });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path}: ${result.non2xx} refused`);
  return ((await cpuMicros(product)) - before) / result['2xx'];
}

export async function benchLoad(run: Run): Promise<Figure[]> {
  run.say('Load …');
  const product = await startMeasured(run);
  const figures = [
    await parallelComparisons(product),
    {
      target: 'memory',
      value: await residentMb(product),
      beside: 'nothing of the candidates is kept in it',
    } as const,
    await signInStorm(product, run.examples.recruiter),
    ...(await mixedLoad(product, run)),
  ];
  await product.stop();
  return figures;
}

/** What people do, by 200 connections; with the memory that the product holds meanwhile, in MB. */
export async function mixedReads(product: Product, { examples }: Run) {
  const recruiter = await signIn(product, examples.recruiter);
  const jobId = await jobOf(examples.recruiter);
  const calls = ['auth/auth-status', `users/${examples.jobSeeker}`, `jobs/${jobId}`];
  const lists = ['jobs/mine', 'users/matches', 'users/search?q=anna', 'users/search?q=xyzq'];
  const paths = ['/', ...[...calls, ...lists].map((path) => `${apiBase}/${path}`)];
  return async () => {
    const held: number[] = [];
    const looking = setInterval(() => void residentMb(product).then((mb) => held.push(mb)), 250);
    const result = await autocannon({
      ...{ url: product.url, connections: 200, duration: runSeconds },
      headers: headersOf(recruiter),
      requests: paths.map((path) => ({ method: 'GET', path })),
    });
    clearInterval(looking);
    // A single look would tell most of all how long ago the collector came by.
    return { held: median(held.slice(held.length / 2)), result };
  };
}

async function mixedLoad(product: Product, run: Run): Promise<Figure[]> {
  const load = await mixedReads(product, run);
  // As long a run before: it fills caches and the connection pool and lets the heap find its size, which is no leak.
  const before = await load();
  const { held, result } = await load();
  const { p50, p99 } = result.latency;
  return [
    {
      target: 'failed',
      value: result.errors + result.non2xx,
      beside: `${Math.round(result.requests.average)} a second; ${answersOf(result)}`,
    },
    { target: 'tail', value: p99 / p50, beside: `${inMs(p99)} beside ${inMs(p50)}` },
    { target: 'grown', value: held - before.held, beside: `${before.held.toFixed(0)} MB before` },
  ];
}

/** How many of each status. */
export const answersOf = ({ statusCodeStats = {} }: autocannon.Result): string =>
  Object.entries(statusCodeStats)
    .map(([status, { count }]) => `${count} of ${status}`)
    .join(', ');

/** What `/health` takes while 20 people sign in without a pause. */
async function signInStorm(product: Product, username: string): Promise<Figure> {
  const body = JSON.stringify({ username, password: demoPasswords.signIn });
  const storm = autocannon({
    ...{ url: `${product.url}${apiBase}${endpoints.login.path}`, method: 'POST', body },
    ...{ connections: 20, duration: 8 },
    // From addresses of their own: from one, most of them would only wait for each other.
    setupClient: (client) => {
      const own = { origin: product.url, 'x-forwarded-for': newAddress() };
      client.setHeaders({ ...own, 'content-type': 'application/json' });
    },
  });
  const timings = await watchHealth(product, storm);
  const signedIn = (await storm)['2xx'];
  return {
    target: 'healthInStorm',
    value: quantile(timings, 0.95),
    beside: `${signedIn} sign-ins in 8 s`,
  };
}

/** What `/health` takes while something else goes on, in milliseconds. @throws when it answers anything but 200 */
export async function watchHealth(product: Product, meanwhile: PromiseLike<unknown>) {
  const timings: number[] = [];
  const ending = new AbortController();
  const end = () => ending.abort();
  void meanwhile.then(end, end);
  while (!ending.signal.aborted) {
    const startedAt = performance.now();
    const response = await fetch(`${product.url}${apiBase}${endpoints.health.path}`);
    await response.text();
    if (!response.ok) throw new Error(`/health: ${response.status}`);
    timings.push(performance.now() - startedAt);
  }
  return timings;
}

/** Whether the event loop stays free while 50 comparisons run at once. */
async function parallelComparisons(product: Product): Promise<Figure> {
  const recruiters: Person[] = [];
  for (const { username } of await someUsers('recruiter', recruitersAtOnce)) {
    recruiters.push(await signIn(product, username));
  }
  const candidates = await someUsers('jobSeeker', comparisonsAtOnce + 1);
  const offers = await someOffers(candidates.length);
  const comparisons: (() => Promise<unknown>)[] = [];
  for (const [index, { publicId, username }] of candidates.entries()) {
    const [recruiter, body] = [recruiters[index % recruiters.length], offers[index]];
    if (!recruiter || !body) continue;
    const unlock = { params: { username }, body: { password: demoPasswords.access } };
    await must(recruiter, 'checkAccessPassword', unlock);
    comparisons.push(() => must(recruiter, 'compare', { params: { candidateId: publicId }, body }));
  }
  const [warm, ...measured] = comparisons;
  await warm?.();
  await loopDelayMs(product);
  const startedAt = performance.now();
  await Promise.all(measured.map((compare) => compare()));
  const took = performance.now() - startedAt;
  return {
    target: 'loopDelay',
    value: await loopDelayMs(product),
    beside: `all answered in ${inMs(took)}`,
  };
}
