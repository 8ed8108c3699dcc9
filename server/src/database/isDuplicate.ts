import mongoose from 'mongoose';

export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
}

export async function retryDuplicate(upsert: () => Promise<unknown>): Promise<void> {
  await upsert().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    return upsert();
  });
}
