// `npm run bench`: measures on throw-away databases, and prints one table.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import mongoose from 'mongoose';
import { createSessionIndexes } from '../src/auth/session/session.model.ts';
import { startEmbeddedDatabase } from '../embedded/embeddedDatabase.ts';
import { createFileIndexes } from '../src/user/user.files.ts';
import { benchAttackers } from './bench/attackers.ts';
import { type Figure, printFigures } from './bench/figures.ts';
import { announceHuge, benchHuge, describeSizes, hugeFigures } from './bench/huge/measure.ts';
import { benchMatching } from './bench/matching.ts';
import { matchingFigures, printGrowth } from './bench/matchingTable.ts';
import { benchHttp, benchProduct } from './bench/product.ts';
import { readingFigures } from './bench/readings.ts';
import { benchSlow } from './bench/slow.ts';

const usage = `Measures the product beside its floor or a rival, in one run, on databases of its own.

  npm run bench [-- matching | product | http | slow | attackers | readings] [--large] [--candidates 100000] [--json]
  npm run bench -- matching --huge [--people 10000000] [--folder FOLDER] [--cache 2] [--yes]

  matching       how the search for similar candidates grows with their number
  product        requests, search, scoring, writes, load, starts, seeding, what goes over the wire
  http           of the product only requests and load
  slow           load on a quarter of the processors, by a group of processes that only root may make
  attackers      what others wait for beside hostile texts and slow bodies, with the limits on
  readings       what the dearest texts take of the event loop and of the processor
  (none)         matching and product
  --large        matching also with 1,000,000 candidates, which takes some fifteen minutes and 3 GB of disk
  --huge         matching alone with ten million, in a folder that is kept: what was broken off goes on
  --people       how many those are
  --folder       where, by default in the folder for temporary files
  --cache        the database's own memory in GB
  --yes          begins; without it, only what it needs is said
  --candidates   how many people the product is measured with
  --product      the folder of another built checkout, which the attackers meet instead of this one
  --json         the figures as JSON
  --help         this text`;

const subjects = ['matching', 'product', 'http', 'slow', 'attackers', 'readings'] as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    large: { type: 'boolean', default: false },
    huge: { type: 'boolean', default: false },
    people: { type: 'string', default: '10000000' },
    folder: { type: 'string', default: join(tmpdir(), 'inkognito-bench-huge') },
    cache: { type: 'string', default: '2' },
    yes: { type: 'boolean', default: false },
    candidates: { type: 'string', default: '100000' },
    product: { type: 'string', default: fileURLToPath(new URL('../..', import.meta.url)) },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const known = positionals.every((name) => subjects.some((subject) => subject === name));
if (values.help || !known) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else if (values.huge) {
  process.exitCode = (await measureHuge()) ? 0 : 1;
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
  if (wanted.includes('attackers')) {
    figures.push(...(await onThrowAwayDatabase((uri) => benchAttackers(uri, values.product, say))));
  }
  if (wanted.includes('readings')) figures.push(...(await readingFigures()));
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

/** Whether all is as wanted, or nothing was asked for yet. */
async function measureHuge(): Promise<boolean> {
  const { folder, cache } = values;
  const people = Number(values.people);
  await announceHuge({ people, folder }, say);
  if (!values.yes) {
    say('Nothing is done yet: add --yes.');
    return true;
  }
  const mongodArguments = [`--wiredTigerCacheSizeGB=${cache}`];
  const { report, sizes } = await onDatabase({ dataDir: folder, mongodArguments }, () =>
    benchHuge(people, say),
  );
  const figures = hugeFigures(report);
  if (values.json) console.log(JSON.stringify({ figures, rows: report.rows, sizes }, null, 2));
  else {
    printGrowth(report);
    printFigures(figures);
    console.log(describeSizes(report.rows.at(-1)?.candidates ?? people, sizes));
  }
  say(`${folder} is kept for another run; remove it when you are done.`);
  return figures.every(({ met }) => met);
}

async function onThrowAwayDatabase<Result>(
  work: (uri: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkognito-bench-'));
  try {
    return await onDatabase({ dataDir }, async (uri) => {
      await Promise.all(Object.values(mongoose.models).map((model) => model.createIndexes()));
      await createSessionIndexes();
      await createFileIndexes();
      return work(uri);
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

async function onDatabase<Result>(
  where: { dataDir: string; mongodArguments?: string[] },
  work: (uri: string) => Promise<Result>,
): Promise<Result> {
  const database = await startEmbeddedDatabase({
    ...where,
    onUnexpectedExit: (reason) => {
      console.error(reason);
      process.exit(1);
    },
  });
  try {
    // Without the short timeouts of the product: an index over a million people takes a minute to build.
    await mongoose.connect(database.uri, {
      autoIndex: false,
      writeConcern: { w: 'majority', journal: true },
    });
    return await work(database.uri);
  } finally {
    await mongoose.disconnect();
    await database.stop();
  }
}
