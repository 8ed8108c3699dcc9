import { limits } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { Types } from 'mongoose';
import { Guest } from '../key/guest.ts';
import { openGuestSession } from './session/session.ts';

const guestMs = limits.guestHours * 60 * 60 * 1000;

export async function getOrCreateGuest(req: Request): Promise<string> {
  const id = req.session.guestId ?? new Types.ObjectId().toString();
  const until = Date.now() + guestMs;
  await Guest.updateOne({ _id: id }, { $max: { expiresAt: new Date(until) } }, { upsert: true });
  await openGuestSession(req.session, { id, until });
  return id;
}
