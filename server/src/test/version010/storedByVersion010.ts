import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import mongoose, { type mongo } from 'mongoose';

type Person = 'anna' | 'berta' | 'rita' | 'rolf';

type Facts = {
  password: string;
  people: Record<Person, { accessPassword: string }>;
  matchId: string;
};

type Stored = {
  madeAt: Date;
  facts: Facts;
  collections: Record<string, { documents: mongo.Document[]; indexes: mongo.IndexDescription[] }>;
};

const file = new URL('stored.json.gz', import.meta.url);

/** Fills an empty database with what version 0.1.0 stored, as if that had been just now: much of it expires. */
export async function storeAsVersion010(db: mongo.Db): Promise<Facts> {
  const text = (await promisify(gunzip)(await readFile(file))).toString();
  const { EJSON } = mongoose.mongo.BSON;
  const { madeAt, facts, collections } = EJSON.parse(text, { relaxed: true }) as Stored;
  const later = Date.now() - madeAt.getTime();
  for (const [name, { documents, indexes }] of Object.entries(collections)) {
    const collection = db.collection(name);
    await collection.createIndexes(indexes.filter((index) => index.name !== '_id_'));
    if (documents.length > 0)
      await collection.insertMany(moved(documents, later) as typeof documents);
  }
  return facts;
}

function moved(value: unknown, byMs: number): unknown {
  if (value instanceof Date) return new Date(value.getTime() + byMs);
  if (Array.isArray(value)) return value.map((each) => moved(each, byMs));
  if (value === null || typeof value !== 'object' || '_bsontype' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, byMs)]));
}
