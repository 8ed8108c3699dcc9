// P7: how the candidate search scales, and whether it finds the same ten.
import type { JobInput } from '@inkognito/shared/job';
import { findSimilarCandidates, rankSimilar } from '../../src/matching/search/similarCandidates.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../src/user/user.model.ts';
import { jobMaker } from '../../scripts/seed/jobs.ts';
import { hashDemoPasswords } from '../../scripts/seed/people/accounts.ts';
import { candidateMaker } from '../../scripts/seed/people/candidates.ts';
import { readPlaces } from '../../scripts/seed/people/places.ts';
import { recruiterMaker } from '../../scripts/seed/people/recruiters.ts';
import { withoutSearchIndexes } from '../../scripts/seed/withoutSearchIndexes.ts';
import { rankByBruteForce } from '../../src/matching/search/test/bruteForce.ts';
import { timed } from './measured.ts';
import { type Figure, inMs, median, quantile } from './targets.ts';

const postingCount = 200;
const batchSize = 2_000;
const million = 1_000_000;

type Row = { candidates: number; medianMs: number; p95Ms: number; figures: Figure[] };

export async function benchMatching(sizes: readonly number[]): Promise<Figure[]> {
  const hashes = await hashDemoPasswords();
  const world = { seed: 1, places: readPlaces(), hashes, taken: new Set<string>() };
  const makeCandidate = candidateMaker(world);
  const makeRecruiter = recruiterMaker(world);
  const makeJob = jobMaker(world);
  const offers = Array.from({ length: postingCount }, () => makeJob(makeRecruiter()).answers);
  const rows: Row[] = [];
  let size = 0;
  for (const wanted of sizes) {
    await withoutSearchIndexes(async () => {
      for (; size < wanted; size += batchSize) {
        const length = Math.min(batchSize, wanted - size);
        const batch = Array.from({ length }, makeCandidate);
        await User.collection.insertMany(batch.map(({ user }) => user));
        await Questionnaire.collection.insertMany(batch.map(({ questionnaire }) => questionnaire));
      }
    });
    size = wanted;
    console.error(`  ${size.toLocaleString('en')} candidates …`);
    rows.push(await measure(size, offers));
  }
  return [...rows.flatMap(({ figures }) => figures), ...growthOf(rows)];
}

async function measure(candidates: number, offers: readonly JobInput[]): Promise<Row> {
  const timings: number[] = [];
  for (const offer of [...offers.slice(0, 20), ...offers]) {
    timings.push(await timed(() => findSimilarCandidates(offer)));
  }
  timings.splice(0, 20);
  const judged = offers.slice(0, candidates <= 10_000 ? 5 : 1);
  const bruteForce: number[] = [];
  let different = 0;
  for (const offer of judged) {
    const fast = await rankSimilar(offer);
    const compare = async () => {
      const plain = await rankByBruteForce(offer);
      if (JSON.stringify(fast) !== JSON.stringify(plain)) different += 1;
    };
    bruteForce.push(await timed(compare));
  }
  const [medianMs, p95Ms] = [median(timings), quantile(timings, 0.95)];
  const of = candidates.toLocaleString('en');
  const target = candidates === million ? 'similarOfMillion' : 'similar';
  const beside = `median ${inMs(medianMs)}; brute force ${inMs(median(bruteForce))}`;
  return {
    ...{ candidates, medianMs, p95Ms },
    figures: [
      { target, of, value: p95Ms, beside },
      { target: 'otherTen', of, value: different, beside: `of ${judged.length}` },
    ],
  };
}

/** From 10,000 candidates up: 1 is linear, 0 is constant. */
function growthOf(rows: readonly Row[]): Figure[] {
  const from = rows.find(({ candidates }) => candidates >= 10_000);
  const to = rows.at(-1);
  if (!from || !to || from === to) return [];
  const times = Math.log(to.candidates / from.candidates);
  const value = Math.log(to.medianMs / from.medianMs) / times;
  return [{ target: 'growth', value, beside: 'brute force: 1' }];
}
