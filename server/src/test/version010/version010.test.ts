// What version 0.1.0 stored is found again, also while it is being changed.
import type { EndpointName } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { createDeclaredIndexes } from '../../database/declaredIndexes.ts';
import { readStates } from '../../database/migration/migrationState.ts';
import { startMigrations } from '../../database/migration/migrations.ts';
import { migrations } from '../../migrations.ts';
import { makeJobInput } from '../make.ts';
import { useTestApp } from '../testApp.ts';
import type { TestClient } from '../testClient.ts';
import { storeAsVersion010 } from './storedByVersion010.ts';

const { guest } = useTestApp({ rateLimits: false, ownDatabase: true });

let stored: Awaited<ReturnType<typeof storeAsVersion010>>;

beforeEach(async () => {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  await db.dropDatabase();
  stored = await storeAsVersion010(db);
  // As the start does.
  await createDeclaredIndexes({ replace: false });
});

async function signIn(username: string, password = stored.password): Promise<TestClient> {
  const client = guest();
  const { status } = await client.call('login', { body: { username, password } });
  expect([username, status]).toEqual([username, 200]);
  return client;
}

async function migrateAll(): Promise<void> {
  const running = startMigrations(migrations, pino({ level: 'silent' }));
  const waiting = async () =>
    [...(await readStates()).values()].filter(({ doneAt }) => !doneAt).map(({ _id }) => _id);
  await expect
    .poll(async () => (await readStates()).size, { timeout: 20_000 })
    .toBe(migrations.length);
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
  await running.stop();
}

const reads = [
  ...['authStatus', 'getAccount', 'getAutomations', 'getMyQuestionnaire', 'listMyJobs'],
  ...['listMatches', 'listJobsOffered', 'listBlockedJobs', 'listReleases', 'listActivity'],
  ...['listKeys', 'listSessions', 'listOpenProfiles', 'listAccessRequests', 'getShield'],
  ...['getRecruiterProfile', 'listBlockedRecruiters'],
] as EndpointName[];

/** The names of reads that end in an error of the server. */
async function findBroken(clients: readonly TestClient[]): Promise<string[]> {
  const broken: string[] = [];
  for (const client of clients) {
    for (const name of reads) {
      const { status } = await client.call(name);
      if (status >= 500) broken.push(`${name} ${status}`);
    }
    const { status } = await client.call('searchUsers', { query: { q: 'anna' } });
    if (status !== 200) broken.push(`searchUsers ${status}`);
  }
  return broken;
}

test('every page can be read before, while and after all of it is changed', async () => {
  const clients = await Promise.all(['anna', 'berta', 'rita', 'rolf'].map((name) => signIn(name)));
  clients.push(guest());
  expect(await findBroken(clients)).toEqual([]);
  const idOf = async () =>
    (await guest().call('getPublicUser', { params: { username: 'berta' } })).body._id;
  const publicId = await idOf();

  const progress = { isOver: false };
  const migrating = migrateAll().finally(() => {
    progress.isOver = true;
  });
  const broken: string[] = [];
  while (!progress.isOver) broken.push(...(await findBroken(clients)));
  await migrating;

  expect(broken).toEqual([]);
  expect(await findBroken(clients)).toEqual([]);
  expect(await idOf()).toBe(publicId);
});

test('a job seeker finds questionnaire, contact, files, offers and blocked postings', async () => {
  await migrateAll();
  const anna = await signIn('anna');

  const questionnaire = await anna.call('getMyQuestionnaire');
  expect(questionnaire.body).toMatchObject({ jobTitle: 'Softwareentwicklerin', city: 'München' });
  const { body: automations } = await anna.call('getAutomations');
  expect(automations).toMatchObject({ phoneNumber: '+49 170 5550123', discoverable: true });
  const cv = await anna.call('getCv', { params: { id: idIn(automations.cv?.url) } });
  expect(String(cv.response.body)).toContain('Annas Lebenslauf');
  const { body: account } = await anna.call('authStatus');
  const image = await guest().call('getImage', { params: { id: idIn(account.user?.image?.url) } });
  expect([image.status, image.response.type]).toEqual([200, 'image/webp']);
  const offers = (await anna.call('listJobsOffered')).body.jobsOffered;
  expect(offers.map(({ jobTitle }) => jobTitle).sort()).toEqual([
    'Backend Developer (m/w/d)',
    'Koch',
  ]);
  const blocked = (await anna.call('listBlockedJobs')).body.jobsBlocked;
  expect(blocked.map(({ jobTitle }) => jobTitle)).toEqual(['Java-Entwicklerin']);
  expect((await guest().call('searchUsers', { query: { q: 'anna' } })).body).toHaveLength(1);
});

const idIn = (url = '') => url.split('/').at(-1) ?? '';

test('a recruiter finds the match, and the access password still opens the profile', async () => {
  await migrateAll();
  const rita = await signIn('rita');

  const match = await rita.call('getMatch', { params: { matchId: stored.matchId } });
  expect(match.body.contactInfo).toMatchObject({
    phoneNumber: '+49 170 5550123',
    cv: { filename: 'anna.pdf' },
  });
  const cv = await rita.call('getCv', { params: { id: idIn(match.body.contactInfo?.cv?.url) } });
  expect(String(cv.response.body)).toContain('Annas Lebenslauf');
  expect((await rita.call('listMatches')).body.matches).toHaveLength(1);
  const again = await compareAgain(rita, 'anna', { jobTitle: 'Java-Entwicklerin' });
  expect(again.status).toBe(409);
  const anna = await signIn('anna');
  const offers = (await anna.call('listJobsOffered')).body.jobsOffered;
  expect(offers.map(({ jobTitle }) => jobTitle)).not.toContain('Java-Entwicklerin');
});

test('what was withdrawn stays so, before and after', async () => {
  const rolf = await signIn('rolf');
  const contactInfo = { phoneNumber: null, calendarLink: null, cv: null, email: null };
  expect((await compareAgain(rolf, 'berta')).body).toMatchObject({ contactInfo });

  await migrateAll();

  expect((await compareAgain(rolf, 'berta')).body).toMatchObject({ contactInfo });
  const berta = await signIn('berta');
  const [release] = (await berta.call('listReleases')).body.releases;
  expect(release).toMatchObject({ withdrawnAt: expect.any(String) as string });
});

async function compareAgain(recruiter: TestClient, username: 'anna' | 'berta', changes = {}) {
  const { accessPassword: password } = stored.people[username];
  const opened = await recruiter.call('checkAccessPassword', {
    params: { username },
    body: { password },
  });
  expect(opened.status).toBe(200);
  const { body: candidate } = await recruiter.call('getPublicUser', { params: { username } });
  const compared = await recruiter.call('compare', {
    params: { candidateId: candidate._id },
    body: makeJobInput(changes),
  });
  return compared;
}

test('seeded people sign in, are found among similar ones and have today’s indexes alone', async () => {
  await migrateAll();
  await signIn('flinker.ahorn76', 'Probelauf-mit-Mustern');

  const questionnaires = mongoose.connection.collection('questionnaires');
  expect(await questionnaires.countDocuments({ searchFields: { $exists: false } })).toBe(0);
  for (const model of Object.values(mongoose.models)) {
    const { toDrop, toCreate } = await model.diffIndexes();
    expect([model.modelName, toDrop, toCreate]).toEqual([model.modelName, [], []]);
  }
  expect(await mongoose.connection.collection('rations').countDocuments()).toBe(0);
});
