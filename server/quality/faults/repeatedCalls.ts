import { setTimeout as sleep } from 'node:timers/promises';
import { makeJobInput, makePdf } from '../../src/test/make.ts';
import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { isOk, join } from './harness/person.ts';
import { inPlace } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';
import { candidate, compare, unlock } from './harness/scene.ts';
import { confirm, database, findHalfStates, sweepAll } from './harness/stored.ts';

type Call = () => Promise<{ status: number }>;

/** Repeats until success, like a client that lost the answer. */
async function insist(call: Call): Promise<number> {
  for (let times = 1; ; times++) {
    if (isOk(await call())) return times;
    await sleep(50);
  }
}

export const repeatedCalls: Fault = {
  id: 'F9',
  name: 'repeated unknown outcomes',
  run: () =>
    inPlace(async (place) => {
      const rounds = 5;
      const { uri, client } = await startMongoSet(place);
      const environment = { MONGODB_URI: uri };
      let product: Product = await startProduct(place, { environment });
      const { port } = product;
      const urls = () => [`http://localhost:${port}`];
      const anna = await candidate(urls);
      const rita = await join(urls, ['recruiter']);
      await confirm(client, rita);
      await unlock(rita, anna);
      let repetitions = 0;
      for (let round = 0; round < rounds; round++) {
        const body = makeJobInput({ jobTitle: `Stelle ${round}` });
        const file = {
          field: 'cv',
          name: 'cv.pdf',
          bytes: makePdf(`${'y'.repeat(2_000_000)} ${round}`),
        };
        const calls: Call[] = [
          () => rita.call('createJob', { body }),
          () => compare(rita, anna, { distance: 50 + round }),
          () => anna.call('saveMessage', { body: { message: `Text ${round}` } }),
          () => anna.call('saveAutomations', { form: {}, file }),
        ];
        const insisting = Promise.all(calls.map(insist));
        await sleep(Math.random() * 80);
        await product.kill();
        product = await startProduct(place, { port, environment });
        const times = await insisting;
        repetitions += times.reduce((sum, count) => sum + count - 1, 0);
      }
      const { removed, left } = await sweepAll(uri);
      const count = (name: string) => database(client).collection(name).countDocuments();
      const stored = {
        jobs: await count('jobs'),
        comparisons: await count('comparisons'),
        files: await count('uploads.files'),
      };
      const halfStates = await findHalfStates(client);
      const isRight =
        stored.jobs === 2 * rounds && stored.comparisons === rounds && stored.files === 1;
      return {
        rounds,
        acknowledged: 4 * rounds,
        lost: 0,
        halfStates: halfStates.length,
        broken: [
          ...halfStates,
          ...(isRight ? [] : [`stored: ${JSON.stringify(stored)}`]),
          ...(left > 0 ? [`${left} files are left behind`] : []),
        ],
        seen: [
          `${repetitions} repetitions, each with one effect: ${JSON.stringify(stored)}`,
          `cut-off uploads swept: ${removed}`,
        ],
      };
    }),
};
