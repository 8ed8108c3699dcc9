// P17: how long believable people take to make, beside putting as many plain documents into the database.
import mongoose from 'mongoose';
import { seedDatabase, type SeedSummary } from '../seed/seedDatabase.ts';
import { type Figure, times } from './figures.ts';

const batchSize = 2_000;

export async function seedingFigures(
  candidates: number,
): Promise<{ figure: Figure; summary: SeedSummary }> {
  const bare = await timeBareInsert(candidates);
  const startedAt = performance.now();
  const summary = await seedDatabase({ candidates, jobs: 200, seed: 1 }, () => undefined);
  const seconds = (performance.now() - startedAt) / 1000;
  const ratio = seconds / bare;
  return {
    summary,
    figure: {
      target: 'P17',
      what: `seeding ${candidates.toLocaleString('en')} candidates with their questionnaires`,
      figure: `${seconds.toFixed(1)} s, ${times(ratio)}`,
      beside: `as many plain documents ${bare.toFixed(1)} s`,
      wanted: '<= 60 s and 20x',
      met: seconds <= 60 && ratio <= 20,
    },
  };
}

/** Seconds to insert so many documents of about the size of a person, in batches, without any index. */
async function timeBareInsert(count: number): Promise<number> {
  const collection = mongoose.connection.collection('bench_bare');
  const filler = 'x'.repeat(450);
  const startedAt = performance.now();
  for (let done = 0; done < count; done += batchSize) {
    const size = Math.min(batchSize, count - done);
    await collection.insertMany(
      Array.from({ length: size }, (_, index) => ({ number: done + index, filler })),
      { ordered: false },
    );
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await collection.drop();
  return seconds;
}
