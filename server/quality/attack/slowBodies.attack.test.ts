// Clients send bodies byte by byte while others use the server.
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createHttpServer, defaultTimeoutsMs } from '../../src/http/server/createServer.ts';
import { close, listen } from '../../src/test/listening.ts';
import { makeQuestionnaire } from '../../src/test/make.ts';
import { TestClient } from '../../src/test/testClient.ts';
import { useTestApp } from '../../src/test/testApp.ts';
import { closed, open, statusOf } from './wire.ts';

const app = useTestApp({ rateLimits: false });
let server: Server;
let port: number;

beforeAll(async () => {
  // Only the call itself ends slow bodies.
  server = createHttpServer(app.app(), { ...defaultTimeoutsMs, body: 600_000 });
  port = await listen(server);
});
afterAll(() => close(server));

/** Opens sockets that keep dripping bytes of this body until the test ends. */
async function drip(count: number, line: string, cookie = ''): Promise<readonly Socket[]> {
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)));
  for (const socket of sockets) {
    socket.write(
      `${line} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\n` +
        `Cookie: ${cookie}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
    );
  }
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 100);
  onTestFinished(() => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });
  // Lets each reach its handler.
  await sleep(500);
  return sockets;
}

/** Far longer than any of these calls takes, even on a busy machine. */
const inTime = <Answer>(call: Promise<Answer>) => Promise.race([call, sleep(60_000, undefined)]);

const signIn = () =>
  new TestClient(server).call('login', { body: { username: 'niemand', password: 'falsch' } });

test.each([2, 27, 200])(
  '%i sockets that send a byte at a time keep nobody at their address from signing in',
  async (count) => {
    await drip(count, 'POST /api/v1/auth/login');

    const answers = await inTime(Promise.all([signIn(), signIn(), signIn()]));

    expect(answers?.map(({ status }) => status)).toEqual([401, 401, 401]);
  },
);

test('11 sockets of one account keep neither another account nor its own calls waiting', async () => {
  const [mallory, anna] = [await app.member(['jobSeeker']), await app.member(['jobSeeker'])];
  await drip(11, 'POST /api/v1/questionnaire/new', mallory.cookie ?? '');

  const statuses = [];
  for (const { cookie } of [anna, mallory]) {
    const browser = Object.assign(new TestClient(server), { cookie });
    const body = makeQuestionnaire();
    statuses.push((await inTime(browser.call('createQuestionnaire', { body })))?.status);
  }

  expect(statuses).toEqual([201, 201]);
});

test('a body that does not arrive in five seconds is answered in words, and its connection closed', async () => {
  const [socket] = await drip(1, 'POST /api/v1/auth/login');
  let heard = '';
  socket?.on('data', (chunk: Buffer) => {
    heard += chunk.toString();
  });

  if (socket) await closed(socket);

  expect(statusOf(heard)).toBe(408);
  expect(heard).toMatch(/^Connection: close/m);
  expect(heard).toContain('Ihre Daten kamen nicht schnell genug an.');
});
