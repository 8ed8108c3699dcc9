// The search for similar candidates among ten million people, in a folder that is kept.
import { mkdir, statfs } from 'node:fs/promises';
import mongoose from 'mongoose';
import { Questionnaire, searchIndexes } from '../../../src/questionnaire/questionnaire.model.ts';
import { hashDemoPasswords } from '../../seed/people/accounts.ts';
import { readPlaces } from '../../seed/people/places.ts';
import { type Figure, inMs } from '../figures.ts';
import { partSize, readState, seedUpTo, writeState } from './seeding.ts';
import { type MatchingReport, growthOf, insertRecruiters, measure } from '../matching.ts';

const seed = 1;
const gigabyte = 1024 ** 3;
const million = 1_000_000;
const smallest = 100_000;

/** Measured with ten million people; an index build needs some more for a while. */
const diskPerMillion = 2.2 * gigabyte;
const minutesPerMillion = 7;

const longestMs = 250;
const steepest = 0.4;

export type Sizes = {
  dataBytes: number;
  storedBytes: number;
  indexBytes: number;
  searchIndexBytes: number;
  residentBytes: number;
  cachedBytes: number;
};

/** Says what it costs. @throws where the volume has too little room */
export async function announceHuge(
  { people, folder }: { people: number; folder: string },
  log: (line: string) => void,
): Promise<void> {
  const needed = (people / million) * diskPerMillion;
  await mkdir(folder, { recursive: true });
  const { bavail, bsize } = await statfs(folder);
  const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;
  const minutes = Math.ceil((people / million) * minutesPerMillion);
  log(
    `${people.toLocaleString('en')} people need some ${inGigabytes(needed)} in ${folder} ` +
      `(${inGigabytes(bavail * bsize)} free) and some ${minutes} minutes, less what is there already.`,
  );
  if (bavail * bsize < needed) throw new Error('The volume has too little room for that.');
}

/** Grows the population in steps and measures at each; what a run before has done is not done again. */
export async function benchHuge(
  people: number,
  log: (line: string) => void,
): Promise<{ report: MatchingReport; sizes: Sizes }> {
  const world = { seed, places: readPlaces(), hashes: await hashDemoPasswords() };
  const known = await readState();
  const state = known ?? {
    ...{ people: 0, rows: [] },
    postings: await insertRecruiters({ ...world, taken: new Set() }),
  };
  if (!known) await writeState(state);
  const wanted = Math.ceil(people / partSize) * partSize;
  const steps = [smallest, million, 10 * million].filter((size) => size < wanted);
  let { people: done, rows } = state;
  for (const size of [...steps, wanted]) {
    if (rows.some(({ candidates }) => candidates === size)) continue;
    if (done > size) continue;
    await seedUpTo(world, { from: done, to: size }, log);
    done = size;
    log('Building the indexes …');
    await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
    log(`Measuring with ${size.toLocaleString('en')} …`);
    rows = [...rows, await measure(size, state.postings)];
    await writeState({ rows });
  }
  const upTo = rows.filter(({ candidates }) => candidates <= wanted);
  return {
    report: { rows: upTo, ...growthOf(upTo, smallest) },
    sizes: await readSizes(),
  };
}

async function readSizes(): Promise<Sizes> {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  const stats = await db.command({ dbStats: 1 });
  const { mem, wiredTiger } = await db.admin().serverStatus();
  const [of] = await Questionnaire.collection
    .aggregate<{
      storageStats: { indexSizes: Record<string, number> };
    }>([{ $collStats: { storageStats: {} } }])
    .toArray();
  const indexSizes = of?.storageStats.indexSizes ?? {};
  const searched = Object.values(searchIndexes).map((name) => indexSizes[name] ?? 0);
  return {
    dataBytes: Number(stats['dataSize']),
    storedBytes: Number(stats['storageSize']),
    indexBytes: Number(stats['indexSize']),
    searchIndexBytes: searched.reduce((sum, bytes) => sum + bytes, 0),
    residentBytes: (mem as { resident: number }).resident * 1024 ** 2,
    cachedBytes:
      (wiredTiger as { cache: Record<string, number> }).cache['bytes currently in the cache'] ?? 0,
  };
}

export function hugeFigures({ rows, growthOfMedian, growthOfP95 }: MatchingReport): Figure[] {
  const last = rows.at(-1);
  if (!last) return [];
  const growth = rows.length > 1 ? Math.max(growthOfMedian, growthOfP95) : 0;
  return [
    {
      target: 'P7',
      what: `similar candidates among ${last.candidates.toLocaleString('en')}, p95, and the same ten`,
      figure: inMs(last.similarP95Ms),
      beside: `brute force ${inMs(last.bruteForceMs)}`,
      wanted: `<= ${longestMs} ms`,
      met: last.similarP95Ms <= longestMs && last.sameTen,
    },
    {
      target: 'P7',
      what: 'its growth from 100,000 to the most, the steeper of median and p95',
      figure: `power ${growth.toFixed(2)}`,
      beside: 'brute force: 1',
      wanted: `< ${steepest.toFixed(2)}`,
      met: growth < steepest,
    },
  ];
}

/** What a million people take on disk and in memory, in sentences. */
export function describeSizes(people: number, sizes: Sizes): string {
  const each = (bytes: number) => `${((bytes / people) * (million / gigabyte)).toFixed(2)} GB`;
  const whole = (bytes: number) => `${(bytes / gigabyte).toFixed(2)} GB`;
  return (
    `For a million people: ${each(sizes.storedBytes + sizes.indexBytes)} of disk, of which ${each(sizes.indexBytes)} are indexes ` +
    `(${each(sizes.searchIndexBytes)} those of the search, which memory should hold); ${each(sizes.dataBytes)} before compression. ` +
    `mongod held ${whole(sizes.residentBytes)} in memory, ${whole(sizes.cachedBytes)} of it cache.`
  );
}
