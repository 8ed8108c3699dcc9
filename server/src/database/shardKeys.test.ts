import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import '../app.ts';
import { shardKeys } from './shardKeys.ts';

const sharded = Object.values(mongoose.models).flatMap(({ collection, schema }) => {
  const key = shardKeys[collection.name];
  return key === undefined ? [] : [{ name: collection.name, key, indexes: schema.indexes() }];
});

test('every unique index of a sharded collection begins with its shard key', () => {
  const others = sharded.flatMap(({ name, key, indexes }) =>
    indexes
      .filter(([fields, { unique }]) => unique === true && Object.keys(fields)[0] !== key)
      .map(([fields]) => `${name}: ${Object.keys(fields).join()}`),
  );

  // Sessions have no model.
  expect(sharded).toHaveLength(Object.keys(shardKeys).length - 1);
  expect(others).toEqual([]);
});

test('the manual names the same collections and keys', () => {
  const manual = readFileSync(resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
  const table = manual.slice(manual.indexOf('| Shard key'), manual.indexOf('## Disk'));
  const rows = table.split('\n').flatMap((line) => {
    const [, names = '', key = ''] = line.split('|');
    const [, field] = /^ `(\w+)` *$/.exec(key) ?? [];
    return field ? [...names.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => [name, field]) : [];
  });

  expect(Object.fromEntries(rows)).toEqual(shardKeys);
});
