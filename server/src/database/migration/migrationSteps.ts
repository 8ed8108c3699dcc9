// Steps that changes of stored data are made of.
import { setTimeout as sleep } from 'node:timers/promises';
import mongoose, { type mongo } from 'mongoose';
import { createDeclaredIndexes } from '../declaredIndexes.ts';
import type { MigrationWork } from './migrations.ts';

export const collection = (name: string) => mongoose.connection.collection(name);

const batchSize = 500;

/** Requests come first: at most half of the time is spent on what nobody waits for. */
const longestRestMs = 1_000;

type Walk = {
  name: string;
  /** What the change needs beside the id. */
  fields?: readonly string[];
};

/** Walks a collection by id, from where it was cut off, with rests between the batches. */
export async function inBatches(
  { signal, progress, save }: MigrationWork,
  { name, fields = [] }: Walk,
  change: (batch: mongo.WithId<mongo.Document>[]) => Promise<unknown>,
): Promise<void> {
  // A dot or a dollar in a name would be a path.
  const key = name.replaceAll('.', '_');
  if (!(key in progress.cursor)) progress.total += await collection(name).estimatedDocumentCount();
  const projection = Object.fromEntries(['_id', ...fields].map((field) => [field, 1]));
  while (!signal.aborted) {
    const startedAt = performance.now();
    const after = progress.cursor[key];
    const batch = await collection(name)
      .find(after ? { _id: { $gt: after as mongo.ObjectId } } : {}, { projection })
      .sort({ _id: 1 })
      .limit(batchSize)
      .toArray();
    const last = batch.at(-1);
    if (!last) return;
    await change(batch);
    progress.cursor[key] = last._id;
    progress.done += batch.length;
    await save();
    const restMs = Math.min(performance.now() - startedAt, longestRestMs);
    await sleep(restMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Changes what matches, a batch at a time: one update of everything may take longer than the database is waited for. */
export async function updateInBatches(
  work: MigrationWork,
  name: string,
  filter: mongo.Filter<mongo.Document>,
  update: mongo.UpdateFilter<mongo.Document> | mongo.Document[],
): Promise<void> {
  await inBatches(work, { name }, (batch) =>
    collection(name).updateMany({ $and: [within(batch), filter] }, update),
  );
}

export const within = (batch: readonly { _id: unknown }[]) => ({
  _id: { $in: batch.map(({ _id }) => _id as mongo.ObjectId) },
});

/** Renames a field in one document after the other; where the new name is in use already, the old one goes. */
export async function renameInBatches(
  work: MigrationWork,
  name: string,
  [from, to]: [from: string, to: string],
): Promise<void> {
  await inBatches(work, { name }, async (batch) => {
    const stored = { ...within(batch), [from]: { $exists: true } };
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

/** Drops an index whose place another has taken, once all that the models ask for are there. */
export async function retireIndex(name: string, keys: string[]): Promise<void> {
  const [error] = await createDeclaredIndexes({ replace: true });
  if (error) throw error;
  await dropIndexes(name, ({ key }) => hasKeys(key, keys));
}
