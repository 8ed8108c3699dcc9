import { dayMs, limits } from '@inkognito/shared/limits';
import type { Types } from 'mongoose';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { Activity } from '../user/activity/activity.model.ts';
import { countActivity } from '../user/activity/activity.ts';

/** By day; the caller is not stored. */
export async function countWrongTry(candidateId: Types.ObjectId): Promise<void> {
  const today = new Date(new Date().toISOString().slice(0, 10));
  await retryDuplicate(() => countActivity('wrong_tries', [candidateId], today));
}

export async function countWrongTries(candidateId: string | Types.ObjectId): Promise<number> {
  const since = new Date(Date.now() - limits.wrongTryDays * dayMs);
  const days = await Activity.find({ candidateId, kind: 'wrong_tries', at: { $gt: since } }).lean();
  return days.reduce((sum, { count }) => sum + (count ?? 0), 0);
}
