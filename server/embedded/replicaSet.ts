// Transactions and change streams need a replica set; this one has a single member.
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose from 'mongoose';
import { type DataDir, authSource, loopback, replicaSetName, username } from './dataDir.ts';

const primaryTimeoutMs = 60_000;
const pollMs = 20;
const unauthorized = 13;
const authenticationFailed = 18;
const alreadyInitialized = 23;

type Client = mongoose.mongo.MongoClient;
type Member = Pick<DataDir, 'port' | 'password'>;

async function withClient<Result>(
  { port, password, timeoutMs = 10_000 }: { port: number; password?: string; timeoutMs?: number },
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new mongoose.mongo.MongoClient(`mongodb://${loopback}:${port}`, {
    directConnection: true,
    ...(password !== undefined && { authSource, auth: { username, password } }),
    serverSelectionTimeoutMS: timeoutMs,
  });
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const hasCode = (error: unknown, ...codes: number[]) =>
  codes.includes((error as { code?: number }).code ?? 0);

/** @throws when the member is not primary within a minute, or rejects the password */
export async function becomePrimary(member: Member): Promise<void> {
  const { port } = member;
  await withClient({ port }, async (client) => {
    const deadline = Date.now() + primaryTimeoutMs;
    while (!(await isPrimary(client, port).catch(ignoreDropped))) {
      if (Date.now() > deadline) {
        throw new Error(
          'MongoDB accepted no writes for a minute. Does mongodb.json belong to this data?',
        );
      }
      await sleep(pollMs);
    }
  });
  await haveUser(member);
}

async function isPrimary(client: Client, port: number): Promise<boolean> {
  const admin = client.db('admin');
  const { isWritablePrimary, setName } = await admin.command({ hello: 1 });
  if (setName === undefined) {
    const config = {
      _id: replicaSetName,
      members: [{ _id: 0, host: `${loopback}:${port}` }],
      // The default makes a restart wait ten seconds for its own election.
      settings: { electionTimeoutMillis: 1000 },
    };
    await admin.command({ replSetInitiate: config }).catch((error: unknown) => {
      // An existing set with a user refuses both commands.
      if (!hasCode(error, alreadyInitialized, unauthorized)) throw error;
    });
  }
  return isWritablePrimary === true;
}

function ignoreDropped(error: unknown): false {
  if (error instanceof mongoose.mongo.MongoNetworkError) return false;
  throw error;
}

async function haveUser({ port, password }: Member): Promise<void> {
  try {
    await withClient({ port, password }, (client) => client.db('admin').command({ ping: 1 }));
    return;
  } catch (error) {
    if (!hasCode(error, authenticationFailed)) throw error;
  }
  // A database without users accepts the first one from any local client.
  const user = { createUser: username, pwd: password, roles: ['root'] };
  await withClient({ port }, (client) => client.db(authSource).command(user)).catch(
    (error: unknown) => {
      if (!hasCode(error, unauthorized)) throw error;
      throw new Error('The password in mongodb-key does not belong to this data.');
    },
  );
}

/** @throws when the server rejects this password */
export async function shutDown({ port, password }: Member): Promise<void> {
  await withClient({ port, password, timeoutMs: 2_000 }, async (client) => {
    await client
      .db('admin')
      .command({ shutdown: 1, force: true, timeoutSecs: 1 })
      .catch(ignoreDropped);
  });
}
