import type mongoose from 'mongoose';
import { Questionnaire, listedIndex } from '../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../src/user/user.model.ts';

type Collection = mongoose.Collection;
type StoredIndex = Awaited<ReturnType<Collection['indexes']>>[number];

/** Rebuilds the search indexes once after bulk inserts: updating them touches two dozen pages per user. */
export async function withoutSearchIndexes(insert: () => Promise<void>): Promise<void> {
  const builders = [
    await dropIndexes(Questionnaire.collection, ({ name = '' }) => name === listedIndex),
    await dropIndexes(User.collection, ({ key }) => 'searchKeys' in key),
  ];
  try {
    await insert();
  } finally {
    await Promise.all(builders.map((build) => build()));
  }
}

/** Returns a function that rebuilds them. */
async function dropIndexes(
  collection: Collection,
  isMeant: (index: StoredIndex) => boolean,
): Promise<() => Promise<unknown>> {
  const dropped = (await collection.indexes()).filter(isMeant);
  for (const { name = '' } of dropped) await collection.dropIndex(name);
  return () => collection.createIndexes(dropped);
}
