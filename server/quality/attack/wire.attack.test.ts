import { gzipSync } from 'node:zlib';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { inPlace } from '../faults/harness/place.ts';
import { startProduct } from '../faults/harness/product.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import { close, listen } from '../../src/test/listening.ts';
import { createHttpServer, defaultTimeoutsMs } from '../../src/http/server/createServer.ts';
import { useTestApp } from '../../src/test/testApp.ts';
import { closed, open, say, statusOf } from './wire.ts';

const app = useTestApp({ rateLimits: false });
const tally = useTally();

const timeoutsMs = {
  headers: 600,
  request: 8_000,
  unread: 600,
  keepAlive: 75_000,
  checkInterval: 100,
};
let server: Server;
let port: number;

beforeAll(async () => {
  server = createHttpServer(app.app(), timeoutsMs);
  port = await listen(server);
});
afterAll(() => close(server));

const host = 'Host: localhost:3000\r\n';
const own = `${host}Origin: http://localhost:3000\r\nConnection: close\r\n`;
const login = 'POST /api/v1/auth/login HTTP/1.1\r\n';
const json = 'Content-Type: application/json\r\n';

function post(headers: string, body: string | Buffer): Buffer {
  const bytes = Buffer.from(body);
  const head = `${login}${own}${headers}Content-Length: ${bytes.length}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), bytes]);
}

const good = JSON.stringify({ username: 'anna', password: 'falsch' });
const bomb = gzipSync(Buffer.from(`{"username":"${'a'.repeat(20_000_000)}"}`));

describe('what is sent in an odd way is refused', () => {
  test.each<[what: string, bytes: string | Buffer, status: number]>([
    ['good, so that the others fail for their own reason', post(json, good), 401],
    ['twenty megabytes in a small zip', post(`${json}Content-Encoding: gzip\r\n`, bomb), 413],
    ['an unknown compression', post(`${json}Content-Encoding: lzma\r\n`, good), 415],
    ['a compression that is none', post(`${json}Content-Encoding: gzip\r\n`, good), 400],
    ['no content type', post('', good), 415],
    ['a form', post('Content-Type: application/x-www-form-urlencoded\r\n', 'a=1'), 415],
    ['XML', post('Content-Type: application/xml\r\n', '<a/>'), 415],
    ['another alphabet', post('Content-Type: application/json; charset=x-none\r\n', good), 415],
    ['five megabytes', post(json, `"${'x'.repeat(5_000_000)}"`), 413],
    ['8,000 lists in lists', post(json, '['.repeat(8_000) + ']'.repeat(8_000)), 400],
    ['two lengths', `${login}${own}${json}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`, 400],
    [
      'a length and pieces',
      `${login}${own}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a negative length', `${login}${own}${json}Content-Length: -1\r\n\r\n`, 400],
    [
      '16 kB of cookie',
      `GET /api/v1/health HTTP/1.1\r\n${own}Cookie: ${'a'.repeat(17_000)}\r\n\r\n`,
      431,
    ],
    ['no host', 'GET /api/v1/health HTTP/1.1\r\n\r\n', 400],
    ['the end of a text in a header', `GET / HTTP/1.1\r\n${own}X-A: a\u0000b\r\n\r\n`, 400],
    ['an unknown method', `HACK /api/v1/health HTTP/1.1\r\n${own}\r\n`, 400],
    ['TRACE', `TRACE /api/v1/health HTTP/1.1\r\n${own}Cookie: secret=1\r\n\r\n`, 404],
    ['PROPFIND', `PROPFIND /api/v1/health HTTP/1.1\r\n${own}\r\n`, 404],
    ['PATCH', `PATCH /api/v1/auth/login HTTP/1.1\r\n${own}\r\n`, 404],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`, 0],
    ['a broken address', `GET /api/v1/users/%zz HTTP/1.1\r\n${own}\r\n`, 400],
    ['an address out of the folder', `GET /../../etc/passwd HTTP/1.1\r\n${own}\r\n`, 404],
  ])('%s', async (what, bytes, status) => {
    const heard = await say(port, bytes, 3_000);

    expect(statusOf(heard), heard.slice(0, 200)).toBe(status);
    expect(heard).not.toMatch(/secret=1|root:|at \w+ \(/);
    if (status !== 401) tally.count(statusOf(heard) || 400, what);
  });

  test('200 lines of header', async () => {
    const lines = Array.from({ length: 200 }, (_, index) => `X-${index}: ${'x'.repeat(90)}\r\n`);
    const heard = await say(port, `GET /api/v1/health HTTP/1.1\r\n${own}${lines.join('')}\r\n`);

    expect(statusOf(heard)).toBe(431);
    tally.count(431);
  });
});

/** In the daily run in this process with short timeouts, in the long form the built server with its real ones. */
async function withBesieged(
  work: (port: number, timeouts: typeof defaultTimeoutsMs) => Promise<void>,
): Promise<void> {
  if (!isLongForm) {
    await work(port, timeoutsMs);
    return;
  }
  await inPlace(async (place) => {
    const uri = Object.assign(new URL(inject('mongoUri')), { pathname: '/besieged' }).href;
    const environment = { MONGODB_URI: uri, PUBLIC_URL: 'http://localhost:3000' };
    const product = await startProduct(place, { environment });
    await work(product.port, defaultTimeoutsMs);
  });
}

type Siege = { port: number; sockets: Socket[]; drip: (socket: Socket) => void; limitMs: number };

/** Time until the server disconnects these, and how long others wait meanwhile. */
async function besiege({ port, sockets, drip, limitMs }: Siege) {
  const startedAt = performance.now();
  const allClosed = Promise.all(sockets.map(closed));
  for (const socket of sockets) socket.resume();
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) drip(socket);
  }, 100);
  const waitsMs: number[] = [];
  const others = (async () => {
    while (performance.now() - startedAt < limitMs) {
      const askedAt = performance.now();
      const heard = await say(port, `GET /api/v1/health HTTP/1.1\r\n${own}\r\n`, 20_000);
      expect(statusOf(heard)).toBe(200);
      waitsMs.push(performance.now() - askedAt);
      await sleep(50);
    }
  })();
  await allClosed;
  const heldMs = performance.now() - startedAt;
  clearInterval(dripping);
  await others;
  const sorted = waitsMs.sort((a, b) => a - b);
  return { heldMs, medianMs: sorted[Math.floor(sorted.length / 2)] ?? Infinity };
}

describe('a client that is slow on purpose', () => {
  const many = size(100, 800);
  const slowHeaders = `GET /api/v1/health HTTP/1.1\r\n${host}`;
  const slowBody = `${login}${host}Origin: http://localhost:3000\r\n${json}Content-Length: 9000\r\n\r\n{`;
  const unread = `GET /api/v1/health HTTP/1.1\r\n${host}Content-Length: 9000\r\n\r\n`;

  test.each([
    ['with headers', slowHeaders, 'X-A: b\r\n', 'headers'],
    ['with a body', slowBody, ' ', 'request'],
    ['with a body that is not read', unread, ' ', 'request'],
  ] as const)('%s is cut off, and no other client waits', (what, start, drop, wait) =>
    withBesieged(async (port, timeouts) => {
      const sockets = await Promise.all(Array.from({ length: many }, () => open(port)));
      for (const socket of sockets) socket.write(start);

      const drip = (socket: Socket) => socket.write(drop);
      const limitMs = timeouts[wait];
      const { heldMs, medianMs } = await besiege({ port, sockets, drip, limitMs });

      expect(heldMs).toBeLessThan(limitMs + 20_000);
      // In the daily run other tests load the machine, so times are not asserted.
      if (isLongForm) expect(medianMs).toBeLessThan(100);
    }),
  );

  test('with a body is told so after five seconds, before its connection is cut off', async () => {
    const patient = createHttpServer(app.app(), defaultTimeoutsMs);
    const socket = await open(await listen(patient));
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString();
    });
    socket.write(slowBody);
    await closed(socket);

    expect(statusOf(heard)).toBe(408);
    expect(heard).toMatch(/^Connection: close/m);
    expect(heard).toContain('Ihre Daten kamen nicht schnell genug an.');
    await close(patient);
  });
});

test('a client that does not read is cut off, and a slow reader gets everything', async () => {
  const bytes = 60_000_000;
  const big = createHttpServer(
    (_request, response) => response.end(Buffer.alloc(bytes)),
    timeoutsMs,
  );
  const bigPort = await listen(big);
  const [unread, slowly] = await Promise.all([open(bigPort), open(bigPort)]);
  let heard = 0;
  slowly.on('data', (chunk: Buffer) => {
    heard += chunk.length;
    slowly.pause();
    setTimeout(() => slowly.resume(), 1);
  });
  const request = `GET / HTTP/1.1\r\n${own}\r\n`;
  const startedAt = performance.now();
  slowly.write(request);
  unread.write(request);

  await expect.poll(() => countOpen(big), { timeout: 20_000 }).toBeLessThan(2);
  await closed(slowly);

  expect(heard).toBeGreaterThan(bytes);
  expect(performance.now() - startedAt).toBeGreaterThan(timeoutsMs.unread);
  await expect.poll(() => countOpen(big), { timeout: 20_000 }).toBe(0);
  unread.destroy();
  await close(big);
});

const countOpen = (each: Server) =>
  new Promise<number>((resolve) => {
    each.getConnections((error, count) => resolve(error ? -1 : count));
  });
