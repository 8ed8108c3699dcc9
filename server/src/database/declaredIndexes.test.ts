import mongoose, { Schema, model } from 'mongoose';
import { afterAll, expect, test } from 'vitest';
import { useTestDatabase } from '../test/testDatabase.ts';
import { createDeclaredIndexes } from './declaredIndexes.ts';

const thing = new Schema({ a: String, b: String });
thing.index({ a: 1 }, { unique: true });
thing.index({ a: 1 }, { name: 'a_any' });
thing.index({ b: 1 }, { name: 'named' });
const Thing = model('DeclaredThing', thing);

useTestDatabase({ own: true });

// Files share one process.
afterAll(() => mongoose.deleteModel('DeclaredThing'));

const present = async () =>
  (await Thing.collection.indexes())
    .map(({ name = '', key, unique }) => [name, Object.keys(key).join(), unique ?? false])
    .sort();

const declared = [
  ['_id_', '_id', false],
  ['a_1', 'a', true],
  ['a_any', 'a', false],
  ['named', 'b', false],
];

test('indexes with other options are replaced, others stay', async () => {
  await Thing.collection.dropIndexes();
  await Thing.collection.createIndex({ a: 1 }, {}, {});
  await Thing.collection.createIndex({ a: 1, b: 1 }, { name: 'named' }, {});
  await Thing.collection.createIndex({ b: -1 }, { name: "an operator's own" }, {});

  const errors = await createDeclaredIndexes({ replace: false });
  expect(errors).toHaveLength(3);
  expect(await createDeclaredIndexes({ replace: true })).toEqual([]);

  expect(await present()).toEqual([...declared, ["an operator's own", 'b', false]].sort());
});

test('an index under another name is replaced', async () => {
  await Thing.collection.dropIndexes();
  await Thing.collection.createIndex({ a: 1 }, { name: 'renamed', unique: true }, {});

  expect(await createDeclaredIndexes({ replace: true })).toEqual([]);

  expect(await present()).toEqual(declared);
});

test('an index that the data do not allow is reported, and the others are built', async () => {
  await Thing.collection.dropIndexes();
  await Thing.collection.insertMany([{ a: 'same' }, { a: 'same' }]);

  expect(await createDeclaredIndexes({ replace: true })).toHaveLength(1);

  expect(await present()).toEqual(declared.filter(([name]) => name !== 'a_1'));
});
