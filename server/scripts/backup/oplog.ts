// Changes made during a dump, as the tools store them: concatenated BSON documents.
import mongoose from 'mongoose';

const { BSON } = mongoose.mongo;

type Entry = { op: string; ns: string; o: Record<string, unknown> };

// Keeps exact types for writing back.
const exactly = {
  promoteValues: false,
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
};

export function filterOplog(
  oplog: Buffer,
  database: string,
  isKept: (collection: string) => boolean,
): Buffer {
  const kept: Uint8Array[] = [];
  for (let at = 0; at < oplog.length;) {
    const end = at + oplog.readInt32LE(at);
    const entry = BSON.deserialize(oplog.subarray(at, end), exactly) as Entry;
    if (concerns(entry, database, isKept)) kept.push(BSON.serialize(entry));
    at = end;
  }
  return Buffer.concat(kept);
}

/** Also strips foreign operations from a transaction. */
function concerns(
  entry: Entry,
  database: string,
  isKept: (collection: string) => boolean,
): boolean {
  const parts = entry.o['applyOps'];
  if (entry.op === 'c' && Array.isArray(parts)) {
    const own = (parts as Entry[]).filter((part) => concerns(part, database, isKept));
    entry.o['applyOps'] = own;
    return own.length > 0;
  }
  if (!entry.ns.startsWith(`${database}.`)) return false;
  const collection = entry.ns.slice(database.length + 1);
  // A command names its collection as the value of its first key.
  const named = collection === '$cmd' ? String(Object.values(entry.o)[0]) : collection;
  return isKept(named);
}
