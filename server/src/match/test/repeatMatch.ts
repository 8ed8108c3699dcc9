import mongoose from 'mongoose';
import { findRunningDatabase } from '../../../embedded/dataDir.ts';

/** For a running server: copies its only match, every tenth being talked about. */
export async function repeatMatch(dataDir: string, count: number): Promise<void> {
  const uri = await findRunningDatabase(dataDir);
  if (uri === null) throw new Error(`No database runs in ${dataDir}.`);
  const connection = await mongoose.createConnection(uri).asPromise();
  const comparisons = connection.collection('comparisons');
  const match = await comparisons.findOne({ countsAsMatch: true });
  if (match === null) throw new Error('There is no match to repeat.');
  const more = Array.from({ length: count - 1 }, (_, index) => ({
    ...match,
    _id: new mongoose.Types.ObjectId(),
    jobId: new mongoose.Types.ObjectId(),
    candidateProgress: { status: index % 10 === 0 ? 'talking' : 'open', note: '' },
  }));
  await comparisons.insertMany(more);
  await connection.close();
}
