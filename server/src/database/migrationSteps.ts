// Steps that changes of stored data are made of.
import mongoose, { type mongo } from 'mongoose';

export const collection = (name: string) => mongoose.connection.collection(name);

const batchSize = 1_000;

type Work = {
  name: string;
  signal: AbortSignal;
  report: (done: number) => void;
  /** What the change needs beside the id. */
  fields?: readonly string[];
};

/** Walks a collection by id, so that other work goes on between the batches. */
export async function inBatches(
  { name, signal, report, fields = [] }: Work,
  change: (batch: mongo.WithId<mongo.Document>[]) => Promise<unknown>,
): Promise<void> {
  let after: mongo.ObjectId | null = null;
  let done = 0;
  const projection = Object.fromEntries(['_id', ...fields].map((field) => [field, 1]));
  while (!signal.aborted) {
    const batch = await collection(name)
      .find(after === null ? {} : { _id: { $gt: after } }, { projection })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    if (batch.length === 0) return;
    await change(batch);
    after = batch.at(-1)?._id ?? after;
    done += batch.length;
    report(done);
  }
}

/** Renames a field in one document after the other; where the new name is in use already, the old one goes. */
export async function renameInBatches(
  name: string,
  [from, to]: [from: string, to: string],
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<void> {
  await inBatches({ name, signal, report }, async (batch) => {
    const stored = { _id: { $in: batch.map(({ _id }) => _id) }, [from]: { $exists: true } };
    await collection(name).updateMany(
      { ...stored, [to]: { $exists: false } },
      { $rename: { [from]: to } },
    );
    await collection(name).updateMany(stored, { $unset: { [from]: '' } });
  });
}

export const hasKeys = (key: object, names: string[]) => Object.keys(key).join() === names.join();

export async function dropIndexes(
  name: string,
  isOld: (index: mongo.IndexDescriptionInfo) => boolean,
): Promise<void> {
  // A collection that nobody has written to does not exist, and has no indexes to list.
  const indexes = await collection(name)
    .indexes()
    .catch(() => []);
  for (const index of indexes) {
    if (isOld(index) && index.name !== undefined) await collection(name).dropIndex(index.name);
  }
}
