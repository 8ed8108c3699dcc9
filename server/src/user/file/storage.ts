import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import mongoose, { type ClientSession, type Types } from 'mongoose';
import { AppError } from '../../errors.ts';

export type FileStore = { hasRoom: () => Promise<boolean> };

function bucket() {
  const { db } = mongoose.connection;
  if (!db) throw new Error('The database is not connected.');
  return new mongoose.mongo.GridFSBucket(db, { bucketName: 'uploads' });
}

export const uploads = (name: 'files' | 'chunks') =>
  mongoose.connection.collection(`uploads.${name}`);

export async function createFileIndexes(): Promise<void> {
  await uploads('files').createIndex({ 'metadata.ownerId': 1 }, {}, {});
}

type NewFile = { kind: 'image' | 'cv'; ownerId: Types.ObjectId; bytes: Buffer };

/** @throws {AppError} 507 when the database's volume is nearly full */
export async function storeFile(
  { hasRoom }: FileStore,
  { kind, ownerId, bytes }: NewFile,
): Promise<Types.ObjectId> {
  if (!(await hasRoom())) {
    throw new AppError(
      'storage_full',
      'Zurzeit können wir keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
    );
  }
  const upload = bucket().openUploadStream(kind, { metadata: { kind, ownerId } });
  await pipeline(Readable.from([bytes]), upload);
  return upload.id;
}

type Range = { start: number; end: number };

// Two chunks of 255 kB at a time: the driver's stream buffers up to 16 MB ahead.
export async function* readFile(id: Types.ObjectId, range?: Range): AsyncGenerator<Buffer> {
  const [file] = await bucket().find({ _id: id }).limit(1).toArray();
  if (!file) throw new Error('The file is not there.');
  const { start, end } = range ?? { start: 0, end: file.length };
  const first = Math.floor(start / file.chunkSize);
  const pieces = mongoose.connection
    .collection<{ data: mongoose.mongo.Binary }>('uploads.chunks')
    .find({ files_id: id, n: { $gte: first, $lt: Math.ceil(end / file.chunkSize) } })
    .sort({ n: 1 })
    .batchSize(2);
  let at = first * file.chunkSize;
  for await (const { data } of pieces) {
    yield Buffer.from(data.value().subarray(Math.max(0, start - at), end - at));
    at += data.length();
  }
  if (at < end) throw new Error('The file ended early.');
}

export async function findFile(id: Types.ObjectId | null | undefined) {
  if (!id) return null;
  const [file] = await bucket().find({ _id: id }).limit(1).toArray();
  if (!file) return null;
  const send = (into: NodeJS.WritableStream, range: Range) => pipeline(readFile(id, range), into);
  return { length: file.length, send };
}

export async function deleteFile(id: Types.ObjectId | null | undefined): Promise<void> {
  if (id) await deleteFiles({ _id: id });
}

export async function deleteFiles(
  filter: Record<string, unknown>,
  tx?: ClientSession,
): Promise<void> {
  const options = tx ? { session: tx } : {};
  const files = await uploads('files').find(filter, options).toArray();
  const ids = files.map(({ _id }) => _id);
  await uploads('chunks').deleteMany({ files_id: { $in: ids } }, options);
  await uploads('files').deleteMany({ _id: { $in: ids } }, options);
}
