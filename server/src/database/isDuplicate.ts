import mongoose from 'mongoose';

export function isDuplicate(error: unknown): boolean {
  return error instanceof mongoose.mongo.MongoServerError && error.code === 11_000;
}

/** Two upserts of one document may both try to insert it; the second then finds it. */
export async function retryDuplicate(upsert: () => Promise<unknown>): Promise<void> {
  await upsert().catch((error: unknown) => {
    if (!isDuplicate(error)) throw error;
    return upsert();
  });
}
