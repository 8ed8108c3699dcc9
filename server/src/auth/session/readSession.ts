import { type SessionUser, sessionUser } from '@inkognito/shared/auth';
import DataLoader from 'dataloader';
import type { Request } from 'express';
import { User } from '../../user/user.model.ts';
import {
  type SessionData,
  lifeMsOf,
  lifeOf,
  sessionMaxMs,
  sessions,
  storedId,
} from './session.model.ts';
import { type SignedCookies, readSessionCookie, writeSessionCookie } from './sessionCookie.ts';

// A write at every request would cost more than the request itself.
const touchAfterMs = 15 * 60_000;

export async function readSession(req: Request, cookies: SignedCookies): Promise<void> {
  req.ownCookies = cookies;
  req.session = {};
  const id = readSessionCookie(req);
  if (id !== null) await loadSession(req, id);
}

/** Those of one turn of the event loop by one query, of which nothing is kept. */
const reader = new DataLoader(
  async (ids: readonly string[]) => {
    const found = await sessions()
      .find({ _id: { $in: [...ids] } })
      .toArray();
    const byId = new Map(found.map((each) => [each._id, each]));
    return ids.map((id) => byId.get(id));
  },
  { cache: false, batchScheduleFn: setImmediate },
);

async function loadSession(req: Request, id: string): Promise<void> {
  const stored = await reader.load(storedId(id));
  const now = Date.now();
  if (!stored || stored.expires.getTime() <= now) return;
  const { session, lastModified } = stored;
  req.sessionId = id;
  req.session = session;
  req.user = userOf(session);
  if (!session.passport || now - lastModified.getTime() <= touchAfterMs) return;
  await sessions().updateOne({ _id: stored._id }, { $set: lifeOf(session) });
  if (req.user) await noteUse(req.user.id);
  writeSessionCookie(req, id, lifeMsOf(session));
}

/** Nothing but an unconfirmed account ends for want of use. */
async function noteUse(userId: string): Promise<void> {
  await User.updateOne(
    { _id: userId, emailVerified: false },
    { $set: { lastUsedAt: new Date(), endAnnouncedAt: null } },
    { timestamps: false },
  );
}

function userOf({ passport, device, signedInAt = 0 }: SessionData): SessionUser | undefined {
  // The list of sessions shows devices, so one without would be hidden from its owner.
  if (!passport || !device || Date.now() - signedInAt >= sessionMaxMs) return undefined;
  return sessionUser.safeParse(passport.user).data;
}
