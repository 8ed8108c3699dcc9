// How the database is parted once one machine is too small; docs/operations.md says why.
import type { mongo } from 'mongoose';

/** Each unique index of such a collection begins with its shard key; a collection that is not named stays whole. */
export const shardKeys: Readonly<Record<string, string>> = {
  questionnaires: 'userId',
  comparisons: 'candidateId',
  releases: 'candidateId',
  quotas: 'candidateId',
  blockedpostings: 'candidateId',
  blockedrecruiters: 'candidateId',
  accessrequests: 'candidateId',
  activities: 'candidateId',
  jobs: 'recruiterId',
  'uploads.chunks': 'files_id',
  sessions: '_id',
};

/** Through the router, as often as one likes. Ids grow, so only their hashes come down on all shards alike. */
export async function shardCollections(client: mongo.MongoClient, database: string): Promise<void> {
  for (const [name, field] of Object.entries(shardKeys)) {
    const key: Record<string, 'hashed'> = { [field]: 'hashed' };
    await client.db(database).collection(name).createIndex(key, {}, {});
    await client.db('admin').command({ shardCollection: `${database}.${name}`, key });
  }
}
