import { makeQuestionnaire, makeRecruiterProfile } from './test/make.ts';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { readStates } from './database/migration/migrationState.ts';
import { startMigrations } from './database/migration/migrations.ts';
import { migrations } from './migrations.ts';
import { Quota } from './matching/comparison/quota.model.ts';
import { sameRecruiters } from './matching/recruiter/sameRecruiter.ts';
import { countActivity } from './user/activity/activity.ts';
import { buildSearchFields } from './questionnaire/search/searchFields.ts';
import { useTestDatabase } from './test/testDatabase.ts';

useTestDatabase({ own: true });

const logger = pino({ level: 'silent' });
const collection = (name: string) => mongoose.connection.collection(name);
// These tests store what today's unique indexes refuse.
const ofDocuments = migrations.filter(
  ({ id, series }) => series !== 'indexes-' && !id.includes('-unique-indexes-'),
);

async function migrate() {
  const running = startMigrations(ofDocuments, logger);
  const areDone = async () => {
    const states = await readStates();
    return ofDocuments.every(({ id }) => states.get(id)?.doneAt);
  };
  await expect.poll(areDone, { timeout: 20_000, interval: 20 }).toBe(true);
  await running.stop();
}

const newId = () => new mongoose.Types.ObjectId();

// What older versions stored would not fit into the indexes of today, which are built afterwards.
beforeEach(async () => {
  for (const { collection: each } of Object.values(mongoose.models)) await each.dropIndexes();
});

test('comparisons that were counted as rations count against the quota', async () => {
  const [counted, meanwhile] = [newId(), newId()];
  await collection('rations').insertMany([
    { _id: counted, attempts: [{ fingerprint: 'a' }] },
    { _id: meanwhile, attempts: [] },
  ]);
  await collection('quotas').insertOne({ _id: meanwhile, attempts: [{ fingerprint: 'b' }] });

  await migrate();

  const quotas = await collection('quotas').find().sort({ _id: 1 }).toArray();
  expect(quotas).toEqual([
    { _id: counted, attempts: [{ fingerprint: 'a' }] },
    { _id: meanwhile, attempts: [{ fingerprint: 'b' }] },
  ]);
  expect(await collection('rations').countDocuments()).toBe(0);
});

test('rations of who compared meanwhile count in the quota that they have', async () => {
  const pair = { recruiterId: newId(), candidateId: newId() };
  await collection('rations').insertOne({ ...pair, attempts: [{ fingerprint: 'a' }] });
  await Quota.createIndexes();
  await collection('quotas').insertOne({
    ...{ ...pair, keyId: null },
    attempts: [{ fingerprint: 'b' }],
  });

  await migrate();

  const [quota, ...others] = await collection('quotas').find(pair).toArray();
  expect(quota?.['attempts']).toEqual([{ fingerprint: 'b' }, { fingerprint: 'a' }]);
  expect(others).toEqual([]);
});

test('an access password that was entered is entered once more', async () => {
  const unlock = { until: Date.now() + 60_000, generation: 1 };
  await collection('sessions').insertMany([
    { session: { grants: { anna: unlock }, device: { name: 'Firefox' } } },
    { session: { grants: { anna: unlock }, unlocks: { berta: unlock } } },
    { session: { device: { name: 'Chromium' } } },
  ]);

  await migrate();

  const sessions = await collection('sessions')
    .find({}, { projection: { _id: 0 } })
    .toArray();
  expect(sessions).toEqual([
    { session: { device: { name: 'Firefox' } } },
    { session: {} },
    { session: { device: { name: 'Chromium' } } },
  ]);
});

test('everybody gets a public id of their own, and keeps it', async () => {
  const publicId = 'f'.repeat(32);
  await collection('users').insertMany([
    { username: 'anna' },
    { username: 'berta' },
    { username: 'carla', publicId },
  ]);

  await migrate();

  const users = await collection('users').find().sort({ username: 1 }).toArray();
  const ids = users.map((user) => String(user['publicId']));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[2]).toBe(publicId);
});

