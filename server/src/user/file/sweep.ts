// Removes leftovers of interrupted uploads, and expired records.
import mongoose, { type Types } from 'mongoose';
import type { Logger } from 'pino';
import { uploads } from './storage.ts';
import { User } from '../user.model.ts';

/** Longer than any upload, so that none in progress is deleted. */
const uploadGraceMs = 60 * 60_000;
const pauseMs = 10 * 60_000;
const batchSize = 500;

type Id = Types.ObjectId;

export type SweepPlaces = { files: Id | null; chunks: Id | null };

/** An id holds its creation time, for files the start of the upload. */
const madeBefore = (time: Date) => mongoose.Types.ObjectId.createFromTime(time.getTime() / 1000);

const between = (after: Id | null, before: Id) => ({ ...(after && { $gt: after }), $lt: before });

// Unreferenced files stay unreferenced, so instances may run this concurrently.
export async function sweepFiles(
  places: SweepPlaces,
  before = new Date(Date.now() - uploadGraceMs),
): Promise<{ removed: number; next: SweepPlaces }> {
  const limit = madeBefore(before);
  const files = await nextFiles(places.files, limit);
  const pieces = await nextPieces(places.chunks, limit);
  const left = [...(await unownedAmong(files)), ...(await headlessAmong(pieces))];
  // Chunks first: an interrupted run finds the file again.
  await uploads('chunks').deleteMany({ files_id: { $in: left } });
  await uploads('files').deleteMany({ _id: { $in: left } });
  return {
    removed: left.length,
    next: { files: lastOf(files.map(({ _id }) => _id)), chunks: lastOf(pieces) },
  };
}

const lastOf = (ids: Id[]) => (ids.length < batchSize ? null : (ids.at(-1) ?? null));

type File = { _id: Id; metadata?: { ownerId?: Id } };

function nextFiles(after: Id | null, limit: Id): Promise<File[]> {
  return uploads('files')
    .find<File>({ _id: between(after, limit) }, { projection: { 'metadata.ownerId': 1 } })
    .sort({ _id: 1 })
    .limit(batchSize)
    .toArray();
}

/** Every file, even an interrupted one, has a first chunk. */
async function nextPieces(after: Id | null, limit: Id): Promise<Id[]> {
  const pieces = await uploads('chunks')
    .find<{ files_id: Id }>(
      { files_id: between(after, limit), n: 0 },
      { projection: { files_id: 1, _id: 0 } },
    )
    .sort({ files_id: 1, n: 1 })
    .limit(batchSize)
    .toArray();
  return pieces.map((piece) => piece.files_id);
}

async function unownedAmong(files: File[]): Promise<Id[]> {
  const owners = files.flatMap(({ metadata }) => metadata?.ownerId ?? []);
  const users = await User.find({ _id: { $in: owners } })
    .select({ imageId: 1, cv: 1 })
    .lean();
  const pointedTo = new Set(users.flatMap(({ imageId, cv }) => [imageId, cv?.fileId]).map(String));
  return files.map(({ _id }) => _id).filter((id) => !pointedTo.has(id.toString()));
}

async function headlessAmong(pieces: Id[]): Promise<Id[]> {
  const files = await uploads('files')
    .find({ _id: { $in: pieces } }, { projection: { _id: 1 } })
    .toArray();
  const known = new Set(files.map(({ _id }) => _id.toString()));
  return pieces.filter((id) => !known.has(id.toString()));
}

export function startSweeper(
  logger: Logger,
  endUnusedAccounts: () => Promise<number>,
): { stop: () => void } {
  let places: SweepPlaces = { files: null, chunks: null };
  const sweep = async () => {
    const ended = await endUnusedAccounts();
    if (ended > 0) logger.info({ ended }, 'unused unconfirmed accounts were deleted');
    const { removed, next } = await sweepFiles(places);
    places = next;
    if (removed > 0) logger.info({ removed }, 'files left behind were removed');
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      // The next run continues from the same place.
      logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'not swept');
    });
  }, pauseMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
