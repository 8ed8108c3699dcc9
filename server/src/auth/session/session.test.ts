import express, { type Express, type Request } from 'express';
import mongoose from 'mongoose';
import request, { type Response } from 'supertest';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { ownCookies } from '../../http/ownCookies.ts';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { endSession, renewSession, updateSession } from './session.ts';
import { attemptMs, sessionCollection } from './session.model.ts';
import { readSession } from './readSession.ts';

useTestDatabase();

const minute = 60_000;
const day = 24 * 60 * minute;
const guest = { id: 'someone', until: Date.now() + day };
const googleAttempt = {
  state: 'x',
  verifier: 'x',
  until: Date.now() + attemptMs,
  purpose: 'sign-in',
  userId: null,
} as const;

let app: Express;
let act: (req: Request) => Promise<unknown>;

beforeAll(() => {
  app = express();
  const secret = 'a secret for tests alone, long enough';
  const cookies = { ...ownCookies('https://inkognito.example'), secret };
  app.use(async (req, res) => {
    await readSession(req, cookies);
    await act(req);
    res.json(req.session.data);
  });
});

afterEach(() => vi.useRealTimers());

const look = () => Promise.resolve();
const enter = (req: Request) =>
  updateSession(req.session, { passport: { user: { id: 'anna' } }, signedInAt: 1 });

/** The answer shows the session at the end of the request. */
async function send(cookie: string, work: typeof act): Promise<Response> {
  act = work;
  return request(app).get('/').set('Cookie', cookie);
}

const stored = () => mongoose.connection.collection(sessionCollection).find().toArray();
const linesOf = (response: Response) => response.get('Set-Cookie') ?? [];
const cookieOf = (response: Response) => linesOf(response)[0]?.split(';')[0] ?? '';

/** Moves the server's clock; timers are unaffected. */
const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

async function commandsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count += 1;
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return count;
}

test('a guest has no session in the database and gets no cookie', async () => {
  const response = await send('', look);

  expect(linesOf(response)).toEqual([]);
  expect(await stored()).toEqual([]);
});

test('a cookie that was not signed here asks nothing of the database', async () => {
  const cookie = cookieOf(await send('', enter));
  const [name, value = ''] = cookie.split('=');
  const other = value.endsWith('A') ? 'B' : 'A';
  const forged = [
    `${name}=${value.slice(0, -1)}${other}`,
    `${name}=${value.replace(/\.(.)/, '.$1x')}`,
    `${name}=${value.replace(/\..*/, '')}`,
    `${name}=%E0%A4%A`,
    `x${cookie}`,
  ];

  for (const each of forged) {
    const count = await commandsOf(async () => {
      expect((await send(each, look)).body).toEqual({});
    });
    expect(count, each).toBe(0);
  }
  expect((await send(cookie, look)).body).toMatchObject({ signedInAt: 1 });
});

test('an answer carries the cookie again once a quarter of an hour has passed, and then the session lives on', async () => {
  const cookie = cookieOf(await send('', enter));
  const [before] = await stored();

  wait(14 * minute);
  expect(linesOf(await send(cookie, look))).toEqual([]);
  wait(2 * minute);
  const later = await send(cookie, look);
  const again = await send(cookie, look);

  expect(cookieOf(later)).toBe(cookie);
  expect(linesOf(later)[0]).toMatch(/Max-Age=604800; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
  expect(linesOf(again)).toEqual([]);
  const [after] = await stored();
  expect(after?.['expires'] - before?.['expires']).toBeGreaterThanOrEqual(16 * minute);
});

test('what a guest began ends after ten minutes, however often they come back', async () => {
  const cookie = cookieOf(await send('', (req) => updateSession(req.session, { googleAttempt })));

  wait(9 * minute);
  expect((await send(cookie, look)).body).toHaveProperty('googleAttempt');
  wait(2 * minute);
  expect((await send(cookie, look)).body).toEqual({});
});

test('a request stores what it changed, and leaves alone what others changed meanwhile', async () => {
  const cookie = cookieOf(await send('', enter));

  await send(cookie, async (req) => {
    await mongoose.connection
      .collection(sessionCollection)
      .updateOne({}, { $set: { 'session.passport.user.id': 'berta', 'session.guest': guest } });
    await updateSession(req.session, { googleAttempt });
  });

  expect((await send(cookie, look)).body).toEqual({
    passport: { user: { id: 'berta' } },
    signedInAt: 1,
    guest,
    googleAttempt,
  });
});

test('a session that was ended while a request ran is not stored anew', async () => {
  const cookie = cookieOf(await send('', enter));

  await send(cookie, async (req) => {
    await mongoose.connection.collection(sessionCollection).deleteMany({});
    await updateSession(req.session, { guest });
  });

  expect(await stored()).toEqual([]);
});

test('an answer carries one cookie: the last, or none where the session ended', async () => {
  const renewed = await send('', async (req) => {
    await enter(req);
    await renewSession(req.session, { confirmedAt: 2 });
  });
  const ended = await send('', async (req) => {
    await enter(req);
    await endSession(req.session);
  });

  expect(linesOf(renewed)).toHaveLength(1);
  expect((await send(cookieOf(renewed), look)).body).toMatchObject({ confirmedAt: 2 });
  expect(linesOf(ended)).toEqual([]);
});
