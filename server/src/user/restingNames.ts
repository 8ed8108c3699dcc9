import { createHash } from 'node:crypto';
import { dayMs, limits } from '@inkognito/shared/limits';
import { type ClientSession, Schema, model } from 'mongoose';

const restMs = limits.usernameRestDays * dayMs;

/** Names given up, hashed: an old link must not lead to another user. */
const restingNameSchema = new Schema(
  { _id: { type: String, required: true }, until: { type: Date, required: true } },
  { strict: 'throw' },
);
restingNameSchema.index({ until: 1 }, { expireAfterSeconds: 0 });
const RestingName = model('RestingName', restingNameSchema);

const hashOf = (username: string) =>
  createHash('sha256').update(`username|${username}`).digest('base64url');

export async function restName(username: string, tx: ClientSession): Promise<void> {
  const until = new Date(Date.now() + restMs);
  await RestingName.updateOne(
    { _id: hashOf(username) },
    { $set: { until } },
    { upsert: true, session: tx },
  );
}

/** In the transaction that takes the name, so that a name given up concurrently is seen. */
export async function isResting(username: string, tx: ClientSession): Promise<boolean> {
  // The TTL index lags by about a minute.
  const resting = { _id: hashOf(username), until: { $gt: new Date() } };
  return (await RestingName.exists(resting).session(tx)) !== null;
}
