import { setTimeout as sleep } from 'node:timers/promises';
import { makePdf } from '../../src/test/make.ts';
import type { Fault } from './fault.ts';
import { startMongoSet } from './harness/mongod.ts';
import { type Answered, isOk, join, password, Person } from './harness/person.ts';
import { inPlace } from './harness/place.ts';
import { type Product, startProduct } from './harness/product.ts';
import { candidate, compare, match, unlock } from './harness/scene.ts';
import { type Client, confirm, findHalfStates, sweepAll } from './harness/stored.ts';

type Called = Promise<Pick<Answered<'health'>, 'status'>>;

/** One call for everything that takes several writes. */
async function prepare(url: string, round: number, client: Client): Promise<(() => Called)[]> {
  const urls = () => [url];
  const [compared, blocking, leaving, changing] = [
    await candidate(urls),
    await candidate(urls),
    await candidate(urls),
    await candidate(urls),
  ];
  const recruiter = await join(urls, ['recruiter']);
  await confirm(client, recruiter);
  await unlock(recruiter, compared);
  const { jobId: blockedJob } = await match(urls, blocking);
  const { recruiter: deleting, jobId: deletedJob } = await match(urls, blocking);
  await match(urls, leaving);
  const stranger = new Person(urls);
  const username = `neu${round}x${Date.now()}`;
  const email = `${username}@beispiel.example`;
  const cv = { field: 'cv', name: 'neu.pdf', bytes: makePdf('x'.repeat(3 * 1024 * 1024)) };
  return [
    () => stranger.call('signup', { body: { email, username, password, consent: true } }),
    () => compare(recruiter, compared),
    () => deleting.call('deleteJob', { params: { id: deletedJob } }),
    () => leaving.call('deleteAccount', { params: { userId: leaving.id } }),
    () => changing.call('assignRole', { body: { role: ['recruiter'], action: 'add' } }),
    () => blocking.call('toggleJobBlock', { params: { id: blockedJob } }),
    () => compared.call('saveAutomations', { form: {}, file: cv }),
  ];
}

type Killing = { client: Client; wholeMs: number };

/** Kills the server at a random point; returns how many calls were answered before. */
async function killDuring(
  product: Product,
  round: number,
  { client, wholeMs }: Killing,
): Promise<number> {
  const calls = await prepare(product.url, round, client);
  const answers = Promise.all(calls.map((call) => call()));
  await sleep(Math.random() * wholeMs);
  await product.kill();
  return (await answers).filter(isOk).length;
}

async function measure(product: Product, client: Client): Promise<number> {
  const calls = await prepare(product.url, 0, client);
  const startedAt = performance.now();
  const answers = await Promise.all(calls.map((call) => call()));
  if (!answers.every(isOk))
    throw new Error(`Answers: ${answers.map(({ status }) => status).join(' ')}`);
  return performance.now() - startedAt;
}

export const killedServer: Fault = {
  id: 'F3',
  name: 'kill -9 of the API',
  run: ({ short }) =>
    inPlace(async (place) => {
      const rounds = short ? 2 : 12;
      const { uri, client } = await startMongoSet(place);
      const halfStates: string[] = [];
      let acknowledged = 0;
      const environment = { MONGODB_URI: uri };
      let product = await startProduct(place, { environment });
      const wholeMs = await measure(product, client);
      for (let round = 1; round <= rounds; round++) {
        acknowledged += await killDuring(product, round, { client, wholeMs });
        product = await startProduct(place, { environment });
        // The database aborts transactions of a closed connection.
        await sleep(300);
        halfStates.push(...(await findHalfStates(client)));
      }
      const { removed, left } = await sweepAll(uri);
      return {
        rounds,
        acknowledged,
        lost: 0,
        halfStates: halfStates.length,
        broken: [
          ...new Set(halfStates),
          ...(left > 0 ? [`${left} files are left behind after sweeping`] : []),
        ],
        seen: [
          `${rounds * 7 - acknowledged} of ${rounds * 7} calls had no answer`,
          `cut-off uploads swept: ${removed}, left afterwards: ${left}`,
        ],
      };
    }),
};
