// Whoever wants the process to run out of memory: a product of its own, and what it holds.
import { execFile } from 'node:child_process';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, inject, test, vi } from 'vitest';
import { type Person, join } from '../faults/harness/person.ts';
import { inPlace } from '../faults/harness/place.ts';
import { type Product, startProduct } from '../faults/harness/product.ts';
import { makeAutomations, makePdf } from '../src/test/make.ts';
import { size, useTally } from '../src/test/api/tally.ts';
import { open, say, statusOf } from './wire.ts';

// It starts products of its own, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 300_000 });

const memory = useTally('L6');
const growthMax = 150 * 1024 * 1024;
const own = 'Host: localhost\r\nSec-Fetch-Site: same-origin\r\n';
const cvBytes = 9 * 1024 * 1024;

async function withProduct(name: string, work: (product: Product) => Promise<void>): Promise<void> {
  await inPlace(async (place) => {
    const uri = Object.assign(new URL(inject('mongoUri')), { pathname: `/${name}` }).href;
    await work(await startProduct(place, { environment: { MONGODB_URI: uri, RATE_LIMITS: 'on' } }));
  });
}

const signUp = ({ url }: Product) => join(() => [url], ['jobSeeker']);

const wishToRead = (path: string, { cookie }: Person) =>
  `GET /api/v1${path} HTTP/1.1\r\n${own}Cookie: ${cookie}\r\n\r\n`;

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/** The beginning of a CV whose last bytes never come. */
function beginUpload({ cookie }: Person): Buffer {
  const part =
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n' +
    'Content-Type: application/pdf\r\n\r\n%PDF-1.7\n';
  const head =
    `POST /api/v1/users/automations HTTP/1.1\r\n${own}Cookie: ${cookie}\r\n` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${cvBytes + 1024}\r\n\r\n${part}`;
  return Buffer.from(head);
}

type Held = { sockets: Socket[]; statuses: () => number[]; end: () => void };

/** Sends each of these over a connection of its own, and reads the responses only if that is said. */
async function hold(port: number, requests: readonly Buffer[], reading: boolean): Promise<Held> {
  const heard: string[] = [];
  const sockets = await Promise.all(
    requests.map(async (bytes, index) => {
      const socket = await open(port);
      socket.write(bytes);
      socket.on('data', (chunk: Buffer) => {
        heard[index] = ((heard[index] ?? '') + chunk.toString('latin1')).slice(0, 200);
      });
      if (!reading) socket.pause();
      return socket;
    }),
  );
  return {
    sockets,
    statuses: () => heard.map(statusOf),
    end: () => sockets.forEach((socket) => socket.destroy()),
  };
}

/** The most that the process holds beyond what it held before, while others ask for `/health`. */
async function watchGrowth({ port, pid }: Product, before: number, ms: number): Promise<number> {
  const endsAt = Date.now() + ms;
  let most = 0;
  while (Date.now() < endsAt) {
    const heard = await say(
      port,
      `GET /api/v1/health HTTP/1.1\r\n${own}Connection: close\r\n\r\n`,
      20_000,
    );
    expect(statusOf(heard)).toBe(200);
    most = Math.max(most, (await residentBytes(pid)) - before);
    await sleep(100);
  }
  return most;
}

/** The memory that a process holds. */
async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}

function report(what: string, growth: number): void {
  process.stdout.write(`${what}: ${(growth / 1024 / 1024).toFixed(0)} MB more\n`);
  memory.countAttempt(growth < growthMax);
  expect(growth).toBeLessThan(growthMax);
}

test('files that nobody reads, by one account: held in small pieces', () =>
  withProduct('unread', async (product) => {
    const anna = await signUp(product);
    const file = { field: 'cv', name: 'cv.pdf', bytes: makePdf('x'.repeat(cvBytes)) };
    const saved = await anna.call('saveAutomations', { form: makeAutomations(), file });
    expect(saved.status).toBe(200);
    const { body } = await anna.call('getAutomations');
    const cvPath = body.cv?.url.replace('/api/v1', '') ?? '';
    expect(cvPath).toMatch(/^\/\w/);
    const before = await residentBytes(product.pid);

    const wishes = [
      ...Array<string>(size(40, 200)).fill(wishToRead('/users/export', anna)),
      ...Array<string>(size(20, 100)).fill(wishToRead(cvPath, anna)),
    ];
    const held = await hold(
      product.port,
      wishes.map((wish) => Buffer.from(wish)),
      false,
    );
    const growth = await watchGrowth(product, before, size(8_000, 40_000));

    held.end();
    report(`${wishes.length} files that nobody reads`, growth);
  }));

test('uploads that never end, by two accounts: two each, and the others are told when to come back', () =>
  withProduct('held', async (product) => {
    const people = [await signUp(product), await signUp(product)];
    const before = await residentBytes(product.pid);

    const uploads = Array.from({ length: 29 }, () => people.map(beginUpload)).flat();
    const held = await hold(product.port, uploads, true);
    // A bit at a time, as over a network: the sender shares a machine with who is attacked.
    const sending = (async () => {
      for (let sent = 0; sent < cvBytes; sent += megabyte.length) {
        for (const socket of held.sockets) if (socket.writable) socket.write(megabyte);
        await sleep(500);
      }
    })();
    const growth = await watchGrowth(product, before, size(9_000, 30_000));
    await sending;

    const refused = held.statuses().filter((status) => status > 0);
    for (const status of refused) memory.count(status);
    expect(refused).toEqual(Array<number>(uploads.length - 2).fill(429));
    held.end();
    report(`${uploads.length} uploads that never end`, growth);
    const honest = { field: 'cv', name: 'cv.pdf', bytes: makePdf('x'.repeat(1_000_000)) };
    await expect
      .poll(
        async () => (await people[0]?.call('saveAutomations', { form: {}, file: honest }))?.status,
        {
          timeout: 20_000,
        },
      )
      .toBe(200);
  }));
