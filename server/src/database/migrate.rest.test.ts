import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';
import { useTestDatabase } from '../test/testDatabase.ts';
import { type Migration, inBatches, startMigrations } from './migrate.ts';

useTestDatabase({ own: true });

const collection = (name: string) => mongoose.connection.collection(name);
const row = (id: string) => collection('migrations').findOne({ _id: id as never });
const setRow = (id: string, changes: object) =>
  collection('migrations').updateOne({ _id: id as never }, { $set: changes });

let lines: string[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

beforeEach(async () => {
  lines = [];
  await collection('users').insertMany(
    Array.from({ length: 1_200 }, (_, index) => ({
      username: `anna.${index}`,
      publicId: String(index),
    })),
  );
});

type Change = { id?: string; version?: string; work?: Migration['run'] };

function counted({ id = '0001-count-runs', version, work = () => Promise.resolve() }: Change = {}) {
  const counting = { runs: 0 };
  const migration: Migration = {
    id,
    ...(version !== undefined && { version }),
    run: (given) => {
      counting.runs += 1;
      return work(given);
    },
  };
  return { counting, migration };
}

async function runAll(...among: Migration[]): Promise<void> {
  await (
    await startMigrations(among, logger)
  ).done;
}

test('an entry that is added runs once, however many instances start, and is remembered', async () => {
  await runAll();
  const { counting, migration } = counted({ work: () => sleep(100) });

  await Promise.all([1, 2, 3].map(() => runAll(migration)));
  await runAll(migration);

  expect(counting.runs).toBe(1);
  expect((await row('0001-count-runs'))?.['doneAt']).toBeInstanceOf(Date);
});

test('on an empty database all are done, none has run and nothing is logged', async () => {
  await collection('users').deleteMany({});
  const { counting, migration } = counted();

  await runAll(migration, ...migrations);

  expect(counting.runs).toBe(0);
  for (const { id } of migrations) expect((await row(id))?.['doneAt']).toBeInstanceOf(Date);
  expect(lines).toEqual([]);
});

test('entries run in their order, and one that fails keeps back those after it', async () => {
  const order: string[] = [];
  const named = (id: string, result?: Error) =>
    counted({
      id,
      work: () => {
        order.push(id);
        return result ? Promise.reject(result) : Promise.resolve();
      },
    }).migration;

  await runAll(named('0001-first'), named('0002-second'));
  const broken = named('0003-broken', new Error('of anna@beispiel.example'));
  const running = await startMigrations([broken, named('0004-later')], logger);
  await expect.poll(() => lines.join()).toContain('migration failed');
  await running.stop();

  expect(order).toEqual(['0001-first', '0002-second', '0003-broken']);
  expect(lines.join()).toContain('"migration":"0003-broken","name":"Error"');
  expect(lines.join()).not.toContain('anna@');
});

test('one that was stopped is not done and runs again', async () => {
  const seen: number[] = [];
  const walk = (mayGoOn: () => boolean): Migration => ({
    id: '0001-walk',
    run: (signal) =>
      inBatches(signal, 'users', async (batch) => {
        while (seen.length > 0 && !mayGoOn() && !signal.aborted) await sleep(5);
        if (!signal.aborted) seen.push(batch.length);
      }),
  });
  const first = await startMigrations([walk(() => false)], logger);
  await expect.poll(() => seen).toEqual([500]);
  await first.stop();
  expect(await row('0001-walk')).toBeNull();

  await runAll(walk(() => true));

  expect(seen).toEqual([500, 500, 500, 200]);
  expect((await row('0001-walk'))?.['doneAt']).toBeInstanceOf(Date);
});

test('the lease of a killed instance is taken over when it has run out, not before', async () => {
  await runAll();
  const { counting, migration } = counted();
  const until = new Date(Date.now() + 60_000);
  await setRow('lease', { owner: 'killed', until });

  const running = await startMigrations([migration], logger);
  await sleep(200);
  expect(counting.runs).toBe(0);
  await setRow('lease', { until: new Date(0) });
  await running.done;

  expect(counting.runs).toBe(1);
});

test('an instance that has lost the lease ends its work and does not call it done', async () => {
  let isLost = false;
  const { counting, migration } = counted({
    work: async (signal) => {
      if (isLost) return;
      await setRow('lease', { owner: 'another', until: new Date(Date.now() + 60_000) });
      await once(signal, 'abort');
      isLost = true;
    },
  });

  const running = await startMigrations([migration], logger);
  await expect.poll(() => isLost, { timeout: 10_000 }).toBe(true);
  await setRow('lease', { until: new Date(0) });
  await running.done;

  expect(counting.runs).toBe(2);
});

test('derived data is rebuilt with every other version, a former one as well, from the beginning', async () => {
  const rebuild = (version: string) => {
    const walked = { count: 0 };
    const work = (signal: AbortSignal) =>
      inBatches(signal, 'users', (batch) => {
        walked.count += batch.length;
        return Promise.resolve();
      });
    return { walked, ...counted({ id: 'keys', version, work }) };
  };
  const [one, two] = [rebuild('1'), rebuild('2')];

  for (const { migration } of [one, one, two, two, one]) await runAll(migration);

  expect([one.counting.runs, two.counting.runs]).toEqual([2, 1]);
  expect([one.walked.count, two.walked.count]).toEqual([2_400, 1_200]);
});

test('search keys are made anew when how names are folded has changed', async () => {
  await runAll(...migrations);

  expect(await collection('users').countDocuments({ searchKeys: 'anna.77' })).toBe(1);
});
