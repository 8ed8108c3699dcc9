import mongoose from 'mongoose';
import { findRunningDatabase } from '../../embedded/dataDir.ts';

/** In the database of a running product: nobody waits a week for the shortest key to end. */
export async function expireKey(dataDir: string, keyId: string): Promise<void> {
  const uri = await findRunningDatabase(dataDir);
  if (uri === null) throw new Error(`No database runs in ${dataDir}.`);
  const connection = await mongoose.createConnection(uri).asPromise();
  const ended = { $set: { expiresAt: new Date() } };
  await connection.collection('keys').updateOne({ _id: new mongoose.Types.ObjectId(keyId) }, ended);
  await connection.close();
}
