// `npm run shard`: shards the database of MONGODB_URI, a router; see docs/operations.md.
import mongoose from 'mongoose';
import { ConfigError, readConfig } from '../src/config.ts';
import { shardCollections, shardKeys } from '../src/database/shardKeys.ts';
import { orSayWhy } from './backup/orSayWhy.ts';

await orSayWhy(async () => {
  const { mongodbUri } = readConfig(process.env);
  if (mongodbUri === undefined)
    throw new ConfigError('MONGODB_URI is needed: the address of a mongos.');
  const client = new mongoose.mongo.MongoClient(mongodbUri);
  try {
    const { databaseName } = client.db();
    const { msg } = await client.db('admin').command({ hello: 1 });
    if (msg !== 'isdbgrid') throw new ConfigError('MONGODB_URI is not the address of a mongos.');
    await shardCollections(client, databaseName);
    console.log(`${databaseName}: ${Object.keys(shardKeys).join(', ')} are sharded.`);
  } finally {
    await client.close();
  }
});
