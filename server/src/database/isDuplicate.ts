import mongoose from 'mongoose';

/** Whether a write failed on something that may exist only once. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
}
