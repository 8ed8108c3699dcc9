// Database servers that can be killed, frozen and restarted; the embedded one would end with the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { chooseFreePort } from '../../../embedded/freePort.ts';
import { findMongod } from '../../../embedded/mongodBinary.ts';
import type { Place } from './place.ts';

const { MongoClient } = mongoose.mongo;
const host = '127.0.0.1';
const timeoutMs = 180_000;

export type Mongod = {
  port: number;
  pid: () => number;
  kill: (signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => void;
  ended: () => Promise<void>;
  start: () => void;
};

export type MongoSet = {
  uri: string;
  members: Mongod[];
  client: InstanceType<typeof MongoClient>;
  primary: () => Promise<Mongod>;
};

async function prepareMongod(
  place: Place,
  { folder, setName }: { folder: string; setName: string },
  more: string[],
): Promise<Mongod> {
  const { path } = await findMongod(() => undefined);
  const port = await chooseFreePort(host);
  const dbPath = join(place.folder, folder);
  await mkdir(dbPath, { recursive: true });
  const words = [
    ...['--dbpath', dbPath, '--port', String(port), '--bind_ip', host, '--replSet', setName],
    ...['--wiredTigerCacheSizeGB', '0.25', '--oplogSize', '256', '--logpath', `${dbPath}.log`],
    ...['--nounixsocket', '--setParameter', 'diagnosticDataCollectionEnabled=false'],
    // As docs/operations.md asks for.
    ...['--setParameter', 'transactionLifetimeLimitSeconds=10', ...more],
  ];
  return startProcess(place, { path, port, words });
}

export function startProcess(
  place: Place,
  { path, port, words }: { path: string; port: number; words: string[] },
): Mongod {
  let child: ChildProcess | null = null;
  const hasEnded = () => child === null || child.exitCode !== null || child.signalCode !== null;
  const mongod: Mongod = {
    port,
    pid: () => child?.pid ?? 0,
    kill: (signal) => child?.kill(signal),
    ended: async () => {
      if (child && !hasEnded()) await once(child, 'exit');
    },
    start: () => {
      child = spawn(path, words, { stdio: 'ignore' });
    },
  };
  place.later(async () => {
    // A frozen process reacts to nothing else.
    mongod.kill('SIGKILL');
    await mongod.ended();
  });
  mongod.start();
  return mongod;
}

/** A replica set ready for writes. `address` is that of a proxy in front of a single member. */
export async function startMongoSet(
  place: Place,
  {
    name: setName = 'faults',
    members: count = 1,
    settings = {},
    fields = {},
    parameters = [],
    address = (port: number) => Promise.resolve(`${host}:${port}`),
  }: {
    name?: string;
    members?: number;
    settings?: Record<string, number>;
    fields?: Record<string, boolean>;
    parameters?: string[];
    address?: (port: number) => Promise<string>;
  } = {},
): Promise<MongoSet> {
  const members = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      prepareMongod(place, { folder: `${setName}${index}`, setName }, parameters),
    ),
  );
  const addresses = await Promise.all(members.map(({ port }) => address(port)));
  // Initiating fails while a member does not listen yet.
  await Promise.all(members.map(({ port }) => listening(port)));
  const first = new MongoClient(`mongodb://${host}:${members[0]?.port ?? 0}`, {
    directConnection: true,
  });
  await first.db('admin').command({
    replSetInitiate: {
      ...{ _id: setName, ...fields },
      members: addresses.map((name, _id) => ({ _id, host: name })),
      settings: { electionTimeoutMillis: 2000, ...settings },
    },
  });
  await first.close();
  const own = members.map(({ port }) => `${host}:${port}`).join(',');
  const single = count === 1 ? '/?directConnection=true' : `/?replicaSet=${setName}`;
  // Majority reads, as promised for the product's writes.
  const client = new MongoClient(`mongodb://${own}${single}`, {
    readConcernLevel: 'majority',
    serverSelectionTimeoutMS: timeoutMs,
  });
  place.later(() => client.close());
  await primaryPort(members);
  return {
    uri: `mongodb://${addresses.join(',')}/inkognito?replicaSet=${setName}`,
    members,
    client,
    primary: async () => {
      const port = await primaryPort(members);
      const found = members.find((member) => member.port === port);
      if (!found) throw new Error('The set has no primary.');
      return found;
    },
  };
}

export async function listening(port: number): Promise<void> {
  const client = new MongoClient(`mongodb://${host}:${port}`, {
    directConnection: true,
    serverSelectionTimeoutMS: timeoutMs,
  });
  try {
    await client.db('admin').command({ ping: 1 });
  } finally {
    await client.close();
  }
}

export async function primaryPort(members: readonly Mongod[]): Promise<number> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    for (const { port } of members) if (await isPrimary(port)) return port;
    await sleep(50);
  }
  throw new Error('No member became primary within three minutes.');
}

async function isPrimary(port: number): Promise<boolean> {
  const client = new MongoClient(`mongodb://${host}:${port}`, {
    directConnection: true,
    serverSelectionTimeoutMS: 500,
    connectTimeoutMS: 500,
    socketTimeoutMS: 500,
  });
  try {
    const { isWritablePrimary } = await client.db('admin').command({ hello: 1 });
    return isWritablePrimary === true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}
