import { type ClientSession, Schema, type Types, model } from 'mongoose';
import { person } from '../../database/mongooseFields.ts';
import { AppError } from '../../errors.ts';
import { newPublicId } from '../user.model.ts';

export type FileStore = { hasRoom: () => Promise<boolean> };

/** Divisible by three, so that the Base64 of the pieces is that of the file. */
const pieceBytes = 255 * 1024;

/** A file in pieces, so that none is ever whole in memory while it is sent. Written with the account that points to it. */
const filePieceSchema = new Schema(
  {
    /** Random: an ObjectId reveals its time and can be guessed. */
    fileId: { type: String, required: true },
    ownerId: person,
    number: { type: Number, required: true },
    fileLength: { type: Number, required: true },
    bytes: { type: Buffer, required: true },
  },
  { strict: 'throw', versionKey: false },
);
filePieceSchema.index({ fileId: 1, number: 1 }, { unique: true });
filePieceSchema.index({ ownerId: 1 });
const FilePiece = model('FilePiece', filePieceSchema);

/** @throws {AppError} 507 when the database's volume is nearly full */
export async function requireRoom({ hasRoom }: FileStore): Promise<void> {
  if (await hasRoom()) return;
  throw new AppError(
    'storage_full',
    'Zurzeit können wir keine Dateien annehmen. Bitte versuchen Sie es später noch einmal.',
  );
}

/** @returns its id */
export async function storeFile(
  ownerId: Types.ObjectId,
  file: Buffer,
  tx: ClientSession,
): Promise<string> {
  const fileId = newPublicId();
  const pieces = Array.from({ length: Math.ceil(file.length / pieceBytes) }, (_, number) => ({
    ...{ fileId, ownerId, number, fileLength: file.length },
    bytes: file.subarray(number * pieceBytes, (number + 1) * pieceBytes),
  }));
  await FilePiece.insertMany(pieces, { session: tx });
  return fileId;
}

export type StoredFile = { length: number; pieces: AsyncIterable<Buffer> };

export async function findFile(fileId: string): Promise<StoredFile | null> {
  const first = await FilePiece.findOne({ fileId, number: 0 }).select('fileLength').lean();
  return first && { length: first.fileLength, pieces: readPieces(fileId, first.fileLength) };
}

async function* readPieces(fileId: string, length: number): AsyncGenerator<Buffer> {
  let left = length;
  const pieces = FilePiece.collection
    .find<{ bytes: Buffer }>({ fileId }, { promoteBuffers: true })
    .sort({ number: 1 })
    .batchSize(2);
  for await (const { bytes } of pieces) {
    yield bytes;
    left -= bytes.length;
  }
  if (left > 0) throw new Error('The file ended early.');
}

export async function deleteFiles(
  filter: { fileId: string } | { ownerId: Types.ObjectId },
  tx: ClientSession,
): Promise<void> {
  await FilePiece.deleteMany(filter, { session: tx });
}
