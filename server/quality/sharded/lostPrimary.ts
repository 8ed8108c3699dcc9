import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { unless } from '../faults/fault.ts';
import { compareLedger, openLedger } from '../faults/harness/ledger.ts';
import { primaryPort } from '../faults/harness/mongod.ts';
import { isOk, join } from '../faults/harness/person.ts';
import type { Place } from '../faults/harness/place.ts';
import { recovered, startProduct } from '../faults/harness/product.ts';
import { candidate, compare, publishers, unlock } from '../faults/harness/scene.ts';
import { database, findHalfStates, storedNumbers } from '../faults/harness/stored.ts';
import { shardCollections } from '../../src/database/shardKeys.ts';
import type { Cluster } from './cluster.ts';

const rounds = 3;
const writers = 12;
const people = 8;
const settleMs = 2_000;
/** An election of two seconds, and until the router has heard of it; on a busy machine that was eleven. */
const longestGapMs = 30_000;
const ownNumbers = 1_000_000;
const fittingTitle = 'Backend Developer ';

/** The first shard loses its primary again and again while people publish and compare. */
export async function losePrimary(
  place: Place,
  { uri, first, second }: Cluster,
): Promise<string[]> {
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
  const standStillMs = Math.max(...ledgers.map((ledger) => ledger.longestStandStillMs()));
  return [
    ...compareLedger(acknowledged, [
      ...(await storedNumbers(client)),
      ...(await comparedNumbers(client)),
    ]),
    ...unless(standStillMs <= longestGapMs, `${standStillMs} ms without a write`),
    ...(await findHalfStates(client)),
    ...(await emptyShards({ first, second })),
  ];
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

/** A sharded database of which one shard does nothing would prove nothing. */
async function emptyShards(shards: Pick<Cluster, 'first' | 'second'>): Promise<string[]> {
  const counts = await Promise.all(
    Object.values(shards).map(({ client }) => database(client).collection('jobs').countDocuments()),
  );
  return unless(Math.min(...counts) > 0, 'a shard holds no posting');
}
