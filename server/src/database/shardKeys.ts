// How the database is sharded when one machine is too small; see docs/operations.md.
import type { mongo } from 'mongoose';

/** Each unique index of such a collection begins with its shard key; unlisted collections stay unsharded. */
export const shardKeys: Readonly<Record<string, string>> = {
  questionnaires: 'userId',
  comparisons: 'candidateId',
  releases: 'candidateId',
  quotas: 'candidateId',
  blockedpostings: 'candidateId',
  accessrequests: 'candidateId',
  activities: 'candidateId',
  jobs: 'recruiterId',
  filepieces: 'fileId',
  sessions: '_id',
};

/** Run through the router; idempotent. Ids grow, so they are hashed to spread evenly. */
export async function shardCollections(client: mongo.MongoClient, database: string): Promise<void> {
  for (const [name, field] of Object.entries(shardKeys)) {
    const key: Record<string, 'hashed'> = { [field]: 'hashed' };
    await client.db(database).collection(name).createIndex(key, {}, {});
    await client.db('admin').command({ shardCollection: `${database}.${name}`, key });
  }
}
