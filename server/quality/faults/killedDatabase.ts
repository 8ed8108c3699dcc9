import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, unless } from './fault.ts';
import { compareLedger, openLedger } from './harness/ledger.ts';
import { type Mongod, primaryPort, startMongoSet } from './harness/mongod.ts';
import { inPlace } from './harness/place.ts';
import { recovered, startProduct } from './harness/product.ts';
import { publishers } from './harness/scene.ts';
import { findHalfStates, storedNumbers } from './harness/stored.ts';

const recoveryMs = 5_000;
const hangMs = 5_000;
const timeoutMs = 30_000;

/** Every sync fails with an input/output error. */
const failingDisk = [
  ...['-f', '--seccomp-bpf', '-qq', '-o', '/dev/null', '-e', 'trace=fsync,fdatasync'],
  ...['-e', 'inject=fsync,fdatasync:error=EIO'],
];

/** Where there is no `strace`, or no right to use it, the process is killed all the same. */
async function failDisk(mongod: Mongod): Promise<string[]> {
  const tracer = spawn('strace', [...failingDisk, '-p', String(mongod.pid())], { stdio: 'ignore' });
  const refused = new Promise<boolean>((resolve) => {
    tracer.once('error', () => resolve(true));
    tracer.once('exit', () => resolve(true));
  });
  const ended = mongod.ended().then(() => false);
  const isOver = await Promise.race([refused, ended, sleep(timeoutMs, null)]);
  mongod.kill('SIGKILL');
  tracer.kill('SIGKILL');
  return unless(isOver !== null, 'the database went on without its disk');
}

function killNow(mongod: Mongod): Promise<string[]> {
  mongod.kill('SIGKILL');
  return Promise.resolve([]);
}

export const killedDatabase: Fault = ({ short }) =>
  inPlace(async (place) => {
    const { uri, members, client } = await startMongoSet(place);
    const product = await startProduct(place, { environment: { MONGODB_URI: uri } });
    const { publish } = await publishers(() => [product.url], 16);
    const ledger = openLedger(16, publish);
    const broken: string[] = [];
    for (let round = 0; round < (short ? 2 : 14); round++) {
      await sleep(700 + Math.random() * 600);
      for (const mongod of members) {
        broken.push(...(await (round % 3 === 2 ? failDisk : killNow)(mongod)));
        await mongod.ended();
        // What was on its way.
        await sleep(100);
        const { size } = ledger.acknowledged;
        await sleep(300);
        broken.push(
          ...unless(ledger.acknowledged.size === size, 'acknowledged without a database'),
        );
        mongod.start();
      }
      await primaryPort(members);
      const backMs = await recovered(product.port);
      broken.push(...unless(backMs <= recoveryMs, `it came back ${backMs} ms after mongod`));
    }
    await sleep(500);
    await ledger.stop();
    const slowestMs = ledger.slowestMs();
    return [
      ...broken,
      ...compareLedger(ledger.acknowledged, await storedNumbers(client)),
      ...(await findHalfStates(client)),
      ...unless(slowestMs <= hangMs, `an answer took ${slowestMs} ms`),
    ];
  });
