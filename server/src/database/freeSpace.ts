// A full volume stops mongod, so uploads stop long before.
import mongoose from 'mongoose';

const leastFreeBytes = 1024 ** 3;
const leastFreeShare = 0.05;
const serverLookMs = 10_000;

export type Space = { freeBytes: number; totalBytes: number };

/** Free space on the database's volume; `null` if unknown. */
export type Measure = () => Promise<Space | null>;

/** Keeps a gigabyte, or a twentieth of a large volume, free. */
export async function hasRoomForUploads(measure: Measure): Promise<boolean> {
  // A failed measurement must not block uploads.
  const space = await measure().catch(() => null);
  if (space === null) return true;
  return space.freeBytes >= Math.max(leastFreeBytes, space.totalBytes * leastFreeShare);
}

/** Asks the database about its volume, every ten seconds at most; not every server answers. */
export function volumeOfDatabase(): Measure {
  let last: { at: number; space: Space | null } | null = null;
  return async () => {
    if (last && performance.now() - last.at < serverLookMs) return last.space;
    const space = spaceIn(await mongoose.connection.db?.command({ dbStats: 1 }));
    last = { at: performance.now(), space };
    return space;
  };
}

type Stats = { fsTotalSize?: unknown; fsUsedSize?: unknown; raw?: Record<string, Stats> };

/** Of a sharded database, the fullest shard counts. */
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
