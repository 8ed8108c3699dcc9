// How long the search for similar candidates takes, and how much it reads, as the number of candidates grows.
import type { JobInput } from '@inkognito/shared/job';
import mongoose from 'mongoose';
import { quietly } from '../seed/compareQuietly.ts';
import { getCandidate } from '../../src/matching/comparison/compare.ts';
import { compareAsRecruiter } from '../../src/matching/key/compareByKey.ts';
import { anybody } from '../../src/user/shield/hidden.ts';
import { generalKeyOf } from '../../src/auth/key/keys.ts';
import { factsBetween, jobPlace, toWishes } from '../../src/matching/comparison/facts.ts';
import { matchPercentageOf } from '../../src/matching/rules/score.ts';
import { findSimilarCandidates, rankSimilar } from '../../src/matching/search/similarCandidates.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../src/user/user.model.ts';
import { jobMaker } from '../seed/jobs.ts';
import { hashDemoPasswords } from '../seed/people/accounts.ts';
import { candidateMaker, type Candidate, type World } from '../seed/people/candidates.ts';
import { readPlaces } from '../seed/people/places.ts';
import { recruiterMaker } from '../seed/people/recruiters.ts';
import { withoutSearchIndexes } from '../seed/withoutSearchIndexes.ts';
import { type Judged, rankByBruteForce, readEverybody } from './bruteForce.ts';
import { type Timings, growthExponent, quantile, timeEach } from './timing.ts';

const seed = 1;
const postingCount = 200;
const comparisonCount = 100;
const batchSize = 2_000;

/** Up to here people are judged in memory, for the floor; more of them would only cost memory. */
const inMemory = 20_000;

/** So many postings are judged against everybody, which takes seconds each. */
const bruteForceCount = (size: number) => (size <= 10_000 ? 5 : 1);

export type MatchingRow = {
  candidates: number;
  similarMedianMs: number;
  similarP95Ms: number;
  similarMaxMs: number;
  documentsExamined: number;
  keysExamined: number;
  comparisonMedianMs: number;
  comparisonP95Ms: number;
  bruteForceMs: number;
  scoringLoopMs: number;
  sameTen: boolean;
};

export type MatchingReport = {
  rows: MatchingRow[];
  /** From 10,000 candidates, where there are so many, to the most. */
  growthOfMedian: number;
  growthOfP95: number;
};

const viewer = { recruiterId: 'somebody', secret: quietly.listSecret };
const unlimited = { ...quietly, limits: { ...quietly.limits, enabled: false } };

/** Grows one population from size to size and measures at each; `log` is told what is going on. */
export async function benchMatching(
  sizes: readonly number[],
  log: (line: string) => void,
): Promise<MatchingReport> {
  const world = {
    seed,
    places: readPlaces(),
    hashes: await hashDemoPasswords(),
    taken: new Set<string>(),
  };
  const makeCandidate = candidateMaker(world);
  const postings = await insertRecruiters(world);

  const rows: MatchingRow[] = [];
  let size = 0;
  for (const wanted of sizes) {
    log(`Making ${(wanted - size).toLocaleString('en')} candidates …`);
    await insertCandidates(makeCandidate, wanted - size);
    size = wanted;
    log(`Measuring with ${size.toLocaleString('en')} …`);
    rows.push(await measure(size, postings));
  }
  return { rows, ...growthOf(rows) };
}

/** Recruiters, each with the posting that they search for. */
export async function insertRecruiters(world: World): Promise<Wanted[]> {
  const recruiters = Array.from({ length: postingCount }, recruiterMaker(world));
  await User.collection.insertMany(recruiters.map(({ user }) => user));
  const makeJob = jobMaker(world);
  return recruiters.map((recruiter) => ({
    recruiterId: recruiter.user._id.toString(),
    offer: makeJob(recruiter).answers,
  }));
}

async function insertCandidates(makeCandidate: () => Candidate, count: number): Promise<void> {
  await withoutSearchIndexes(async () => {
    for (let left = count; left > 0; left -= batchSize) {
      await insertBatch(Array.from({ length: Math.min(batchSize, left) }, makeCandidate));
    }
  });
}

export async function insertBatch(batch: readonly Candidate[]): Promise<void> {
  await User.collection.insertMany(batch.map(({ user }) => user));
  await Questionnaire.collection.insertMany(batch.map(({ questionnaire }) => questionnaire));
}

export type Wanted = { recruiterId: string; offer: JobInput };

