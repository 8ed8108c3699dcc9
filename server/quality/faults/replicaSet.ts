import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type Fault, unless } from './fault.ts';
import { compareLedger, openLedger } from './harness/ledger.ts';
import { type Mongod, type MongoSet, primaryPort, startMongoSet } from './harness/mongod.ts';
import { inPlace } from './harness/place.ts';
import { recovered, startProduct } from './harness/product.ts';
import { publishers } from './harness/scene.ts';
import { storedNumbers } from './harness/stored.ts';

type Blow = {
  name: string;
  rounds: number;
  longestMs: number;
  strike: (primary: Mongod, set: MongoSet) => Promise<void>;
};

const settleMs = 1_500;
/** Shorter than two rounds, so that one member can always be elected. */
const stepDownSeconds = 2;
const catchUpSeconds = 1;

const blows: readonly Blow[] = [
  {
    name: 'killed',
    rounds: 3,
    longestMs: 5_000,
    strike: async (primary, { members }) => {
      primary.kill('SIGKILL');
      await primary.ended();
      await primaryPort(members.filter((member) => member !== primary));
      await sleep(settleMs);
      primary.start();
    },
  },
  {
    name: 'stepped down',
    rounds: 3,
    longestMs: 1_000,
    strike: async (primary) => {
      const client = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${primary.port}`, {
        directConnection: true,
      });
      // The command often drops the connection; the writers see the effect.
      await client
        .db('admin')
        .command({ replSetStepDown: stepDownSeconds, secondaryCatchUpPeriodSecs: catchUpSeconds })
        .catch(() => undefined);
      await client.close();
    },
  },
  {
    name: 'frozen for 6 s',
    rounds: 2,
    longestMs: 10_000,
    strike: async (primary) => {
      primary.kill('SIGSTOP');
      await sleep(6_000);
      primary.kill('SIGCONT');
    },
  },
];

export const replicaSet: Fault = ({ short }) =>
  inPlace(async (place) => {
    const set = await startMongoSet(place, {
      members: 3,
      settings: { heartbeatTimeoutSecs: 2, catchUpTimeoutMillis: 2000 },
    });
    const product = await startProduct(place, { environment: { MONGODB_URI: set.uri } });
    const { publish } = await publishers(() => [product.url], 16);
    const acknowledged = new Set<number>();
    const broken: string[] = [];
    for (const [index, blow] of blows.entries()) {
      const offset = index * 1_000_000;
      const ledger = openLedger(8, (key, writer) => publish(offset + key, writer));
      for (let round = 0; round < (short ? 1 : blow.rounds); round++) {
        await sleep(settleMs);
        await blow.strike(await set.primary(), set);
        await set.primary();
        await recovered(product.port);
      }
      await sleep(settleMs);
      await ledger.stop();
      for (const key of ledger.acknowledged) acknowledged.add(offset + key);
      const gapMs = ledger.longestStandStillMs();
      broken.push(
        ...unless(gapMs <= blow.longestMs, `${blow.name}: ${gapMs.toFixed(0)} ms without a write`),
      );
    }
    return [...broken, ...compareLedger(acknowledged, await storedNumbers(set.client))];
  });
