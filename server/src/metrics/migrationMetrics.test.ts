import mongoose from 'mongoose';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { type MigrationState, listMigrations } from '../database/migration/migrationState.ts';
import { useTestDatabase } from '../test/testDatabase.ts';
import { watchMigrations } from './migrationMetrics.ts';

useTestDatabase();

const stored = () => mongoose.connection.collection<MigrationState>('migrations');
const inAnHour = () => new Date(Date.now() + 60 * 60_000);

function watched(): Registry {
  const registry = new Registry();
  watchMigrations(registry);
  return registry;
}

/** The lines of a scrape that tell something, with how often the database was asked for the states. */
async function scrape(registry: Registry): Promise<{ lines: string[]; reads: number }> {
  let reads = 0;
  const note = ({ commandName, command }: mongoose.mongo.CommandStartedEvent) => {
    if (commandName === 'find' && command['find'] === 'migrations') reads += 1;
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  const figures = await registry.metrics();
  client.off('commandStarted', note);
  return { lines: figures.split('\n').filter((line) => line && !line.startsWith('#')), reads };
}

test('migrations are counted by what became of them, and how far each has come is told', async () => {
  const startedAt = new Date();
  await listMigrations(['waits', 'runs', 'failed', 'done']);
  const running = { owner: 'a', leaseUntil: inAnHour(), startedAt, done: 30, total: 120 };
  await stored().updateOne({ _id: 'runs' }, { $set: running });
  await stored().updateOne({ _id: 'failed' }, { $set: { failures: 2, startedAt } });
  await stored().updateOne({ _id: 'done' }, { $set: { startedAt, doneAt: startedAt } });

  const { lines } = await scrape(watched());

  expect(lines.sort()).toEqual([
    'inkognito_migration_progress{migration="failed"} 0',
    'inkognito_migration_progress{migration="runs"} 0.25',
    'inkognito_migrations{state="done"} 1',
    'inkognito_migrations{state="failed"} 1',
    'inkognito_migrations{state="running"} 1',
    'inkognito_migrations{state="waiting"} 1',
  ]);
});

test('one whose instance was killed waits again, and one that is done shows no progress', async () => {
  const registry = watched();
  await listMigrations(['runs']);
  const running = { owner: 'a', leaseUntil: inAnHour(), startedAt: new Date(), done: 5, total: 5 };
  await stored().updateOne({ _id: 'runs' }, { $set: running });
  expect((await scrape(registry)).lines).toContain('inkognito_migrations{state="running"} 1');

  await stored().updateOne({ _id: 'runs' }, { $set: { leaseUntil: new Date(0) } });
  expect((await scrape(registry)).lines).toContain('inkognito_migrations{state="waiting"} 1');

  await stored().updateOne({ _id: 'runs' }, { $set: { doneAt: new Date() } });
  const { lines } = await scrape(registry);
  expect(lines).toContain('inkognito_migrations{state="done"} 1');
  expect(lines.join()).not.toContain('progress');
});

test('each scrape asks for the states once, and anew', async () => {
  const registry = watched();

  expect((await scrape(registry)).reads).toBe(1);
  expect((await scrape(registry)).reads).toBe(1);
});
