// `npm run bench`: measures on throw-away databases, and prints one table.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { createSessionIndexes } from '../src/auth/session/session.model.ts';
import { startEmbeddedDatabase } from '../embedded/embeddedDatabase.ts';
import { createFileIndexes } from '../src/user/user.files.ts';
import { type Figure, printFigures } from './bench/figures.ts';
import { benchMatching } from './bench/matching.ts';
import { matchingFigures, printGrowth } from './bench/matchingTable.ts';
import { benchHttp, benchProduct } from './bench/product.ts';
import { benchSlow } from './bench/slow.ts';

const usage = `Measures the product beside its floor or a rival, in one run, on databases of its own.

  npm run bench [-- matching | product | http | slow] [--large] [--candidates 100000] [--json]

  matching       how the search for similar candidates grows with their number
  product        requests, search, scoring, writes, load, starts, seeding, what goes over the wire
  http           of the product only requests and load
  slow           load on a quarter of the processors, by a group of processes that only root may make
  (none)         matching and product
  --large        matching also with 1,000,000 candidates, which takes some fifteen minutes and 3 GB of disk
  --candidates   how many people the product is measured with
  --json         the figures as JSON
  --help         this text`;

const subjects = ['matching', 'product', 'http', 'slow'] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'boolean', default: false },
    candidates: { type: 'string', default: '100000' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const known = positionals.every((name) => subjects.some((subject) => subject === name));
if (values.help || !known) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  const wanted = positionals.length === 0 ? ['matching', 'product'] : positionals;
  const candidates = Number(values.candidates);
  const figures: Figure[] = [];
  if (wanted.includes('product')) {
    figures.push(...(await onThrowAwayDatabase((uri) => benchProduct(uri, candidates, say))));
  } else if (wanted.includes('http')) {
    figures.push(...(await onThrowAwayDatabase((uri) => benchHttp(uri, candidates, say))));
  }
  if (wanted.includes('slow')) {
    figures.push(...(await onThrowAwayDatabase((uri) => benchSlow(uri, candidates, say))));
  }
  if (wanted.includes('matching')) figures.push(...(await measureMatching()));
  if (values.json) console.log(JSON.stringify(figures, null, 2));
  else printFigures(figures);
  process.exitCode = figures.every(({ met }) => met) ? 0 : 1;
}

function say(line: string): void {
  console.error(line);
}

async function measureMatching(): Promise<Figure[]> {
  const sizes = [1_000, 10_000, 100_000, ...(values.large ? [1_000_000] : [])];
  const report = await onThrowAwayDatabase(() => benchMatching(sizes, say));
  if (!values.json) printGrowth(report);
  return matchingFigures(report);
}

async function onThrowAwayDatabase<Result>(
  work: (uri: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkognito-bench-'));
  const database = await startEmbeddedDatabase({
    dataDir,
    onUnexpectedExit: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  try {
    // Without the short timeouts of the product: an index over a million people takes a minute to build.
    await mongoose.connect(database.uri, { autoIndex: false, w: 'majority', journal: true });
    await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
    await createSessionIndexes();
    await createFileIndexes();
    return await work(database.uri);
  } finally {
    await mongoose.disconnect();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}
