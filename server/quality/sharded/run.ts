// `npm run test:sharded`: the tests of the API, the journey in a browser and a lost primary, on a sharded database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from '@inkognito/shared/schema/zod';
import mongoose from 'mongoose';
import { inPlace, type Place } from '../faults/harness/place.ts';
import { shardCollections } from '../../src/database/shardKeys.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { losePrimary } from './lostPrimary.ts';

const usage = `Starts a configuration server, two shards and a router, shards as docs/operations.md says, and uses it.

  npm run test:sharded [-- api | journey | primary]

  api       the tests of the server that need a database
  journey   a job seeker and a recruiter in a browser
  primary   the first shard loses its primary three times, under load
  (none)    all three`;

const root = join(import.meta.dirname, '../../..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');

type Row = { part: string; result: string; seen: string };
type Part = (place: Place, cluster: Cluster) => Promise<Row>;

const report = z.object({
  numTotalTests: z.number(),
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.unknown()),
  success: z.boolean(),
});

async function runTests(
  place: Place,
  { part, words, environment }: { part: string; words: string[]; environment: NodeJS.ProcessEnv },
): Promise<Row> {
  const file = join(place.folder, `${part}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn(process.execPath, [vitest, 'run', ...words, ...output], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  await once(child, 'close');
  const results = report.parse(JSON.parse(await readFile(file, 'utf8')));
  const { numPassedTests: passed, numTotalTests: all, numPendingTests: skipped } = results;
  const files = results.testResults.length;
  return {
    part,
    result: results.success ? 'passed' : 'FAILED',
    seen: `${passed} of ${all} tests in ${files} files, ${skipped} skipped`,
  };
}

const api: Part = (place, { uri }) =>
  runTests(place, {
    part: 'api',
    words: ['--config', 'server/quality/sharded/vitest.config.ts'],
    environment: { SHARDED_URI: uri },
  });

const journey: Part = async (place, { uri }) => {
  const client = new mongoose.mongo.MongoClient(uri);
  await shardCollections(client, 'journey');
  await client.close();
  return runTests(place, {
    part: 'journey',
    words: ['--project', 'journey'],
    environment: { E2E_MONGODB_URI: `${uri}/journey` },
  });
};

const primary: Part = async (place, cluster) => {
  const broken = await losePrimary(place, cluster);
  const result = broken.length === 0 ? 'passed' : 'FAILED';
  return { part: 'primary', result, seen: broken.join('; ') };
};

const parts: Readonly<Record<string, Part>> = { api, journey, primary };

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = positionals.length === 0 ? Object.keys(parts) : positionals;
if (chosen.every((name) => name in parts)) {
  const rows = await inPlace(async (place) => {
    // Expiry can then be watched in a test: the default looks once a minute.
    const cluster = await startCluster(place, ['--setParameter', 'ttlMonitorSleepSecs=1']);
    const done: Row[] = [];
    for (const name of chosen) {
      const row = await parts[name]?.(place, cluster);
      if (row) done.push(row);
    }
    return done;
  });
  for (const { part, result, seen } of rows) {
    console.log(`${part.padEnd(8)}  ${result}  ${seen}`);
  }
  process.exit(rows.every(({ result }) => result === 'passed') ? 0 : 1);
} else {
  console.error(usage);
  process.exit(1);
}
