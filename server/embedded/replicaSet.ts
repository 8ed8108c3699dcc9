// Transactions and change streams need a replica set; this one has a single member.
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { loopback } from './mongodProcess.ts';

export const replicaSetName = 'inkognito';
const databaseName = 'inkognito';

export const embeddedUri = (port: number) =>
  `mongodb://${loopback}:${port}/${databaseName}?replicaSet=${replicaSetName}`;

const primaryTimeoutMs = 60_000;
const pollMs = 20;
const alreadyInitialized = 23;
const invalidReplicaSetConfig = 93;

type Client = mongoose.mongo.MongoClient;
type Db = mongoose.mongo.Db;

interface ReplicaSetConfig {
  _id: string;
  members: { host: string }[];
}

async function withClient<T>(port: number, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new mongoose.mongo.MongoClient(`mongodb://${loopback}:${port}`, {
    directConnection: true,
    serverSelectionTimeoutMS: 10_000,
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const memberAddress = (port: number) => `${loopback}:${port}`;

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

async function initiate(admin: Db, port: number): Promise<void> {
  const config = {
    _id: replicaSetName,
    members: [{ _id: 0, host: memberAddress(port) }],
    // The default makes a restart wait ten seconds for its own election.
    settings: { electionTimeoutMillis: 1000 },
  };
  await admin.command({ replSetInitiate: config }).catch((error: unknown) => {
    if (codeOf(error) !== alreadyInitialized) throw error;
  });
}

async function isOutsideItsOwnSet(admin: Db): Promise<boolean> {
  return admin.command({ replSetGetStatus: 1 }).then(
    () => false,
    (error: unknown) => codeOf(error) === invalidReplicaSetConfig,
  );
}

/** Gives 'moved' when the stored set names another port. @throws when it is neither within a minute */
export async function becomePrimary(port: number): Promise<'primary' | 'moved'> {
  return withClient(port, async (client) => {
    const admin = client.db('admin');
    await initiate(admin, port);

    const deadline = Date.now() + primaryTimeoutMs;
    while (Date.now() < deadline) {
      const { isWritablePrimary } = await admin.command({ hello: 1 });
      if (isWritablePrimary === true) return 'primary';
      if (await isOutsideItsOwnSet(admin)) return 'moved';
      await sleep(pollMs);
    }
    throw new Error('MongoDB nimmt auch nach einer Minute keine Schreibzugriffe an.');
  });
}

/** The stored set refuses to start on another port than its own, so mongod must run standalone here. */
export async function moveMemberTo(port: number): Promise<void> {
  await withClient(port, async (client) => {
    const configs = client.db('local').collection<ReplicaSetConfig>('system.replset');
    const address = memberAddress(port);
    await configs.updateOne(
      { _id: replicaSetName, 'members.0.host': { $ne: address } },
      { $set: { 'members.0.host': address }, $inc: { version: 1 } },
    );
  });
}
