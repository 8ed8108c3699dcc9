import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseFreePort } from '../../embedded/freePort.ts';
import type { Fault } from './fault.ts';
import { compareLedger, openLedger } from './harness/ledger.ts';
import { type Mongod, primaryPort, startMongoSet } from './harness/mongod.ts';
import { inPlace, type Place } from './harness/place.ts';
import { build, recovered, startProduct } from './harness/product.ts';
import { publishers } from './harness/scene.ts';
import { storedNumbers } from './harness/stored.ts';

const recoveryMs = 5_000;
const timeoutMs = 30_000;
/** Every sync fails with an input/output error. */
const failingDisk = [
  ...['-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync'],
  ...['-e', 'inject=fsync,fdatasync:error=EIO'],
];

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

function spawnTracer(place: Place, words: string[], environment = {}): ChildProcess {
  const tracer = spawn('strace', [...failingDisk, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  tracer.on('error', () => undefined);
  place.later(async () => {
    tracer.kill('SIGKILL');
    if (tracer.pid !== undefined && !hasEnded(tracer)) await once(tracer, 'exit');
  });
  return tracer;
}

/** Needs the tracer and the permission to attach. */
async function canTrace(place: Place): Promise<boolean> {
  const target = spawn('sleep', ['30'], { stdio: 'ignore' });
  const tracer = spawnTracer(place, ['-p', String(target.pid)]);
  await sleep(500);
  const isTracing = tracer.pid !== undefined && !hasEnded(tracer);
  tracer.kill();
  target.kill();
  return isTracing;
}

/** Whether mongod exited: continuing would acknowledge unsaved data. */
async function failDisk(place: Place, mongod: Mongod): Promise<boolean> {
  spawnTracer(place, ['-p', String(mongod.pid())]);
  const ended = await Promise.race([mongod.ended().then(() => true), sleep(timeoutMs, false)]);
  if (!ended) mongod.kill('SIGKILL');
  await mongod.ended();
  return ended;
}

async function startOnFailingDisk(place: Place): Promise<string[]> {
  const environment = {
    PORT: String(await chooseFreePort('127.0.0.1')),
    DATA_DIR: join(place.folder, 'failing'),
    SESSION_SECRET: 'a secret for the fault suite, long enough',
    MONGODB_URI: '',
  };
  const product = spawnTracer(place, [process.execPath, build], environment);
  let said = '';
  for (const stream of [product.stdout, product.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  if (!hasEnded(product)) await Promise.race([once(product, 'exit'), sleep(timeoutMs)]);
  return [
    ...(hasEnded(product) && product.exitCode !== 0
      ? []
      : [`started on a failing disk, it ended with ${product.exitCode ?? 'nothing'}`]),
    ...(said.includes('Inkognito is running') ? ['it started on a failing disk'] : []),
  ];
}

export const diskErrors: Fault = {
  id: 'F11',
  name: 'disk errors',
  run: ({ short }) =>
    inPlace(async (place) => {
      if (!(await canTrace(place))) {
        const seen = ['not tried: strace is missing, or this account may not use it'];
        return { rounds: 0, acknowledged: 0, lost: 0, broken: [], seen };
      }
      const broken = await startOnFailingDisk(place);
      const rounds = short ? 1 : 5;
      const { uri, members, client } = await startMongoSet(place);
      const [mongod] = members;
      if (!mongod) throw new Error('The set has no member.');
      const product = await startProduct(place, { environment: { MONGODB_URI: uri } });
      const { publish } = await publishers(() => [product.url], 8);
      const ledger = openLedger(8, publish);
      let slowestRecoveryMs = 0;
      for (let round = 0; round < rounds; round++) {
        await sleep(700 + Math.random() * 600);
        if (!(await failDisk(place, mongod))) broken.push('the database went on');
        const acknowledged = ledger.acknowledged.size;
        await sleep(300);
        if (ledger.acknowledged.size > acknowledged) broken.push('acknowledged without a database');
        mongod.start();
        await primaryPort(members);
        slowestRecoveryMs = Math.max(slowestRecoveryMs, await recovered(product.port));
      }
      await ledger.stop();
      if (slowestRecoveryMs > recoveryMs) broken.push(`back after ${slowestRecoveryMs} ms`);
      const { lost, doubled } = compareLedger(ledger.acknowledged, await storedNumbers(client));
      if (lost > 0) broken.push(`${lost} acknowledged postings are lost`);
      if (doubled > 0) broken.push(`${doubled} postings are stored twice`);
      return {
        rounds,
        acknowledged: ledger.acknowledged.size,
        lost,
        standStillMs: ledger.longestStandStillMs(),
        broken,
        seen: [
          `${ledger.refused()} writes were refused, back after ${slowestRecoveryMs.toFixed(0)} ms`,
        ],
      };
    }),
};
