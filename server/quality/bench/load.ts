// P9, P10 and P17: many concurrent users, at full and at a quarter of the speed.
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import autocannon from 'autocannon';
import mongoose from 'mongoose';
import type { Person } from '../faults/harness/person.ts';
import type { Product } from '../faults/harness/product.ts';
import { Job } from '../../src/job/job.model.ts';
import { User } from '../../src/user/user.model.ts';
import { demoPasswords } from '../../scripts/seed/people/accounts.ts';
import {
  type Run,
  headersOf,
  must,
  newAddress,
  residentMb,
  signIn,
  someOffers,
  someUsers,
  startMeasured,
  timed,
} from './measured.ts';
import { type Figure, inMs, median, quantile } from './targets.ts';

const comparisonsAtOnce = 50;
/** One account's share would leave the server idle. */
const recruitersAtOnce = 10;

export async function benchLoad(run: Run): Promise<Figure[]> {
  const product = await startMeasured(run);
  const comparisons = await parallelComparisons(product);
  const memory = await residentMb(product);
  const storm = await signInStorm(product, run.examples.recruiter);
  const load = await mixedReads(product, run);
  const before = await load();
  const { heldMb, result } = await load();
  await product.stop();
  const { p50, p99 } = result.latency;
  const served = `${Math.round(result.requests.average)} a second`;
  return [
    comparisons,
    { target: 'memory', value: memory, beside: 'no candidates are kept in it' },
    storm,
    { target: 'failed', value: result.errors + result.non2xx, beside: served },
    { target: 'tail', value: p99 / p50, beside: `${inMs(p99)} beside ${inMs(p50)}` },
    { target: 'grown', value: heldMb - before.heldMb, beside: `${before.heldMb.toFixed(0)} MB` },
  ];
}

/** Server and database are paused for three quarters of each 12 ms, by a separate thread. */
const stopAndGo = `
  const { workerData: pids, parentPort } = require('node:worker_threads');
  const signalAll = (signal) => { for (const pid of pids) process.kill(pid, signal); };
  const turn = () => {
    signalAll('SIGCONT');
    running = setTimeout(() => { signalAll('SIGSTOP'); running = setTimeout(turn, 9); }, 3);
  };
  let running = setTimeout(turn, 0);
  parentPort.once('message', () => { clearTimeout(running); signalAll('SIGCONT'); parentPort.close(); });
`;

export async function benchSlow(run: Run): Promise<Figure[]> {
  const product = await startMeasured(run);
  const load = await mixedReads(product, run);
  const before = await load();
  const status = await mongoose.connection.db?.admin().serverStatus();
  const pids = [product.pid, Number(status?.['pid'])];
  const throttle = new Worker(stopAndGo, { eval: true, workerData: pids });
  const loading = load();
  const timings = await watchHealth(product, loading).finally(() => throttle.postMessage('end'));
  const { heldMb, result } = await loading;
  await product.stop();
  // An immediate 503 with Retry-After is expected.
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  const failed = result.errors + result.non2xx - refused;
  const served = `${result['2xx']} served, ${refused} refused with 503`;
  const middle = `median ${inMs(median(timings))}`;
  return [
    { target: 'slowFailed', value: failed, beside: served },
    {
      target: 'slowGrown',
      value: heldMb - before.heldMb,
      beside: `${before.heldMb.toFixed(0)} MB`,
    },
    { target: 'slowHealth', value: quantile(timings, 0.95), beside: middle },
  ];
}

/** 30 s of mixed reads over 200 connections. Run twice: the first run warms caches, pool and heap. */
async function mixedReads(product: Product, { examples }: Run) {
  const recruiter = await signIn(product, examples.recruiter);
  const owner = await User.findOne({ username: examples.recruiter }).lean();
  const job = owner && (await Job.findOne({ recruiterId: owner._id }).lean());
  const calls = ['auth/auth-status', `users/${examples.jobSeeker}`, `jobs/${String(job?._id)}`];
  const lists = ['jobs/mine', 'users/matches', 'users/search?q=anna', 'users/search?q=xyzq'];
  const paths = ['/', ...[...calls, ...lists].map((path) => `${apiBase}/${path}`)];
  return async () => {
    const held: number[] = [];
    const looking = setInterval(() => void residentMb(product).then((mb) => held.push(mb)), 250);
    const result = await autocannon({
      url: product.url,
      connections: 200,
      duration: 30,
      headers: headersOf(recruiter),
      requests: paths.map((path) => ({ method: 'GET', path })),
    });
    clearInterval(looking);
    // A single reading would depend on the last garbage collection.
    return { heldMb: median(held.slice(held.length / 2)), result };
  };
}

/** `/health` while 20 users sign in continuously. */
async function signInStorm(product: Product, username: string): Promise<Figure> {
  const storm = autocannon({
    url: `${product.url}${apiBase}${endpoints.login.path}`,
    method: 'POST',
    body: JSON.stringify({ username, password: demoPasswords.signIn }),
    connections: 20,
    duration: 8,
    setupClient: (client) => {
      const own = { origin: product.url, 'x-forwarded-for': newAddress() };
      client.setHeaders({ ...own, 'content-type': 'application/json' });
    },
  });
  const timings = await watchHealth(product, storm);
  const beside = `${(await storm)['2xx']} sign-ins in 8 s`;
  return { target: 'healthInStorm', value: quantile(timings, 0.95), beside };
}

/** Milliseconds of `/health` meanwhile. @throws for anything but 200 */
async function watchHealth(product: Product, meanwhile: PromiseLike<unknown>): Promise<number[]> {
  const timings: number[] = [];
  const ending = new AbortController();
  const end = () => ending.abort();
  void meanwhile.then(end, end);
  const ask = async () => {
    const response = await fetch(`${product.url}${apiBase}${endpoints.health.path}`);
    await response.text();
    if (!response.ok) throw new Error(`/health: ${response.status}`);
  };
  while (!ending.signal.aborted) timings.push(await timed(ask));
  return timings;
}

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
  const took = await timed(() => Promise.all(measured.map((compare) => compare())));
  const beside = `all answered in ${inMs(took)}`;
  return { target: 'loopDelay', value: await loopDelayMs(product), beside };
}

/** Since the last reading, in milliseconds. */
async function loopDelayMs({ pid, output }: Product): Promise<number> {
  const delays = () => [...output().matchAll(/event loop delay, p99: ([\d.]+) ms/g)];
  const before = delays().length;
  process.kill(pid, 'SIGUSR2');
  while (delays().length === before) await sleep(10);
  return Number(delays().at(-1)?.[1]);
}
