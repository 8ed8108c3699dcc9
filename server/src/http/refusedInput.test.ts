import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import mongoose from 'mongoose';
import request from 'supertest';
import { expect, test } from 'vitest';
import { makeJobInput } from '../test/make.ts';
import { useTestApp } from '../test/testApp.ts';
import { testUrl } from '../test/testClient.ts';
import { rows } from './limits.ts';

const app = useTestApp();

const unknownKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`unbekannt${index}`, 1]));

test('a call that fails by its input names at most ten unknown fields', async () => {
  const { guest } = app;
  const body = { ...unknownKeys(200), username: 'anna', password: 'geheim' };

  const ofBody = await guest().call('login', { body });
  const ofQuery = await guest().call('suggestTitles', {
    query: { ...unknownKeys(200), q: 'Koch' },
  });

  for (const { status, error } of [ofBody, ofQuery]) {
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toHaveLength(10);
  }
});

test('an unknown field is named by its beginning, and of many wrong entries twenty', async () => {
  const { error: long } = await app.guest().call('login', { body: { ['x'.repeat(10_000)]: 1 } });
  expect(long.fields).toHaveProperty('x'.repeat(100));
  expect(JSON.stringify(long).length).toBeLessThan(1_000);

  const anna = await app.member(['recruiter']);
  const body = { candidateIds: Array.from({ length: 45 }, () => 'keine') };
  const { status, error } = await anna.call('compareWithMany', { params: { id: anna.id }, body });
  expect(status).toBe(400);
  expect(Object.keys(error.fields ?? {})).toHaveLength(20);
});

test.each([
  ['thousands of unknown fields', JSON.stringify(unknownKeys(4_000))],
  ['thousands of entries', JSON.stringify({ text: Array.from({ length: 40_000 }, () => 1) })],
  ['thousands of levels', '['.repeat(40_000) + ']'.repeat(40_000)],
])('%s are refused before they are read as JSON', async (_what, body) => {
  const { status, error } = await app.guest().call('readPosting', { body });

  expect(status).toBe(400);
  expect(error).toMatchObject({ error: 'Die Anfrage konnte nicht gelesen werden.', fields: {} });
});

test('a body has at most 16 kB, with a text or a posting 90 kB, in UTF-8', async () => {
  const [rita, guest] = [await app.member(['recruiter']), app.guest()];
  const text = 'Wir suchen eine Köchin. „Jetzt“, sagt er: {[,]} \\" '.repeat(400);
  const description = '„Größe“ '.repeat(600);

  const login = await guest.call('login', {
    body: { username: 'anna', password: 'geheim '.repeat(2_400) },
  });
  const read = await guest.call('readPosting', { body: { text: text.slice(0, 20_000) } });
  const posting = await rita.call('createJob', { body: makeJobInput({ description }) });
  const tooLong = await guest.call('readPosting', { body: { text: 'ä'.repeat(47_000) } });

  const other = await request(app.server())
    .post(apiBase + endpoints.login.path)
    .set({ Origin: testUrl, 'Content-Type': 'application/json; charset=utf-7' })
    .send('{"username":"anna","password":"geheim"}');

  expect([login.status, other.status]).toEqual([413, 400]);
  expect(read.status).toBe(200);
  expect(posting.status).toBe(201);
  expect(tooLong.status).toBe(413);
});

test('refused calls are counted in one row, whichever they are, then slowed, and good ones go on', async () => {
  const anna = await app.member(['jobSeeker']);
  const refused = [
    () => app.guest().call('login', { body: unknownKeys(3) }),
    () => app.guest().call('login', { body: '{"username":' }),
    () => app.guest().call('login', { body: { username: 'x'.repeat(17_000) } }),
    () => app.guest().call('suggestTitles', { query: { q: '' } }),
    () => anna.call('saveAutomations', { form: { unbekannt: '1' } }),
    () => app.guest().call('verifyEmail', { body: { token: 'a-link-that-leads-nowhere' } }),
  ];
  const before = [];
  for (const call of refused) before.push((await call()).status);
  expect(before).toEqual([400, 400, 413, 400, 400, 400]);
  const key = /^invalid.network:/;
  const counters = mongoose.connection.collection('rate_limits');
  expect(await counters.findOne({ key })).toMatchObject({ points: refused.length });

  await counters.updateMany({ key }, { $set: { points: rows.invalid.points } });

  for (const call of refused) {
    const start = performance.now();
    const { status, error, response } = await call();
    expect(performance.now() - start).toBeGreaterThan(450);
    expect(status).toBe(429);
    expect(error.code).toBe('too_many_requests');
    expect(Number(response.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await anna.call('setPaused', { body: { paused: true } })).status).toBe(200);
  expect((await anna.call('suggestTitles', { query: { q: 'Koch' } })).status).toBe(200);
});
