// What others wait for while somebody attacks, beside the same calls before and after in the same run.
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EndpointName } from '@inkognito/shared/endpoints';
import { User } from '../../src/user/user.model.ts';
import { demoPasswords } from '../seed/people/accounts.ts';
import { type Figure, inMs, times } from './figures.ts';
import { type ProbedServer, startProbed } from './probedServer.ts';
import { seed, signIn } from './product.ts';
import { quantile } from './timing.ts';
import { Visitor } from './visitor.ts';

const people = 2_000;
const rounds = 2;
const samples = 10;
const silenceMs = 10_000;
const bearable = { ratio: 2, ms: 25 };

type Log = (line: string) => void;
type Measured = { timings: number[]; unanswered: number };
type Attack = { what: string; begin: (address: string) => Promise<() => Promise<void>> };
type Names = { jobSeeker: string; recruiter: string };

const hostileText = '65.000 € in Ulm '.repeat(1_250);
const calls = ['getPublicUser', 'authStatus', 'login'] as const;
type Measures = Record<(typeof calls)[number], Measured>;

/** `checkout` is the folder of a built product, this one or another. */
export async function benchAttackers(uri: string, checkout: string, log: Log): Promise<Figure[]> {
  const { summary } = await seed(people, log);
  const server = await startProbed({
    program: join(checkout, 'server/dist/main.js'),
    environment: {
      MONGODB_URI: uri,
      SESSION_SECRET: 'a secret of the benchmark, long enough',
      DATA_DIR: join(tmpdir(), 'inkognito-bench-attackers'),
      ...{ NODE_ENV: 'production', RATE_LIMITS: 'on', TRUST_PROXY: '1', LOG_LEVEL: 'error' },
    },
    readyPath: '/api/v1/health',
  });
  try {
    const readers = await signInReaders(server);
    const attacks: Attack[] = [
      ...[1, 10].map((count) => ({
        what: `${count} sending hostile texts`,
        begin: () => beginReading(readers.slice(0, count)),
      })),
      ...[2, 27].map((count) => ({
        what: `${count} slow bodies from the same address`,
        begin: (address: string) => beginDripping(server, address, count),
      })),
    ];
    return await measureAll(server, attacks, summary.examples, log);
  } finally {
    await server.stop();
  }
}

async function measureAll(
  server: ProbedServer,
  attacks: readonly Attack[],
  names: Names,
  log: Log,
): Promise<Figure[]> {
  let addresses = 0;
  const nextAddress = () => `198.51.100.${++addresses}`;
  const measure = (into: Measures, address: string) => measureCalls(server, names, into, address);
  await measure(emptyMeasures(), nextAddress());
  const figures: Figure[] = [];
  for (const { what, begin } of attacks) {
    log(`Beside ${what} …`);
    const [calm, beside] = [emptyMeasures(), emptyMeasures()];
    for (let round = 0; round < rounds; round += 1) {
      await measure(calm, nextAddress());
      const address = nextAddress();
      const end = await begin(address);
      await sleep(500);
      await measure(beside, address);
      await end();
    }
    await measure(calm, nextAddress());
    figures.push(
      ...calls.map((call) => figureOf(`${call} beside ${what}`, calm[call], beside[call])),
    );
  }
  return figures;
}

const emptyMeasures = (): Measures => ({
  getPublicUser: { timings: [], unanswered: 0 },
  authStatus: { timings: [], unanswered: 0 },
  login: { timings: [], unanswered: 0 },
});

async function measureCalls(
  { url }: ProbedServer,
  { jobSeeker, recruiter }: Names,
  into: Measures,
  address: string,
): Promise<void> {
  for (let index = 0; index < samples; index += 1) {
    const visitor = new Visitor(url, address);
    await timed(into.getPublicUser, visitor, 'getPublicUser', { username: jobSeeker });
    await timed(into.authStatus, visitor, 'authStatus');
    const body = { username: recruiter, password: demoPasswords.signIn };
    await timed(into.login, visitor, 'login', {}, body);
  }
}

async function timed(
  into: Measured,
  visitor: Visitor,
  name: EndpointName,
  params: Record<string, string> = {},
  body?: object,
): Promise<void> {
  const startedAt = performance.now();
  const isAnswered = await fetch(visitor.address(name, params), {
    headers: { ...visitor.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(silenceMs),
  }).then(
    async (response) => (await response.text(), response.ok),
    () => false,
  );
  if (!isAnswered) into.unanswered += 1;
  // A refusal in a millisecond is no good answer.
  into.timings.push(isAnswered ? performance.now() - startedAt : silenceMs);
}

function figureOf(what: string, calm: Measured, beside: Measured): Figure {
  const [calmSorted, sorted] = [calm, beside].map(({ timings }) =>
    timings.toSorted((a, b) => a - b),
  );
  const [before, during] = [quantile(calmSorted ?? [], 0.5), quantile(sorted ?? [], 0.5)];
  const p95 = { before: quantile(calmSorted ?? [], 0.95), during: quantile(sorted ?? [], 0.95) };
  const isBearable = during <= Math.max(bearable.ratio * before, before + bearable.ms);
  return {
    target: 'attackers',
    what,
    figure: `${inMs(during)} (${times(during / before)}), p95 ${inMs(p95.during)} (${times(p95.during / p95.before)})`,
    beside: `${inMs(before)}, p95 ${inMs(p95.before)}; unanswered ${beside.unanswered} of ${beside.timings.length}`,
    wanted: `${bearable.ratio}x or ${bearable.ms} ms more, all answered`,
    met: isBearable && beside.unanswered === 0,
  };
}

async function signInReaders(server: ProbedServer): Promise<Visitor[]> {
  const recruiters = await User.find({ role: ['recruiter'] })
    .sort({ username: 1 })
    .limit(10)
    .lean();
  const readers: Visitor[] = [];
  for (const [index, { username }] of recruiters.entries()) {
    readers.push(await signIn(server, username, `203.0.113.${index + 1}`));
  }
  return readers;
}

/** Each reader has four texts on their way at any time. */
function beginReading(readers: readonly Visitor[]): Promise<() => Promise<void>> {
  const ending = new AbortController();
  const read = async (reader: Visitor) => {
    while (!ending.signal.aborted) {
      const isRead = await reader.call('readPosting', { body: { text: hostileText } }).then(
        () => true,
        () => false,
      );
      if (!isRead) await sleep(100);
    }
  };
  const reading = readers.flatMap((reader) => [1, 2, 3, 4].map(() => read(reader)));
  return Promise.resolve(async () => {
    ending.abort();
    await Promise.all(reading);
  });
}

/** As many sockets at any time, each of which sends a byte of a sign-in every half second. */
function beginDripping(
  { url }: ProbedServer,
  address: string,
  count: number,
): Promise<() => Promise<void>> {
  const { port, host } = new URL(url);
  const sockets = new Set<Socket>();
  let isOver = false;
  const open = () => {
    const socket = connect(Number(port), '127.0.0.1');
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) setTimeout(open, 50);
    });
    socket.resume();
    socket.write(
      `POST /api/v1/auth/login HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${url}\r\n` +
        `X-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`,
    );
  };
  for (let index = 0; index < count; index += 1) open();
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 500);
  return Promise.resolve(() => {
    isOver = true;
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
    return Promise.resolve();
  });
}
