// P19: what others wait for while somebody attacks, beside the same calls before and after in the same run.
import { type Socket, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Person } from '../../faults/harness/person.ts';
import type { Product } from '../../faults/harness/product.ts';
import { demoPasswords } from '../seed/people/accounts.ts';
import { type Run, newAddress, signIn, someUsers, startMeasured } from './measured.ts';
import { type Figure, inMs, median, quantile } from './targets.ts';

const rounds = 2;
const samples = 10;
const calls = ['getPublicUser', 'authStatus', 'login'] as const;
const hostileText = '65.000 € in Ulm '.repeat(1_250);
/** What nobody notices counts as this much, or an idle call of a millisecond would make anything look slow. */
const unnoticedMs = 15;

type Timings = Record<(typeof calls)[number], number[]>;
/** Begins, from an address of its own; what it returns ends it. */
type Attack = (address: string) => () => unknown;

export async function benchAttackers(run: Run): Promise<Figure[]> {
  const product = await startMeasured(run, { NODE_ENV: 'production', RATE_LIMITS: 'on' });
  const readers: Person[] = [];
  for (const { username } of await someUsers('recruiter', 10)) {
    readers.push(await signIn(product, username));
  }
  const attacks: Record<string, Attack> = {
    'one account sends hostile texts': () => sendTexts(readers.slice(0, 1)),
    'ten accounts send them': () => sendTexts(readers),
    '2 sockets send one byte': (address) => drip(product, address, 2),
    '27 sockets send one byte': (address) => drip(product, address, 27),
  };
  const measure = (into: Timings, address: string) => timeOthers(product, run, into, address);
  await measure(noTimings(), newAddress());
  const figures: Figure[] = [];
  for (const [what, begin] of Object.entries(attacks)) {
    run.say(`Beside: ${what} …`);
    const [idle, beside] = [noTimings(), noTimings()];
    for (let round = 0; round < rounds; round += 1) {
      await measure(idle, newAddress());
      const address = newAddress();
      const end = begin(address);
      await sleep(500);
      await measure(beside, address);
      await end();
    }
    await measure(idle, newAddress());
    figures.push(...calls.map((call) => figureOf(`${call}, ${what}`, idle[call], beside[call])));
  }
  await product.stop();
  return figures;
}

const noTimings = (): Timings => ({ getPublicUser: [], authStatus: [], login: [] });

async function timeOthers(
  { url }: Product,
  { examples }: Run,
  into: Timings,
  address: string,
): Promise<void> {
  for (let index = 0; index < samples; index += 1) {
    const person = Object.assign(new Person(() => [url]), { address });
    const inputs = {
      getPublicUser: { params: { username: examples.jobSeeker } },
      authStatus: {},
      login: { body: { username: examples.recruiter, password: demoPasswords.signIn } },
    };
    for (const call of calls) {
      const { status, ms } = await person.call(call, inputs[call]);
      // A refusal in a millisecond is no good answer.
      into[call].push(status === 200 ? ms : Infinity);
    }
  }
}

function figureOf(of: string, idle: readonly number[], beside: readonly number[]): Figure {
  const unanswered = beside.filter((ms) => ms === Infinity).length;
  const [calm, attacked] = [idle, beside].map(
    (timings) => `${inMs(median(timings))}, p95 ${inMs(quantile(timings, 0.95))}`,
  );
  return {
    ...{ target: 'beside', of },
    value: unanswered > 0 ? Infinity : median(beside) / Math.max(median(idle), unnoticedMs),
    beside: `${attacked}; idle ${calm}; unanswered ${unanswered} of ${beside.length}`,
  };
}

/** Each reader has four texts on their way at any time. */
function sendTexts(readers: readonly Person[]): () => Promise<unknown> {
  let isOver = false;
  const send = async (reader: Person) => {
    while (!isOver) {
      const { status } = await reader.call('readPosting', { body: { text: hostileText } });
      if (status !== 200) await sleep(100);
    }
  };
  const sending = readers.flatMap((reader) => [1, 2, 3, 4].map(() => send(reader)));
  return () => {
    isOver = true;
    return Promise.all(sending);
  };
}

/** As many sockets at any time, each of which sends a byte of a sign-in every half second. */
function drip({ url, port }: Product, address: string, count: number): () => void {
  const sockets = new Set<Socket>();
  let isOver = false;
  const head =
    `POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nOrigin: ${url}\r\n` +
    `X-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{`;
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket.resume());
    socket.on('error', () => socket.destroy());
    socket.once('close', () => {
      sockets.delete(socket);
      if (!isOver) setTimeout(open, 50);
    });
    socket.write(head);
  };
  for (let index = 0; index < count; index += 1) open();
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write(' ');
  }, 500);
  return () => {
    isOver = true;
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  };
}
