import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import type { Outcome } from '../faults/fault.ts';
import { compareLedger, openLedger } from '../faults/harness/ledger.ts';
import { primaryPort } from '../faults/harness/mongod.ts';
import { isOk, join } from '../faults/harness/person.ts';
import type { Place } from '../faults/harness/place.ts';
import { recovered, startProduct } from '../faults/harness/product.ts';
import { candidate, compare, publishers, unlock } from '../faults/harness/scene.ts';
import { database, findHalfStates, storedNumbers } from '../faults/harness/stored.ts';
import { shardCollections, shardKeys } from '../../src/database/shardKeys.ts';
import type { Cluster } from './cluster.ts';

const rounds = 3;
const writers = 12;
const people = 8;
const settleMs = 2_000;
/** An election of two seconds, and until the router has heard of it; on a busy machine that was eleven. */
const longestGapMs = 30_000;
const ownNumbers = 1_000_000;
const fittingTitle = 'Backend Developer ';

export type Spread = Record<string, { first: number; second: number }>;

/** The first shard loses its primary again and again while people publish and compare. */
export async function losePrimary(
  place: Place,
  { uri, first, second }: Cluster,
): Promise<Outcome & { spread: Spread }> {
  const client = new mongoose.mongo.MongoClient(uri, { readConcernLevel: 'majority' });
  place.later(() => client.close());
  const environment = { MONGODB_URI: `${uri}/inkognito` };
  // There stays what is not sharded, so that everybody feels it.
  await client.db('admin').command({ enableSharding: 'inkognito', primaryShard: 'first' });
  await shardCollections(client, 'inkognito');
  const product = await startProduct(place, { environment });
  const { publish } = await publishers(() => [product.url], writers);
  const compareOften = await comparers([product.url]);

  const ledgers = [
    openLedger(writers, publish),
    openLedger(people, (key, writer) => compareOften(ownNumbers + key, writer)),
  ];
  for (let round = 0; round < rounds; round++) {
    await sleep(settleMs);
    const primary = await first.primary();
    primary.kill('SIGKILL');
    await primary.ended();
    await primaryPort(first.members.filter((member) => member !== primary));
    await recovered(product.port);
    await sleep(settleMs);
    primary.start();
  }
  await sleep(settleMs);
  await Promise.all(ledgers.map((ledger) => ledger.stop()));

  const [published, compared] = ledgers.map(({ acknowledged }) => [...acknowledged]);
  const acknowledged = [...(published ?? []), ...(compared ?? []).map((key) => ownNumbers + key)];
  const { lost, doubled } = compareLedger(acknowledged, [
    ...(await storedNumbers(client)),
    ...(await comparedNumbers(client)),
  ]);
  const halfStates = await findHalfStates(client);
  const standStillMs = Math.max(...ledgers.map((ledger) => ledger.longestStandStillMs()));
  const refused = ledgers.reduce((sum, ledger) => sum + ledger.refused(), 0);
  return {
    ...{ rounds, acknowledged: acknowledged.length, lost, standStillMs },
    halfStates: halfStates.length,
    broken: [
      ...(lost > 0 ? [`${lost} acknowledged writes are lost`] : []),
      ...(doubled > 0 ? [`${doubled} postings are stored twice`] : []),
      ...(standStillMs > longestGapMs ? [`${standStillMs.toFixed(0)} ms without a write`] : []),
      ...halfStates,
    ],
    seen: [
      `${published?.length ?? 0} postings and ${compared?.length ?? 0} comparisons acknowledged, ${refused} refused meanwhile`,
    ],
    spread: await spreadOver({ first, second }),
  };
}

/** Pairs of a job seeker and a recruiter, whose comparisons reach over both shards. */
async function comparers(urls: string[]) {
  const pairs = await Promise.all(
    Array.from({ length: people }, async () => {
      const person = await candidate(() => urls);
      const recruiter = await join(() => urls, ['recruiter']);
      await unlock(recruiter, person);
      return { person, recruiter };
    }),
  );
  return async (key: number, writer: number): Promise<boolean> => {
    const pair = pairs[writer % pairs.length];
    if (!pair) return false;
    return isOk(await compare(pair.recruiter, pair.person, { jobTitle: `${fittingTitle}${key}` }));
  };
}

async function comparedNumbers(client: Cluster['first']['client']): Promise<number[]> {
  const jobs = database(client).collection<{ jobTitle: string }>('jobs');
  const found = await jobs.find({ jobTitle: new RegExp(`^${fittingTitle}`) }).toArray();
  return found.map(({ jobTitle }) => Number(jobTitle.slice(fittingTitle.length)));
}

/** How many documents of the sharded collections each shard holds. */
async function spreadOver({ first, second }: Pick<Cluster, 'first' | 'second'>): Promise<Spread> {
  const count = (set: Cluster['first'], name: string) =>
    database(set.client).collection(name).countDocuments();
  const counted = await Promise.all(
    Object.keys(shardKeys).map(async (name) => {
      const [one, other] = await Promise.all([count(first, name), count(second, name)]);
      return [name, { first: one, second: other }] as const;
    }),
  );
  return Object.fromEntries(counted);
}
