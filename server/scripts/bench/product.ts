// Measures the built product over HTTP, on a database with as many people as asked for.
import { fileURLToPath } from 'node:url';
import type { JobInput } from '@inkognito/shared/job';
import { Job, answersOf } from '../../src/job/job.model.ts';
import { User } from '../../src/user/user.model.ts';
import { demoPasswords } from '../seed/people/accounts.ts';
import { readEverybody, type Judged } from './bruteForce.ts';
import { type Figure, inMegabytes, megabyte } from './figures.ts';
import { type BenchComparison, mixedLoad, parallelComparisons, signInStorm } from './load.ts';
import { type ProbedServer, startProbed } from './probedServer.ts';
import { connections, requestCostFigures } from './requestCost.ts';
import { scoringFigures } from './scoring.ts';
import { searchFigures } from './search.ts';
import { seedingFigures } from './seeding.ts';
import { startingFigures } from './starting.ts';
import { titleMemoryFigure } from './titleMemory.ts';
import { Visitor } from './visitor.ts';
import { wireFigures } from './wire.ts';
import { writeFigures } from './writes.ts';

const builtServer = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const bareServer = fileURLToPath(new URL('./bareServer.ts', import.meta.url));
const comparisonsAtOnce = 50;
/** One account has a share of the places alone, which would leave the server idle. */
const recruitersAtOnce = 10;

type Log = (line: string) => void;

/** Everything but the growth of the matching, on the database that is connected. */
export async function benchProduct(uri: string, candidates: number, log: Log): Promise<Figure[]> {
  const { figure: seeding, summary } = await seed(candidates, log);
  log('Search, scoring and writes …');
  const inProcess = [
    ...(await searchFigures()),
    ...scoringFigures(await someCandidates(), await someOffers(10)),
    ...(await writeFigures()),
    await titleMemoryFigure(),
  ];
  log('Starts and stops …');
  const starting = await startingFigures(builtServer);
  return [...(await httpFigures(uri, summary, log)), ...inProcess, ...starting, seeding];
}

/** The part of it that calls the product as people do: what a request costs, and what many at once do to it. */
export async function benchHttp(uri: string, candidates: number, log: Log): Promise<Figure[]> {
  const { summary } = await seed(candidates, log);
  return httpFigures(uri, summary, log);
}

export function seed(candidates: number, log: Log) {
  log(`Making ${candidates.toLocaleString('en')} candidates …`);
  return seedingFigures(candidates);
}

async function httpFigures(
  uri: string,
  { examples }: { examples: { recruiter: string; jobSeeker: string } },
  log: Log,
): Promise<Figure[]> {
  log('Requests …');
  const cost = await withProduct(uri, { NODE_ENV: 'production' }, (server) =>
    measureCost(server, uri, examples.jobSeeker),
  );
  log('Load …');
  const load = await withProduct(uri, { RATE_LIMITS: 'off', TRUST_PROXY: '1' }, (server) =>
    measureLoad(server, examples),
  );
  return [...cost, ...load];
}

export async function withProduct<Result>(
  uri: string,
  environment: Record<string, string>,
  work: (server: ProbedServer) => Promise<Result>,
): Promise<Result> {
  const server = await startProbed({
    program: builtServer,
    environment: {
      MONGODB_URI: uri,
      SESSION_SECRET: 'a secret of the benchmark, long enough',
      ...environment,
    },
    readyPath: '/api/v1/health',
  });
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

async function measureCost(server: ProbedServer, uri: string, username: string) {
  // Each connection has a session of its own, as connections of different people have.
  const jobSeekers: Visitor[] = [];
  while (jobSeekers.length < connections) jobSeekers.push(await signIn(server, username));
  const [jobSeeker] = jobSeekers as [Visitor];
  const userId = (await User.findOne({ username }).lean())?._id.toString() ?? '';
  const bare = await startProbed({
    program: bareServer,
    loaders: ['tsx'],
    environment: { MONGODB_URI: uri },
    readyPath: '/hello',
  });
  try {
    return [
      ...(await requestCostFigures({
        read: {
          ours: {
            server,
            url: jobSeeker.address('getAutomations'),
            callers: jobSeekers.map(({ headers }) => headers),
          },
          rival: { server: bare, url: `${bare.url}/users/${userId}` },
        },
        hello: {
          ours: { server, url: jobSeeker.address('listProviders') },
          rival: { server: bare, url: `${bare.url}/hello` },
        },
      })),
      ...(await wireFigures(server)),
    ];
  } finally {
    await bare.stop();
  }
}

async function measureLoad(
  server: ProbedServer,
  { recruiter: username, jobSeeker }: { recruiter: string; jobSeeker: string },
): Promise<Figure[]> {
  const recruiter = await signIn(server, username);
  const parallel = await parallelComparisons(server, await unlockedComparisons(server));
  const { rssBytes } = await server.usage();
  const jobId = await jobOf(username);
  return [
    parallel,
    {
      target: 'P17',
      what: 'memory of the API after these comparisons',
      figure: inMegabytes(rssBytes),
      beside: 'nothing of the candidates is kept in it',
      wanted: '<= 350 MB',
      met: rssBytes <= 350 * megabyte,
    },
    await signInStorm(server, { username, password: demoPasswords.signIn }),
    ...(await mixedLoad(server, recruiter, { jobId, username: jobSeeker })),
  ];
}

export async function signIn(
  { url }: ProbedServer,
  username: string,
  address?: string,
): Promise<Visitor> {
  const visitor = new Visitor(url, address);
  await visitor.call('login', { body: { username, password: demoPasswords.signIn } });
  return visitor;
}

export async function jobOf(username: string): Promise<string> {
  const user = await User.findOne({ username }).lean();
  const job = user && (await Job.findOne({ recruiterId: user._id }).lean());
  if (!job) throw new Error(`${username} has no posting.`);
  return job._id.toString();
}

/** Candidates whose access password a recruiter has entered, each with a posting to compare. */
async function unlockedComparisons(server: ProbedServer): Promise<BenchComparison[]> {
  const recruiters: Visitor[] = [];
  const publishers = await User.find({ role: ['recruiter'] })
    .sort({ username: 1 })
    .limit(recruitersAtOnce)
    .lean();
  for (const [index, { username }] of publishers.entries()) {
    recruiters.push(await signIn(server, username, `198.51.100.${index}`));
  }
  const candidates = await User.find({ role: ['jobSeeker'] })
    .sort({ username: 1 })
    .limit(comparisonsAtOnce + 1)
    .lean();
  const offers = await someOffers(candidates.length);
  const comparisons: BenchComparison[] = [];
  for (const [index, { publicId, username }] of candidates.entries()) {
    const [recruiter, offer] = [recruiters[index % recruiters.length], offers[index]];
    if (!recruiter || !offer) continue;
    await recruiter.call('checkAccessPassword', {
      params: { username },
      body: { password: demoPasswords.access },
    });
    comparisons.push({ recruiter, candidateId: publicId, offer });
  }
  return comparisons;
}

async function someOffers(count: number): Promise<JobInput[]> {
  return (await Job.find().sort({ _id: 1 }).limit(count).lean()).map(answersOf);
}

async function someCandidates(): Promise<Judged[]> {
  const people: Judged[] = [];
  for await (const person of readEverybody()) {
    people.push(person);
    if (people.length === 1_000) break;
  }
  return people;
}