export async function measure(size: number, postings: readonly Wanted[]): Promise<MatchingRow> {
  const search = ({ recruiterId, offer }: Wanted) =>
    findSimilarCandidates(offer, { ...viewer, recruiterId });
  await timeEach(postings.slice(0, 20), search);
  const before = await examined();
  const similar = await timeEach(postings, search);
  const after = await examined();
  const comparison = await timeComparisons(postings.slice(0, comparisonCount));
  const someOffers = postings.slice(0, bruteForceCount(size)).map(({ offer }) => offer);
  const { bruteForce, sameTen } = await judgeEverybody(someOffers);
  return {
    candidates: size,
    similarMedianMs: quantile(similar, 0.5),
    similarP95Ms: quantile(similar, 0.95),
    similarMaxMs: quantile(similar, 1),
    documentsExamined: (after.documents - before.documents) / postings.length,
    keysExamined: (after.keys - before.keys) / postings.length,
    comparisonMedianMs: quantile(comparison, 0.5),
    comparisonP95Ms: quantile(comparison, 0.95),
    bruteForceMs: quantile(bruteForce, 0.5),
    scoringLoopMs: await timeScoring(size, someOffers),
    sameTen,
  };
}

/** What the database has read since it started. */
async function examined(): Promise<{ documents: number; keys: number }> {
  const status = await mongoose.connection.db?.admin().serverStatus();
  const { queryExecutor } = status?.['metrics'] as {
    queryExecutor: { scanned: number; scannedObjects: number };
  };
  return { documents: queryExecutor.scannedObjects, keys: queryExecutor.scanned };
}

/** The whole comparison as the API makes it: judged, stored in a transaction, with similar candidates. */
async function timeComparisons(postings: readonly Wanted[]): Promise<Timings> {
  const somebody = await User.find({ role: 'jobSeeker' })
    .sort({ username: 1 })
    .limit(postings.length)
    .lean();
  const pairs = somebody.map(({ publicId }, index) => ({
    publicId,
    posting: postings[index],
  }));
  return timeEach(pairs, async ({ publicId, posting }) => {
    if (posting) {
      const candidate = await getCandidate(publicId, anybody);
      const { _id: keyId } = await generalKeyOf(candidate);
      const comparer = { id: posting.recruiterId, isGuest: false, asker: undefined, keyId };
      const { offer: answers } = posting;
      const signal = new AbortController().signal;
      await compareAsRecruiter(unlimited, {
        ...{ comparer, candidate, answers, signal },
        viewer: anybody,
        isOwnBrowser: false,
      });
    }
  });
}

/** The rules alone over so many candidates, with all facts known: no search can be faster than no reading at all. */
async function timeScoring(size: number, offers: readonly JobInput[]): Promise<number> {
  const people: Judged[] = [];
  for await (const person of readEverybody()) {
    people.push(person);
    if (people.length === inMemory) break;
  }
  const timings = offers.map((offer) => {
    const to = jobPlace(offer);
    const pairs = people.map(({ answers, place }) => ({
      wishes: toWishes(answers),
      facts: factsBetween(answers, offer, { from: place, to }),
    }));
    const startedAt = performance.now();
    for (const { wishes, facts } of pairs) matchPercentageOf(wishes, offer, facts);
    return performance.now() - startedAt;
  });
  return (Math.min(...timings) * size) / Math.max(1, people.length);
}

/** The plain way for each posting, and whether the search finds the same ten. */
async function judgeEverybody(
  offers: readonly JobInput[],
): Promise<{ bruteForce: Timings; sameTen: boolean }> {
  let sameTen = true;
  const bruteForce = await timeEach(offers, async (offer) => {
    const plain = await rankByBruteForce(readEverybody(), offer, viewer);
    const fast = await rankSimilar(offer, viewer);
    sameTen &&= JSON.stringify(fast) === JSON.stringify(plain);
  });
  return { bruteForce, sameTen };
}

export function growthOf(rows: readonly MatchingRow[], from = 10_000) {
  const small = rows.find(({ candidates }) => candidates >= from) ?? rows[0];
  const large = rows.at(-1);
  const between = (time: 'similarMedianMs' | 'similarP95Ms') =>
    small && large && small !== large
      ? growthExponent(
          { size: small.candidates, time: small[time] },
          { size: large.candidates, time: large[time] },
        )
      : NaN;
  return { growthOfMedian: between('similarMedianMs'), growthOfP95: between('similarP95Ms') };
}
