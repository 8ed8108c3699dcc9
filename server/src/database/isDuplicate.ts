import mongoose from 'mongoose';

export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
}

/** Two first writes may both insert; the retry finds the other's. */
export function retryDuplicate<Result>(write: () => Promise<Result>): Promise<Result> {
  return write().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    return write();
  });
}
