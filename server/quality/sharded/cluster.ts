// A sharded database on this machine: a configuration server, two shards and the router before them.
import mongoose from 'mongoose';
import { chooseFreePort } from '../../embedded/freePort.ts';
import { type MongoSet, listening, startMongoSet, startProcess } from '../faults/harness/mongod.ts';
import type { Place } from '../faults/harness/place.ts';
import { findMongos } from './mongos.ts';

const host = '127.0.0.1';

export type Cluster = {
  /** Of the router, without a database. */
  uri: string;
  /** Of three members, one of which may be lost; the other shard has a single one. */
  first: MongoSet;
  second: MongoSet;
};

/** `parameters` are those of each shard's members. */
export async function startCluster(place: Place, parameters: string[] = []): Promise<Cluster> {
  const shard = (name: string, members: number) =>
    startMongoSet(place, {
      ...{ name, members, parameters: ['--shardsvr', ...parameters] },
      settings: { heartbeatTimeoutSecs: 2, catchUpTimeoutMillis: 2000 },
    });
  const [config, first, second] = await Promise.all([
    startMongoSet(place, {
      ...{ name: 'config', fields: { configsvr: true }, parameters: ['--configsvr'] },
    }),
    shard('first', 3),
    shard('second', 1),
  ]);
  const port = await startRouter(place, `config/${addressesOf(config)}`);
  const uri = `mongodb://${host}:${port}`;
  await addShards(uri, { first, second });
  return { uri, first, second };
}

const addressesOf = ({ members }: MongoSet) =>
  members.map(({ port }) => `${host}:${port}`).join(',');

async function startRouter(place: Place, configdb: string): Promise<number> {
  const path = await findMongos();
  const port = await chooseFreePort(host);
  const words = [
    ...['--configdb', configdb, '--port', String(port), '--bind_ip', host, '--nounixsocket'],
    ...['--logpath', `${place.folder}/mongos.log`],
  ];
  startProcess(place, { path, port, words });
  await listening(port);
  return port;
}

async function addShards(uri: string, shards: Record<string, MongoSet>): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri);
  try {
    for (const [name, set] of Object.entries(shards)) {
      await client.db('admin').command({ addShard: `${name}/${addressesOf(set)}` });
    }
  } finally {
    await client.close();
  }
}
