import mongoose from 'mongoose';
import { findRunningDatabase } from '../../embedded/dataDir.ts';

/** For a running server: everything but which migrations are done. */
export async function emptyRunning(dataDir: string): Promise<void> {
  const uri = await findRunningDatabase(dataDir);
  if (uri === null) throw new Error(`No database runs in ${dataDir}.`);
  const connection = await mongoose.createConnection(uri).asPromise();
  const collections = (await connection.db?.collections()) ?? [];
  await Promise.all(
    collections
      .filter(({ collectionName }) => !/^(?:migrations$|system\.)/.test(collectionName))
      .map((collection) => collection.deleteMany({})),
  );
  await connection.close();
}
