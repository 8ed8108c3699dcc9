import { createHash } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import { type ClientSession, Schema, model } from 'mongoose';

const restMs = limits.usernameRestDays * 24 * 60 * 60 * 1000;

/** Names given up, hashed: whoever has an old link must not land with somebody else. */
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

/** In the transaction that takes the name, so that none slips through which is given up at this moment. */
export async function isResting(username: string, tx: ClientSession): Promise<boolean> {
  // The database needs a minute or so to delete what has expired.
  const resting = { _id: hashOf(username), until: { $gt: new Date() } };
  return (await RestingName.exists(resting).session(tx)) !== null;
}
