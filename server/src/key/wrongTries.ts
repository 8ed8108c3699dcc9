import { limits } from '@inkognito/shared/limits';
import { Schema, type Types, model } from 'mongoose';
import { fillDefaults } from '../database/fillDefaults.ts';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { nobodyId } from '../user/shield/hidden.ts';
import { countActivity } from '../user/activity/activity.ts';

const keptMs = limits.wrongTryDays * 24 * 60 * 60 * 1000;

/** One count per day and candidate; the caller is not stored. */
const wrongTriesSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, ref: 'User', required: true },
    day: { type: String, required: true },
    count: { type: Number, default: 0 },
    expiresAt: { type: Date, required: true },
  },
  { strict: 'throw', versionKey: false },
);
wrongTriesSchema.index({ userId: 1, day: 1 }, { unique: true });
wrongTriesSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
wrongTriesSchema.plugin(fillDefaults);
export const WrongTries = model('WrongTries', wrongTriesSchema, 'wrong_tries');
const NobodysTries = model('NobodysTries', wrongTriesSchema, 'nobodys_tries');

const calendarDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

export async function countWrongTry(userId: Types.ObjectId): Promise<void> {
  const now = new Date();
  const Counted = userId.equals(nobodyId) ? NobodysTries : WrongTries;
  await retryDuplicate(() =>
    Counted.updateOne(
      { userId, day: calendarDay.format(now) },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: new Date(now.getTime() + keptMs) } },
      { upsert: true },
    ).exec(),
  );
  // In UTC, as weeks are: a German date may be one day ahead.
  const today = new Date(now.toISOString().slice(0, 10));
  await retryDuplicate(() => countActivity('wrong_tries', [userId], today));
}

export async function readWrongTries(
  userId: string | Types.ObjectId,
): Promise<{ today: number; month: number }> {
  const days = await WrongTries.find({ userId }).lean();
  // The TTL index lags by about a minute.
  const now = new Date();
  const kept = days.filter(({ expiresAt }) => expiresAt > now);
  const today = kept.find(({ day }) => day === calendarDay.format(now));
  return {
    today: today?.count ?? 0,
    month: kept.reduce((sum, { count }) => sum + count, 0),
  };
}
