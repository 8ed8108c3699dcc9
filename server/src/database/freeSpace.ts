// A full volume ends mongod at once, and the product with it, so uploads stop long before.
import { statfs } from 'node:fs/promises';
import mongoose from 'mongoose';

const leastFreeBytes = 1024 ** 3;
const leastFreeShare = 0.05;
const serverLookMs = 10_000;

export type Space = { freeBytes: number; totalBytes: number };

/** Measures the volume that holds the database; `null` where nobody tells. */
export type Measure = () => Promise<Space | null>;

/** Whether uploads leave enough free: a gigabyte, or a twentieth of a large volume. */
export async function hasRoomForUploads(measure: Measure): Promise<boolean> {
  // A measurement that fails says nothing about the space, and must not stop anybody.
  const space = await measure().catch(() => null);
  if (space === null) return true;
  return space.freeBytes >= Math.max(leastFreeBytes, space.totalBytes * leastFreeShare);
}

/** For a database on this machine: the volume of its folder. */
export function volumeOf(folder: string, read: typeof statfs = statfs): Measure {
  return async () => {
    const { bavail, blocks, bsize } = await read(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  };
}

/** For a database elsewhere: what it says of its own volume, asked every ten seconds at most; not every one does. */
export function volumeOfServer(): Measure {
  let last: { at: number; space: Space | null } | null = null;
  return async () => {
    if (last && performance.now() - last.at < serverLookMs) return last.space;
    const space = spaceIn(await mongoose.connection.db?.command({ dbStats: 1 }));
    last = { at: performance.now(), space };
    return space;
  };
}

type Stats = { fsTotalSize?: unknown; fsUsedSize?: unknown; raw?: Record<string, Stats> };

/** A sharded database tells of each shard, and the first one that is full stops everything. */
export function spaceIn(stats: Stats = {}): Space | null {
  const [fullest = null] = Object.values(stats.raw ?? { whole: stats })
    .flatMap(({ fsTotalSize: total, fsUsedSize: used }) =>
      typeof total === 'number' && typeof used === 'number'
        ? [{ freeBytes: total - used, totalBytes: total }]
        : [],
    )
    .sort((one, other) => one.freeBytes - other.freeBytes);
  return fullest;
}
