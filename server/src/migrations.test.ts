import { makeQuestionnaire, makeRecruiterProfile } from './test/make.ts';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { type Migration, runMigrations, startMigrations } from './database/migrations.ts';
import { migrationsBeforeStart, migrationsInBackground } from './migrations.ts';
import { buildSearchFields } from './questionnaire/search/searchFields.ts';
import { useTestDatabase } from './test/testDatabase.ts';

useTestDatabase();

const logger = pino({ level: 'silent' });
const collection = (name: string) => mongoose.connection.collection(name);
const newId = () => new mongoose.Types.ObjectId();

test('comparisons that were counted as rations count against the quota', async () => {
  const [counted, meanwhile] = [newId(), newId()];
  await collection('rations').insertMany([
    { _id: counted, attempts: [{ fingerprint: 'a' }] },
    { _id: meanwhile, attempts: [] },
  ]);
  await collection('quotas').insertOne({ _id: meanwhile, attempts: [{ fingerprint: 'b' }] });

  await runMigrations(migrationsBeforeStart, logger);

  const quotas = await collection('quotas').find().sort({ _id: 1 }).toArray();
  expect(quotas).toEqual([
    { _id: counted, attempts: [{ fingerprint: 'a' }] },
    { _id: meanwhile, attempts: [{ fingerprint: 'b' }] },
  ]);
  expect(await collection('rations').countDocuments()).toBe(0);
});

test('profiles that were unlocked stay unlocked', async () => {
  const unlock = { until: Date.now() + 60_000, generation: 1 };
  await collection('sessions').insertMany([
    { session: { grants: { anna: unlock }, device: { name: 'Firefox' } } },
    { session: { grants: { anna: unlock }, unlocks: { berta: unlock } } },
    { session: { device: { name: 'Chromium' } } },
  ]);

  await runMigrations(migrationsBeforeStart, logger);

  const sessions = await collection('sessions')
    .find({}, { projection: { _id: 0 } })
    .toArray();
  expect(sessions).toEqual([
    { session: { unlocks: { anna: unlock }, device: { name: 'Firefox' } } },
    { session: { unlocks: { anna: unlock, berta: unlock } } },
    { session: { device: { name: 'Chromium' } } },
  ]);
});

test('search fields keep what they hold, and what was saved meanwhile wins', async () => {
  const answers = makeQuestionnaire();
  const searchFields = buildSearchFields(answers);
  await collection('questionnaires').insertMany([
    { userId: newId(), ...answers, listed: true, filedUnder: searchFields },
    { userId: newId(), ...answers, listed: true, filedUnder: { version: 'old' }, searchFields },
  ]);
  await collection('questionnaires').createIndex({ 'filedUnder.version': 1 }, {}, {});

  await runMigrations(migrationsInBackground, logger);

  const stored = await collection('questionnaires').find().toArray();
  expect(stored.map((each) => [each['searchFields'] as unknown, 'filedUnder' in each])).toEqual([
    [searchFields, false],
    [searchFields, false],
  ]);
  const indexes = await collection('questionnaires').indexes();
  expect(indexes.filter(({ name }) => name?.startsWith('filedUnder'))).toEqual([]);
});

test('who had no choice of release gets the one that goes on as before', async () => {
  await collection('users').insertMany([
    { username: 'anna' },
    { username: 'berta', releaseMode: 'confirm' },
  ]);

  await runMigrations(migrationsInBackground, logger);

  const modes = await collection('users').distinct('releaseMode', { username: 'anna' });
  expect(modes).toEqual(['immediate']);
  expect(await collection('users').distinct('releaseMode', { username: 'berta' })).toEqual([
    'confirm',
  ]);
});

test('what was withdrawn stays withdrawn from the whole recruiter', async () => {
  const endedAt = new Date('2026-11-01');
  await collection('releases').insertMany([
    { endReason: 'withdrawn', endedAt },
    { endReason: 'posting_deleted', endedAt },
  ]);

  await runMigrations(migrationsBeforeStart, logger);

  const releases = await collection('releases').find().sort({ _id: 1 }).toArray();
  expect(releases.map((each) => each['withdrawnAt'] as unknown)).toEqual([endedAt, undefined]);
});

test('offers and releases of older versions keep who the recruiter says they are now', async () => {
  const [rita, gone] = [newId(), newId()];
  const said = makeRecruiterProfile({ workEmail: 'rita@musterwerke.example' });
  const recruiterProfile = { ...said, workEmailVerified: true };
  await collection('users').insertOne({ _id: rita, username: 'rita', recruiterProfile });
  const earlier = { username: 'damals', card: null };
  for (const name of ['comparisons', 'releases']) {
    await collection(name).insertMany([
      { recruiterId: rita, jobId: newId(), candidateId: newId(), comparisonId: newId() },
      {
        recruiterId: rita,
        publisher: earlier,
        jobId: newId(),
        candidateId: newId(),
        comparisonId: newId(),
      },
      { recruiterId: gone, jobId: newId(), candidateId: newId(), comparisonId: newId() },
    ]);
  }
  await collection('releases').createIndex({ recruiterId: 1 }, {}, {});

  await runMigrations(migrationsInBackground, logger);

  const now = {
    username: 'rita',
    card: { ...said, workEmailVerified: true, verifiedDomain: 'musterwerke.example' },
  };
  for (const name of ['comparisons', 'releases']) {
    const stored = await collection(name).find().sort({ _id: 1 }).toArray();
    const publishers = stored.map((each) => each['publisher'] as unknown);
    expect(publishers, name).toEqual([now, earlier, undefined]);
  }
  const indexes = await collection('releases').indexes();
  expect(indexes.map(({ name }) => name)).not.toContain('recruiterId_1');
});

test('the count of locks goes on under its new name', async () => {
  await collection('users').insertMany([{ username: 'anna', timesHeld: 7 }]);

  await runMigrations(migrationsInBackground, logger);

  const [anna] = await collection('users').find().toArray();
  expect(anna).toMatchObject({ lockVersion: 7 });
  expect(anna).not.toHaveProperty('timesHeld');
});

test('an empty database has nothing to migrate', async () => {
  await runMigrations([...migrationsBeforeStart, ...migrationsInBackground], logger);

  expect(await collection('migrations').countDocuments({ doneAt: null })).toBe(0);
});

test('a migration runs once, however many instances start', async () => {
  let runs = 0;
  const slow: Migration = {
    id: 'slow',
    run: async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };

  await Promise.all([1, 2, 3].map(() => runMigrations([slow], logger)));
  await runMigrations([slow], logger);

  expect(runs).toBe(1);
});

test('a migration that was stopped is resumed by the next start', async () => {
  let isOver = false;
  const long: Migration = {
    id: 'long',
    run: async (signal) => {
      while (!isOver && !signal.aborted) await new Promise((resolve) => setTimeout(resolve, 5));
    },
  };
  const first = startMigrations([long], logger);
  await expect.poll(() => collection('migrations').countDocuments()).toBe(1);

  await first.stop();
  expect(await collection('migrations').countDocuments({ doneAt: null })).toBe(1);
  isOver = true;
  await runMigrations([long], logger);

  expect(await collection('migrations').countDocuments({ doneAt: null })).toBe(0);
});

test('a migration that fails is not taken for done', async () => {
  const broken: Migration = { id: 'broken', run: () => Promise.reject(new Error('cut off')) };

  await expect(runMigrations([broken], logger)).rejects.toThrow('cut off');

  expect(await collection('migrations').countDocuments({ doneAt: null })).toBe(1);
});
