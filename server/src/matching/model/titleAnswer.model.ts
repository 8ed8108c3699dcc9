import { Schema, model } from 'mongoose';

const dayMs = 24 * 60 * 60 * 1000;
const keptMs = 180 * dayMs;

/** Stored under a hash of the question: no titles and no persons. */
const titleAnswerSchema = new Schema(
  {
    _id: { type: String, required: true },
    similarities: { type: [Number], required: true },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
titleAnswerSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const TitleAnswer = model('TitleAnswer', titleAnswerSchema);

export async function findAnswer(key: string): Promise<readonly number[] | null> {
  const answer = await TitleAnswer.findById(key).lean();
  return answer?.similarities ?? null;
}

/** Of two answers at the same time the first is kept, and both callers go by it. */
export async function keepAnswer(
  key: string,
  similarities: readonly number[],
): Promise<readonly number[]> {
  const kept = await TitleAnswer.findOneAndUpdate(
    { _id: key },
    { $setOnInsert: { similarities, expiresAt: new Date(Date.now() + keptMs) } },
    { upsert: true, returnDocument: 'after' },
  ).lean();
  return kept.similarities;
}