test('an address that a provider told is known as such before a password is chosen', async () => {
  const identities = [{ issuer: 'https://accounts.google.com', subject: 'g-1' }];
  const passwordHash = 'hash';
  await collection('users').insertMany([
    { username: 'anna', emailVerified: false, identities },
    { username: 'berta', emailVerified: true, identities: [{ ...identities[0], subject: 'g-2' }] },
    { username: 'carla', emailVerified: false, identities: [], passwordHash },
  ]);

  await migrate();

  const users = await collection('users').find().sort({ username: 1 }).toArray();
  const told = users.map((user) => user['emailToldByProvider'] as unknown);
  expect(told).toEqual([true, undefined, undefined]);
});

test('search fields keep what they hold, and what was saved meanwhile wins', async () => {
  const answers = makeQuestionnaire();
  const userId = newId();
  const searchFields = buildSearchFields(answers, userId);
  await collection('questionnaires').insertMany([
    { userId, ...answers, listed: true, filedUnder: searchFields },
    { userId: newId(), ...answers, listed: true, filedUnder: { version: 'old' }, searchFields },
  ]);
  await collection('questionnaires').createIndex({ 'filedUnder.version': 1 }, {}, {});

  await migrate();

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

  await migrate();

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

  await migrate();

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

  await migrate();

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

test('who saved Automations keeps what they chose, and nobody finds the others', async () => {
  const prefs = { phone: false, calendar: false, cv: false, email: false, showNothing: true };
  const signedUp = {
    role: ['jobSeeker'],
    phoneNumber: '',
    calendarLink: '',
    contactEmail: 'a@beispiel.example',
    cv: null,
    discoverable: true,
    showName: true,
    showImage: true,
    showContactPrefs: prefs,
  };
  const chose = [
    { phoneNumber: '+49 170 5550123' },
    { showContactPrefs: { ...prefs, showNothing: false } },
    { showName: false },
  ];
  const people = [{}, ...chose].map((changes, index) => ({
    ...signedUp,
    ...changes,
    _id: newId(),
    username: `person${index}`,
    firstName: '',
    lastName: 'Muster',
    searchKeys: [`person${index}`, ...('showName' in changes ? [] : ['muster'])],
  }));
  await collection('users').insertMany(people);
  await collection('questionnaires').insertMany(
    people.map(({ _id }) => ({ userId: _id, listed: true })),
  );

  await migrate();

  const [unsaved, ...saved] = await collection('users').find().sort({ _id: 1 }).toArray();
  expect(unsaved).toMatchObject({
    automationsSaved: false,
    discoverable: false,
    showName: false,
    showImage: false,
    searchKeys: ['person0'],
  });
  expect(saved).toMatchObject(
    people.slice(1).map((person) => ({ ...person, automationsSaved: true })),
  );
  const listings = await collection('questionnaires').find().sort({ userId: 1 }).toArray();
  expect(listings.map(({ listed }) => listed as unknown)).toEqual([false, true, true, true]);
});

test('files of older versions are served under random ids', async () => {
  const [imageId, fileId] = [newId(), newId()];
  await collection('users').insertMany([
    { username: 'anna', imageId, cv: { fileId, filename: 'cv.pdf' } },
    { username: 'berta', imageId: null, cv: null },
    { username: 'carla', imageId: newId(), imagePublicId: 'already', cv: null },
  ]);

  await migrate();

  const [anna, berta, carla] = await collection('users').find().sort({ _id: 1 }).toArray();
  const random: unknown = expect.stringMatching(/^[0-9a-f]{32}$/);
  expect(anna).toMatchObject({ imageId, imagePublicId: random, cv: { fileId, publicId: random } });
  expect(anna?.['imagePublicId']).not.toBe((anna?.['cv'] as { publicId: string }).publicId);
  expect(berta).not.toHaveProperty('imagePublicId');
  expect(carla).toMatchObject({ imagePublicId: 'already' });
});

test('recruiters of older versions are known again under another account', async () => {
  const [rita, anna, second] = [newId(), newId(), newId()];
  const email = 'rita@daheim.example';
  await collection('users').insertMany([
    { _id: rita, username: 'rita', role: ['recruiter'], email, emailVerified: true },
    { _id: anna, username: 'anna', role: ['jobSeeker'], email, emailVerified: false },
    { _id: second, username: 'rita2', role: ['recruiter'], email, emailVerified: false },
  ]);

  await migrate();

  expect((await sameRecruiters(second, null)).map(String)).toEqual([
    second.toString(),
    rita.toString(),
  ]);
  expect(await collection('recruitermarks').countDocuments({ recruiterId: anna })).toBe(0);
});

test('matches by what somebody withdrawn from may still hold wait', async () => {
  const [anna, berta] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const [named, other] = [new mongoose.Types.ObjectId(), new mongoose.Types.ObjectId()];
  const [at, createdAt] = [new Date(), new Date()];
  await collection('users').insertMany([{ _id: anna, createdAt }, { _id: berta }]);
  await collection('keys').insertMany([named, other].map((_id) => ({ _id, userId: berta })));
  await collection('releases').insertMany([
    { candidateId: anna, withdrawnAt: at },
    { candidateId: berta, withdrawnAt: at, keyId: named },
    { candidateId: berta, withdrawnAt: null, keyId: other },
  ]);

  await migrate();

  const keys = await collection('keys')
    .find({ distrustedAt: { $ne: null } })
    .toArray();
  expect(keys).toMatchObject([{ _id: named }, { userId: anna, general: true, createdAt }]);
});

test('the count of locks goes on under its new name', async () => {
  await collection('users').insertMany([{ username: 'anna', timesHeld: 7 }]);

  await migrate();

  const [anna] = await collection('users').find().toArray();
  expect(anna).toMatchObject({ lockVersion: 7 });
  expect(anna).not.toHaveProperty('timesHeld');
});

test('an empty database has nothing to migrate', async () => {
  await migrate();

  expect(await collection('migrations').countDocuments({ doneAt: null })).toBe(0);
});

test('lists that somebody stood in are counted on among what happened with their data', async () => {
  const [anna, week] = [newId(), new Date('2026-11-16T00:00:00Z')];
  const expiresAt = new Date('2027-05-15T00:00:00Z');
  await collection('listappearances').insertMany([
    { candidateId: anna, week, count: 3, expiresAt, __v: 0 },
  ]);

  await migrate();
  await countActivity('listed', [anna], week);

  expect(
    await collection('activities')
      .find({}, { projection: { _id: 0 } })
      .toArray(),
  ).toEqual([
    {
      ...{ candidateId: anna, kind: 'listed', at: week, count: 4, expiresAt },
      ...{ key: null, recruiter: null, jobTitle: null, once: `listed ${week.toISOString()}` },
    },
  ]);
  expect(await collection('listappearances').countDocuments()).toBe(0);
});

test('who switched mail of new matches off gets none, and the mails of a day count on', async () => {
  const mailed = [new Date('2026-11-28T10:00:00Z')];
  await collection('users').insertMany([
    { username: 'anna', newMatchMuted: true, newMatchMailedAt: mailed },
    { username: 'berta', newMatchMuted: false },
  ]);

  await migrate();

  const users = await collection('users').find().sort({ username: 1 }).toArray();
  expect(users[0]).toMatchObject({
    mutedNotifications: ['newMatch'],
    notificationsMailedAt: mailed,
  });
  expect(users[0]).not.toHaveProperty('newMatchMuted');
  expect(users[1]).not.toHaveProperty('mutedNotifications');
});
