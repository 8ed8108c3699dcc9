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

/** As many documents go to the database at once, and three times as many people are in memory at most. */
const batchSize = 2_000;

/** So many people are made before the database has its turn. */
const madeAtOnce = 100;

/** Up to here people are compared with postings; it takes some 20 ms each time. */
const comparedMost = 1_000;

/** From here on building the indexes of the search at the end is faster than keeping them up. */
const veryMany = 20_000;

/** A recruiter has about three postings. */
const jobsPerRecruiter = 3;

/** Every tenth posting is by somebody with both roles. */
const bothRolesJobEvery = 10;

export type SeedSummary = {
  cleared: number;
  recruiters: number;
  comparisons: number;
  matches: number;
  /** Usernames to sign in with. */
  examples: { jobSeeker: string; recruiter: string; both: string };
};

/** Replaces the people of earlier runs by new ones, on the connected database. */
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

/** Inserts job seekers batch by batch; keeps the first thousand, and after them those with both roles. */
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
    // Users first: ended half-way, the next run still finds everything by them.
    writing = Promise.all([insertUsers(batch), insertAnswers(withoutAnswers)]);
    // Both are waited for, each when the next batch is ready; until then nobody else would notice a failure.
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

/** Makes people a few at a time, so that those made before are on their way to the database meanwhile. */
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

/** Those who publish, in turn: recruiters, and every tenth time somebody with both roles. */
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

/** Of each kind the person with most matches, so that there is something to see. */
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
