import { limits } from '@inkognito/shared/limits';
import { Types } from 'mongoose';
import { Guest } from '../key/guest.ts';
import type { Session } from './session/requestSession.ts';
import { openGuestSession } from './session/session.ts';

const guestMs = limits.guestHours * 60 * 60 * 1000;

export async function getOrCreateGuest(session: Session): Promise<string> {
  const id = session.guestId ?? new Types.ObjectId().toString();
  const until = Date.now() + guestMs;
  await Guest.updateOne({ _id: id }, { $max: { expiresAt: new Date(until) } }, { upsert: true });
  await openGuestSession(session, { id, until });
  return id;
}
