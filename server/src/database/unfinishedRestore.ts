import mongoose from 'mongoose';
import { ConfigError } from '../config.ts';

/** Non-empty while a restore is in progress. */
export const unfinishedRestore = 'unfinished_restore';

const collection = () => mongoose.connection.collection(unfinishedRestore);

export async function beginRestore(): Promise<void> {
  await collection().insertOne({ begunAt: new Date() });
}

export async function finishRestore(): Promise<void> {
  await collection().drop();
}

/** @throws {ConfigError} */
export async function refuseUnfinishedRestore(): Promise<void> {
  if ((await collection().findOne()) === null) return;
  throw new ConfigError(
    'A restore of this database was begun and did not finish. Run it again with --replace.',
  );
}
