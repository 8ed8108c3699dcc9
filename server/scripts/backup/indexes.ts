import mongoose from 'mongoose';
import { createSessionIndexes } from '../../src/auth/session/session.model.ts';
import { createDeclaredIndexes } from '../../src/database/declaredIndexes.ts';
import { createLimitIndexes } from '../../src/http/limit/counters.ts';
// Importing a model registers it.
import '../../src/app.ts';

export async function createAllIndexes(): Promise<void> {
  // A backup brings its own indexes.
  await createDeclaredIndexes({ replace: true });
  await createSessionIndexes();
  await createLimitIndexes();
}

/** Mongoose has no type for it. */
type Diff = { toCreate: [keys: Record<string, unknown>, options: object][] };

/** A unique or expiring index must be so in the database too. */
export async function findMissingIndexes(): Promise<string[]> {
  const missing = await Promise.all(
    Object.values(mongoose.models).map(async (model) => {
      const { toCreate } = (await model.diffIndexes({ indexOptionsToCreate: true })) as Diff;
      return toCreate.map(([keys]) => `${model.collection.name} ${Object.keys(keys).join('+')}`);
    }),
  );
  return missing.flat();
}
