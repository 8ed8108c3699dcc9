// Tries to exhaust the memory of a separate server process.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, inject, test, vi } from 'vitest';
import { join, Person } from '../faults/harness/person.ts';
import { inPlace } from '../faults/harness/place.ts';
import { type Product, startProduct } from '../faults/harness/product.ts';
import { makeAutomations, makePdf } from '../../src/test/make.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import { makeMemoryGroup } from './memoryGroup.ts';
import { open, statusOf } from './wire.ts';

// Starts its own servers on a possibly busy machine.
vi.setConfig({ testTimeout: 300_000 });

const tally = useTally();
/** Of files that are not read as much as of uploads that never end. */
const growthMax = 2 * 150 * 1024 * 1024;
const own = 'Host: localhost\r\nSec-Fetch-Site: same-origin\r\n';
const cvBytes = 9 * 1024 * 1024;

const signUp = ({ url }: Product, address: string | null = null) =>
  join(() => [url], ['jobSeeker'], address);

const headersOf = ({ cookie, address }: Person) =>
  `${own}Cookie: ${cookie}\r\n${address === null ? '' : `X-Forwarded-For: ${address}\r\n`}`;

const wishToRead = (path: string, person: Person) =>
  `GET /api/v1${path} HTTP/1.1\r\n${headersOf(person)}\r\n`;

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/** A CV upload that never completes. */
function beginUpload(person: Person): Buffer {
  const part =
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n' +
    'Content-Type: application/pdf\r\n\r\n%PDF-1.7\n';
  const head =
    `POST /api/v1/users/automations HTTP/1.1\r\n${headersOf(person)}` +
    `Content-Type: multipart/form-data; boundary=b\r\nContent-Length: ${cvBytes + 1024}\r\n\r\n${part}`;
  return Buffer.from(head);
}

type Held = { sockets: Socket[]; statuses: () => number[]; end: () => void };

/** One connection each; reads responses only if `reading`. */
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

/** In small pieces, as over a network: sender and server share a machine. */
async function sendSlowly({ sockets }: Held): Promise<void> {
  for (let sent = 0; sent < cvBytes; sent += megabyte.length) {
    for (const socket of sockets) if (socket.writable) socket.write(megabyte);
    await sleep(500);
  }
}

async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}

/** Required headroom where no memory limit can be set. */
const marginBytes = 64 * 1024 * 1024;

/** Peak memory, where the kernel reports it. */
async function peakBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
}

// As many as the client makes.
const retriesMax = 3;

/** As a page calls: told to come back, it does, and the waiting counts. Returns ms. */
async function callAsPage(person: Person, name: 'health' | 'getAutomations'): Promise<number> {
  const startedAt = performance.now();
  for (let retries = 0; ; retries += 1) {
    const { status, headers } = await person.call(name);
    if (status === 200) return performance.now() - startedAt;
    expect(status).toBe(503);
    expect(retries).toBeLessThan(retriesMax);
    await sleep(Math.max(1, Number(headers.get('Retry-After'))) * 1_000);
  }
}

/** 99th percentile of another user's calls, in ms. @throws if one is not served */
async function watchOthers({ url }: Product, honest: Person, ms: number): Promise<number> {
  const endsAt = Date.now() + ms;
  const guest = new Person(() => [url]);
  const times: number[] = [];
  while (Date.now() < endsAt) {
    times.push(await callAsPage(guest, 'health'), await callAsPage(honest, 'getAutomations'));
    await sleep(100);
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99) - 1] ?? Infinity;
}

async function composeLimit(): Promise<number> {
  const compose = await readFile(new URL('../../../docker-compose.yml', import.meta.url), 'utf8');
  return (
    Number(/^x-app: &app\n(?: .*\n)*? {2}mem_limit: (\d+)m$/m.exec(compose)?.[1]) * 1024 * 1024
  );
}

const upload = (person: Person, bytes: number) =>
  person.call('saveAutomations', {
    form: makeAutomations(),
    file: { field: 'cv', name: 'cv.pdf', bytes: makePdf('x'.repeat(bytes)) },
  });

async function peopleWithFiles(product: Product, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const person = await signUp(product, `198.51.100.${index + 1}`);
    expect((await upload(person, cvBytes)).status).toBe(200);
    people.push(person);
  }
  return people;
}

/** Files requested and not read: exports, and the CV. */
async function wishesOf(people: readonly Person[]): Promise<Buffer[]> {
  const wishes: Buffer[] = [];
  for (let index = 0; index < size(60, 300); index += 1) {
    const person = people[index % people.length];
    if (!person) continue;
    const { body } = await person.call('getAutomations');
    const cvPath = body.cv?.url.replace('/api/v1', '') ?? '';
    wishes.push(Buffer.from(wishToRead(index % 3 === 2 ? cvPath : '/users/export', person)));
  }
  return wishes;
}

test.each(isLongForm ? ([1, 30] as const) : ([1] as const))(
  'files that nobody reads and uploads that never end, by %d: the container lives, the others are served',
  async (accounts) => {
    const limit = await composeLimit();
    expect(limit).toBeGreaterThan(0);
    const group = makeMemoryGroup(`inkognito-attack-${randomUUID()}`, limit);
    const attack = async (product: Product) => {
      const people = await peopleWithFiles(product, accounts);
      const [honest, one, other] = [
        await signUp(product),
        await signUp(product, '203.0.113.1'),
        await signUp(product, '203.0.113.1'),
      ];
      const before = await residentBytes(product.pid);
      const unread = await hold(product.port, await wishesOf(people), false);
      const uploads = Array.from({ length: 29 }, () => [one, other].map(beginUpload)).flat();
      const held = await hold(product.port, uploads, true);
      const elsewhere = people.flatMap((person) =>
        Array.from({ length: Math.ceil(29 / accounts) }, () => beginUpload(person)),
      );
      const others = await hold(product.port, elsewhere, true);
      const sending = Promise.all([held, others].map(sendSlowly));
      const p99Ms = await watchOthers(product, honest, size(9_000, 40_000));
      await sending;
      const peak = Math.max(await peakBytes(product.pid), await residentBytes(product.pid));
      const refused = held.statuses().filter((status) => status > 0);
      for (const status of [...refused, ...others.statuses().filter(Boolean)]) tally.count(status);
      // Of 64 MB a network has half, which holds three of 10; the others are told when to come back.
      expect(refused).toEqual(Array<number>(uploads.length - 3).fill(429));
      for (const { end } of [unread, held, others]) end();
      expect(peak).toBeLessThan(group ? limit : limit - marginBytes);
      expect(peak - before).toBeLessThan(growthMax);
      expect(group?.kills() ?? 0).toBe(0);
      // In the daily run other tests load the machine.
      expect(p99Ms).toBeLessThan(isLongForm ? 1_000 : 10_000);
      const again = async () => (await upload(one, 1_000_000)).status;
      await expect.poll(again, { timeout: 20_000 }).toBe(200);
    };
    try {
      await inPlace(async (place) => {
        const uri = new URL(inject('mongoUri'));
        uri.pathname = `/together${accounts}`;
        const environment = {
          MONGODB_URI: uri.href,
          RATE_LIMITS: 'on',
          NODE_ENV: 'production',
          SMTP_URL: 'smtp://127.0.0.1:9',
          TRUST_PROXY: '1',
        };
        await attack(await startProduct(place, { environment, through: group?.through ?? [] }));
      });
    } finally {
      group?.remove();
    }
  },
);
