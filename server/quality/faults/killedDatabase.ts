import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { compareLedger, openLedger } from './harness/ledger.ts';
import { primaryPort, startMongoSet } from './harness/mongod.ts';
import { inPlace } from './harness/place.ts';
import { recovered, startProduct } from './harness/product.ts';
import { publishers } from './harness/scene.ts';
import { findHalfStates, storedNumbers } from './harness/stored.ts';

const recoveryMs = 5_000;
const hangMs = 5_000;

export const killedDatabase: Fault = {
  id: 'F1',
  name: 'kill -9 of mongod',
  run: ({ short }) =>
    inPlace(async (place) => {
      const rounds = short ? 2 : 10;
      const { uri, members, client } = await startMongoSet(place);
      const product = await startProduct(place, { environment: { MONGODB_URI: uri } });
      const { publish } = await publishers(() => [product.url], 16);
      const ledger = openLedger(16, publish);
      const recoveries: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await sleep(700 + Math.random() * 600);
        for (const mongod of members) {
          mongod.kill('SIGKILL');
          await mongod.ended();
          mongod.start();
        }
        await primaryPort(members);
        recoveries.push(await recovered(product.port));
      }
      await sleep(500);
      await ledger.stop();
      const { lost, doubled } = compareLedger(ledger.acknowledged, await storedNumbers(client));
      const halfStates = await findHalfStates(client);
      const slowest = Math.max(...recoveries);
      return {
        rounds,
        acknowledged: ledger.acknowledged.size,
        lost,
        standStillMs: ledger.longestStandStillMs(),
        halfStates: halfStates.length,
        broken: [
          ...(lost > 0 ? [`${lost} acknowledged postings are lost`] : []),
          ...(doubled > 0 ? [`${doubled} postings are stored twice`] : []),
          ...halfStates,
          ...(slowest > recoveryMs ? [`the product came back ${slowest} ms after mongod`] : []),
          ...(ledger.slowestMs() > hangMs ? [`an answer took ${ledger.slowestMs()} ms`] : []),
        ],
        seen: [
          `back at most ${slowest.toFixed(0)} ms after mongod, without a restart`,
          `${ledger.refused()} errors meanwhile, slowest answer ${ledger.slowestMs().toFixed(0)} ms`,
        ],
      };
    }),
};
