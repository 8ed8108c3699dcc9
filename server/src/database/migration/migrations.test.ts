import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { readStates } from './migrationState.ts';
import { collection, inBatches } from './migrationSteps.ts';
import { type Migration, startMigrations } from './migrations.ts';

useTestDatabase();

const logger = pino({ level: 'silent' });
const stateOf = async (id: string) => (await readStates()).get(id);
const isDone = async (id: string) => Boolean((await stateOf(id))?.doneAt);
const isDoneSoon = (id: string) =>
  expect.poll(() => isDone(id), { timeout: 20_000, interval: 20 }).toBe(true);
const age = (id: string, changes: object) =>
  collection('migrations').updateOne({ _id: id as never }, { $set: changes });
const hourMs = 60 * 60_000;

/** Counts its runs; `work` is what it does beside that. */
function counted(
  changes: Partial<Migration> = {},
  work: Migration['run'] = () => Promise.resolve(),
) {
  const counting = { runs: 0 };
  const migration: Migration = {
    id: 'counted',
    run: async (given) => {
      counting.runs += 1;
      await work(given);
    },
    ...changes,
  };
  return { counting, migration };
}

async function startAndStop(...migrations: Migration[]): Promise<void> {
  const running = startMigrations(migrations, logger);
  for (const { id } of migrations) await isDoneSoon(id);
  await running.stop();
}

test('a migration runs once, however many instances start at once', async () => {
  const { counting, migration } = counted({}, () => sleep(100));

  const instances = [1, 2, 3].map(() => startMigrations([migration], logger));
  await isDoneSoon('counted');
  await Promise.all(instances.map(({ stop }) => stop()));

  expect(counting.runs).toBe(1);
});

test('the next start runs it again for what an older instance wrote, until a day has passed', async () => {
  const { counting, migration } = counted();
  await startAndStop(migration);
  const second = startMigrations([migration], logger);
  await expect.poll(() => counting.runs).toBe(2);
  await second.stop();

  const yesterday = new Date(Date.now() - 25 * hourMs);
  await age('counted', { doneAt: yesterday, checkedAt: new Date() });
  await startAndStop(migration);

  expect(counting.runs).toBe(2);
});

test('one that counts time is not run again', async () => {
  const { counting, migration } = counted({ once: true });

  await startAndStop(migration);
  await startAndStop(migration);

  expect(counting.runs).toBe(1);
});

test('what an older version has remembered as done is done', async () => {
  const doneAt = new Date(Date.now() - hourMs);
  const row = { owner: 'somebody', leaseUntil: new Date(0), doneAt };
  await collection('migrations').insertOne({ _id: 'counted' as never, ...row });
  const { counting, migration } = counted({ once: true });

  await startAndStop(migration);

  expect(counting.runs).toBe(0);
});

test('one that fails is tried again later and holds nobody up but who needs it', async () => {
  const broken = counted({ id: 'broken', first: true }, () => Promise.reject(new Error('broken')));
  const dependent = counted({ id: 'dependent', first: true, after: ['broken'] });
  const other = counted({ id: 'other' });

  const running = startMigrations([broken.migration, dependent.migration, other.migration], logger);
  await running.firstTried;
  await isDoneSoon('other');
  const failed = await stateOf('broken');
  expect(failed).toMatchObject({ doneAt: null, failures: 1 });
  expect(failed?.retryAt.getTime()).toBeGreaterThan(Date.now() + 20_000);
  expect([broken.counting.runs, dependent.counting.runs]).toEqual([1, 0]);

  await age('broken', { retryAt: new Date(0) });
  await expect.poll(() => broken.counting.runs, { timeout: 20_000 }).toBe(2);
  await running.stop();
});

test('one that was stopped goes on where it stood', async () => {
  const ids = Array.from({ length: 1_200 }, (_, index) => ({ index }));
  await collection('things').insertMany(ids);
  const seen: number[] = [];
  let mayGoOn = false;
  const walk: Migration = {
    id: 'walk',
    run: (work) =>
      inBatches(work, { name: 'things', fields: ['index'] }, async (batch) => {
        while (seen.length > 0 && !mayGoOn && !work.signal.aborted) await sleep(5);
        if (!work.signal.aborted || seen.length === 0) seen.push(Number(batch[0]?.['index']));
      }),
  };
  const first = startMigrations([walk], logger);
  await expect.poll(async () => (await stateOf('walk'))?.done).toBe(500);
  await first.stop();
  expect(await stateOf('walk')).toMatchObject({ doneAt: null, owner: null, total: 1_200 });

  mayGoOn = true;
  await startAndStop(walk);

  expect(seen[0]).toBe(0);
  expect(seen).not.toContain(1_199);
  expect(seen.filter((index) => index === 0)).toHaveLength(1);
});

test('one whose instance was killed is taken over when the lease has run out', async () => {
  const { counting, migration } = counted();
  await startAndStop(counted({ id: 'counted' }).migration);
  const held = { owner: 'killed', leaseUntil: new Date(Date.now() + 1_500), doneAt: null };
  await age('counted', held);

  const running = startMigrations([migration], logger);
  await sleep(500);
  expect(counting.runs).toBe(0);
  await isDoneSoon('counted');
  await running.stop();

  expect(counting.runs).toBe(1);
});

test('who has lost the lease stops, and does not say that it is done', async () => {
  let aborted = false;
  const { migration } = counted({}, async ({ signal, save }) => {
    await age('counted', { owner: 'somebody else', leaseUntil: new Date(Date.now() + 60_000) });
    await save();
    aborted = signal.aborted;
  });

  const running = startMigrations([migration], logger);
  await expect.poll(() => aborted).toBe(true);
  await running.stop();

  expect(await stateOf('counted')).toMatchObject({ doneAt: null, owner: 'somebody else' });
});

test('an older version that comes back does its own again, and then the newer one', async () => {
  const older = counted({ id: 'fields-1', series: 'fields-' });
  const newer = counted({ id: 'fields-2', series: 'fields-' });
  const long = new Date(Date.now() - 48 * hourMs);
  const settle = (id: string, hours: number) => {
    const at = new Date(long.getTime() + hours * hourMs);
    return age(id, { startedAt: at, doneAt: at, checkedAt: new Date() });
  };
  await startAndStop(older.migration);
  await settle('fields-1', 0);
  await startAndStop(newer.migration);
  await settle('fields-2', 1);

  await startAndStop(newer.migration);
  expect([older.counting.runs, newer.counting.runs]).toEqual([1, 1]);
  const back = startMigrations([older.migration], logger);
  await expect.poll(() => older.counting.runs).toBe(2);
  await back.stop();
  const forth = startMigrations([newer.migration], logger);
  await expect.poll(() => newer.counting.runs).toBe(2);
  await forth.stop();
});

test('a row of each stands there from the start, also of those that wait', async () => {
  const { migration } = counted({ id: 'waiting', after: ['never'] });
  const running = startMigrations([migration], logger);

  await expect.poll(() => mongoose.connection.collection('migrations').countDocuments()).toBe(1);
  await running.stop();

  expect(await stateOf('waiting')).toMatchObject({ startedAt: null, doneAt: null });
});
