// Transactions and change streams need a replica set; this one has a single member.
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { authSource, credentials, type DatabaseKey, userInfo, username } from './databaseKey.ts';
import { loopback } from './mongodProcess.ts';

export const replicaSetName = 'inkognito';
const databaseName = 'inkognito';

export const embeddedUri = (port: number, key: DatabaseKey) =>
  `mongodb://${userInfo(key)}@${loopback}:${port}/${databaseName}?replicaSet=${replicaSetName}&authSource=${authSource}`;

const primaryTimeoutMs = 60_000;
const pollMs = 20;
const alreadyInitialized = 23;
const invalidReplicaSetConfig = 93;
const userExists = 51003;

type Client = mongoose.mongo.MongoClient;
type Db = mongoose.mongo.Db;

interface ReplicaSetConfig {
  _id: string;
  members: { host: string }[];
}

async function withClient<T>(
  port: number,
  key: DatabaseKey | null,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new mongoose.mongo.MongoClient(`mongodb://${loopback}:${port}`, {
    directConnection: true,
    ...(key && credentials(key)),
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

async function askForRole(admin: Db, port: number): Promise<'primary' | 'moved' | null> {
  await initiate(admin, port);
  const { isWritablePrimary } = await admin.command({ hello: 1 });
  if (isWritablePrimary === true) return 'primary';
  return (await isOutsideItsOwnSet(admin)) ? 'moved' : null;
}

/** A member that changes its role drops its connections, which says nothing of the role. */
function ignoreDropped(error: unknown): null {
  if (error instanceof mongoose.mongo.MongoNetworkError) return null;
  throw error;
}

/** Gives 'moved' when the stored set names another port. @throws when it is neither within a minute */
export async function becomePrimary(port: number, key: DatabaseKey): Promise<'primary' | 'moved'> {
  return withClient(port, key, async (client) => {
    const admin = client.db('admin');
    const deadline = Date.now() + primaryTimeoutMs;
    while (Date.now() < deadline) {
      const role = await askForRole(admin, port).catch(ignoreDropped);
      if (role !== null) return role;
      await sleep(pollMs);
    }
    throw new Error('MongoDB nimmt auch nach einer Minute keine Schreibzugriffe an.');
  });
}

/** The stored set refuses to start on another port than its own, so mongod must run standalone here. */
export async function moveMemberTo(port: number): Promise<void> {
  await withClient(port, null, async (client) => {
    const configs = client.db('local').collection<ReplicaSetConfig>('system.replset');
    const address = memberAddress(port);
    await configs.updateOne(
      { _id: replicaSetName, 'members.0.host': { $ne: address } },
      { $set: { 'members.0.host': address }, $inc: { version: 1 } },
    );
  });
}

/** Changes the password where the user is there already. mongod must run standalone here. */
export async function setPassword(port: number, pwd: string): Promise<void> {
  await withClient(port, null, async (client) => {
    const admin = client.db(authSource);
    const user = { pwd, roles: ['root'] };
    await admin.command({ createUser: username, ...user }).catch(async (error: unknown) => {
      if (codeOf(error) !== userExists) throw error;
      await admin.command({ updateUser: username, ...user });
    });
  });
}
