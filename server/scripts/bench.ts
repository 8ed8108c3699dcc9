// `npm run bench -- matching`: measures on a throw-away database, and prints one table.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { startEmbeddedDatabase } from '../src/database/embeddedDatabase.ts';
import { type MatchingReport, benchMatching } from './bench/matching.ts';

const usage = `Measures how the search for similar candidates grows with their number, on a database of its own.

  npm run bench -- matching [--large] [--json]

  --large   also with 1,000,000 candidates, which takes some fifteen minutes and 3 GB of disk
  --json    the figures as JSON
  --help    this text`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { large: { type: 'boolean' }, json: { type: 'boolean' }, help: { type: 'boolean' } },
});

if (values.help || positionals.join() !== 'matching') {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const sizes = [1_000, 10_000, 100_000, ...(values.large ? [1_000_000] : [])];
  const report = await onThrowAwayDatabase(() =>
    benchMatching(sizes, (line) => {
      console.error(line);
    }),
  );
  if (values.json) console.log(JSON.stringify(report, null, 2));
  else printTable(report);
}

async function onThrowAwayDatabase<Result>(work: () => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkognito-bench-'));
  const database = await startEmbeddedDatabase({
    dataDir,
    onUnexpectedExit: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  try {
    // Without the product's short patience: an index over a million people takes a minute to build.
    await mongoose.connect(database.uri, { autoIndex: false, w: 'majority', journal: true });
    await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
    return await work();
  } finally {
    await mongoose.disconnect();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function printTable({ rows, growthOfMedian, growthOfP95 }: MatchingReport): void {
  const ms = (value: number) => Number(value.toFixed(1));
  console.table(
    rows.map((row) => ({
      candidates: row.candidates,
      'similar median ms': ms(row.similarMedianMs),
      'p95 ms': ms(row.similarP95Ms),
      'max ms': ms(row.similarMaxMs),
      'documents read': Math.round(row.documentsExamined),
      'keys read': Math.round(row.keysExamined),
      'comparison median ms': ms(row.comparisonMedianMs),
      'its p95 ms': ms(row.comparisonP95Ms),
      'brute force ms': ms(row.bruteForceMs),
      'scoring loop ms': ms(row.scoringLoopMs),
      'same ten': row.sameTen,
    })),
  );
  console.log(
    `Time grows with the number of candidates to the power of ${growthOfMedian.toFixed(2)} (median) ` +
      `and ${growthOfP95.toFixed(2)} (p95); 1 would be linear.`,
  );
}
