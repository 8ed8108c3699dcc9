import { changedElsewhere } from '../errors.ts';

/** Call in a transaction that writes what was read. @throws {AppError} 409 unless the save was made from `current` */
export async function nextVersion(
  current: number,
  madeFrom: number | undefined,
  readStored: () => unknown,
): Promise<number> {
  if (madeFrom !== undefined && madeFrom !== current) throw changedElsewhere(await readStored());
  return current + 1;
}
