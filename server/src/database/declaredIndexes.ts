import { createHash } from 'node:crypto';
import mongoose, { type mongo } from 'mongoose';

type Model = mongoose.Model<unknown>;
type Declared = { keys: Record<string, mongo.IndexDirection>; options: { name?: string } };

const declaredOf = (model: Model): Declared[] =>
  model.schema.indexes().map(([keys, options]) => ({
    keys: keys as Declared['keys'],
    options: options,
  }));

export function declaredIndexesVersion(): string {
  const linesOf = (model: Model) =>
    declaredOf(model).map((declared) => JSON.stringify([model.collection.name, declared]));
  const lines = Object.values(mongoose.models).flatMap(linesOf);
  return createHash('sha256').update(lines.sort().join()).digest('base64url').slice(0, 8);
}

/** Same keys or name with other options. */
const conflicts = new Set<unknown>([85, 86]);

/** Keeps conflicting indexes unless `replace` is set. @returns why some could not be created */
export async function createDeclaredIndexes({ replace }: { replace: boolean }): Promise<Error[]> {
  const errors: Error[] = [];
  const createAll = async (model: Model) => {
    for (const declared of declaredOf(model)) {
      await createOne(model, declared, replace).catch((error: unknown) => {
        errors.push(error instanceof Error ? error : new Error('unknown'));
      });
    }
  };
  await Promise.all(Object.values(mongoose.models).map(createAll));
  return errors;
}

async function createOne(model: Model, { keys, options }: Declared, replace: boolean) {
  const create = () => model.collection.createIndex(keys, { ...options }, {});
  try {
    await create();
  } catch (error) {
    const code = error instanceof mongoose.mongo.MongoServerError ? error.code : null;
    if (!replace || !conflicts.has(code)) throw error;
    const names = declaredOf(model).map(nameOf);
    const isInTheWay = ({ name = '', key }: mongo.IndexDescriptionInfo) =>
      name === nameOf({ keys, options }) ||
      (JSON.stringify(key) === JSON.stringify(keys) && !names.includes(name));
    for (const index of await model.collection.indexes()) {
      if (isInTheWay(index)) await model.collection.dropIndex(index.name ?? '');
    }
    await create();
  }
}

const nameOf = ({ keys, options }: Declared): string =>
  options.name ?? Object.entries(keys).flat().join('_');
