import { setImmediate } from 'node:timers/promises';
import type { Role } from '@inkognito/shared/codes';
import { Job } from '../../src/job/job.model.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../src/user/user.model.ts';
import { clearEarlier } from './clearEarlier.ts';
import { compareSome, type ComparisonCounts } from './comparisons.ts';
import { jobMaker, type Posting } from './jobs.ts';
import type { SeedOptions } from './options.ts';
import { hashDemoPasswords, type UserRow } from './people/accounts.ts';
import { candidateMaker, type Candidate, type World } from './people/candidates.ts';
import { readPlaces } from './people/places.ts';
import { hiringCandidate, recruiterMaker, type Publisher } from './people/recruiters.ts';
import type { Progress } from './progress.ts';
import { createRandom } from './random.ts';
import { withoutSearchIndexes } from './withoutSearchIndexes.ts';

/** Documents per insert; up to three times as many users are in memory. */
const batchSize = 2_000;

/** Users created before yielding to the database. */
const madeAtOnce = 100;

/** Limit of compared users: each takes some 20 ms. */
const comparedMost = 1_000;

/** From here on rebuilding the search indexes is faster than updating them. */
const veryMany = 20_000;

const jobsPerRecruiter = 3;

/** Every tenth posting is by a user with both roles. */
const bothRolesJobEvery = 10;

export type SeedSummary = {
  cleared: number;
  recruiters: number;
  comparisons: number;
  matches: number;
  /** Usernames for signing in. */
  examples: { jobSeeker: string; recruiter: string; both: string };
};

export async function seedDatabase(
  { candidates, jobs, seed }: SeedOptions,
  progress: Progress,
): Promise<SeedSummary> {
  const cleared = await clearEarlier(progress);
  const usernames: string[] = await User.distinct('username');
  const world: World = {
    seed,
    places: readPlaces(),
    hashes: await hashDemoPasswords(),
    taken: new Set(usernames),
  };
  let known: Candidate[] = [];
  const insert = async () => {
    known = await insertCandidates(world, candidates, progress);
  };
  await (candidates >= veryMany ? withoutSearchIndexes(insert) : insert());
  const publishers = await insertPublishers(world, known, jobs);
  const postings = await insertJobs(world, publishers, jobs, progress);
  const counts =
    candidates <= comparedMost
      ? await compareSome(seed, postings, known, progress)
      : { comparisons: 0, matches: 0, matchesOf: new Map<string, number>() };
  return {
    cleared,
    recruiters: publishers.filter(({ user }) => isOnly(user, 'recruiter')).length,
    comparisons: counts.comparisons,
    matches: counts.matches,
    examples: chooseExamples(
      [...known.map(({ user }) => user), ...publishers.map(({ user }) => user)],
      counts,
    ),
  };
}

const isOnly = (user: UserRow, role: Role) => user.role.length === 1 && user.role[0] === role;
const hasBoth = (user: UserRow) => user.role.length === 2;

/** Returns the first thousand, then only users with both roles. */
async function insertCandidates(
  world: World,
  count: number,
  progress: Progress,
): Promise<Candidate[]> {
  const makeCandidate = candidateMaker(world);
  const known: Candidate[] = [];
  let withoutAnswers: readonly Candidate[] = [];
  let writing: Promise<unknown> = Promise.resolve();
  for (let done = 0; done < count;) {
    const batch = await makeBatch(makeCandidate, Math.min(batchSize, count - done));
    await writing;
    // Users first: after an interruption the next run finds everything by them.
    writing = Promise.all([insertUsers(batch), insertAnswers(withoutAnswers)]);
    // Awaited with the next batch; until then a rejection must not be unhandled.
    writing.catch(() => undefined);
    withoutAnswers = batch;
    known.push(...batch.filter(({ user }, index) => done + index < comparedMost || hasBoth(user)));
    done += batch.length;
    progress('Job seekers', done, count);
  }
  await writing;
  await insertAnswers(withoutAnswers);
  return known;
}

/** In small steps, so that earlier inserts proceed meanwhile. */
async function makeBatch(makeCandidate: () => Candidate, size: number): Promise<Candidate[]> {
  const batch: Candidate[] = [];
  while (batch.length < size) {
    batch.push(...Array.from({ length: Math.min(madeAtOnce, size - batch.length) }, makeCandidate));
    await setImmediate();
  }
  return batch;
}

async function insertUsers(batch: readonly Candidate[]): Promise<void> {
  await User.collection.insertMany(
    batch.map(({ user }) => user),
    { ordered: false },
  );
}

async function insertAnswers(batch: readonly Candidate[]): Promise<void> {
  if (batch.length === 0) return;
  await Questionnaire.collection.insertMany(
    batch.map(({ questionnaire }) => questionnaire),
    { ordered: false },
  );
}

async function insertPublishers(
  world: World,
  candidates: readonly Candidate[],
  jobs: number,
): Promise<Publisher[]> {
  const random = createRandom(world.seed, 'hiring');
  const recruiters = Array.from(
    { length: Math.ceil(jobs / jobsPerRecruiter) },
    recruiterMaker(world),
  );
  for (let start = 0; start < recruiters.length; start += batchSize) {
    await User.collection.insertMany(
      recruiters.slice(start, start + batchSize).map(({ user }) => user),
      { ordered: false },
    );
  }
  const hiring = candidates
    .filter(({ user }) => hasBoth(user))
    .slice(0, Math.ceil(jobs / bothRolesJobEvery))
    .map((candidate) => hiringCandidate(candidate, random));
  return [...recruiters, ...hiring];
}

async function insertJobs(
  world: World,
  publishers: readonly Publisher[],
  count: number,
  progress: Progress,
): Promise<Posting[]> {
  const random = createRandom(world.seed, 'publisher');
  const makeJob = jobMaker(world);
  const recruiters = publishers.filter(({ user }) => !hasBoth(user));
  const hiring = publishers.filter(({ user }) => hasBoth(user));
  const postings = Array.from({ length: count }, (_, index) =>
    makeJob(random.pick(index % bothRolesJobEvery === 0 ? hiring : recruiters)),
  );
  for (let start = 0; start < count; start += batchSize) {
    const batch = postings.slice(start, start + batchSize);
    await Job.collection.insertMany(
      batch.map(({ job }) => job),
      { ordered: false },
    );
    progress('Postings', start + batch.length, count);
  }
  return postings;
}

/** The user of each kind with the most matches. */
function chooseExamples(
  users: readonly UserRow[],
  { matchesOf }: Pick<ComparisonCounts, 'matchesOf'>,
): SeedSummary['examples'] {
  const matchesOfUser = ({ _id }: UserRow) => matchesOf.get(_id.toString()) ?? 0;
  const busiest = (fits: (user: UserRow) => boolean) => {
    const [first] = users.filter(fits).sort((a, b) => matchesOfUser(b) - matchesOfUser(a));
    return first?.username ?? '';
  };
  return {
    jobSeeker: busiest((user) => isOnly(user, 'jobSeeker')),
    recruiter: busiest((user) => isOnly(user, 'recruiter')),
    both: busiest(hasBoth),
  };
}
