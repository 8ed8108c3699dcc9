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

// Writing on every request would cost more than the request.
const touchAfterMs = 15 * 60_000;

export async function readSession(req: Request, cookies: SignedCookies): Promise<void> {
  req.ownCookies = cookies;
  req.session = {};
  const id = readSessionCookie(req);
  if (id !== null) await loadSession(req, id);
}

/** Batches the reads of one event-loop turn; caches nothing. */
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

/** Only unconfirmed accounts expire when unused. */
async function noteUse(userId: string): Promise<void> {
  await User.updateOne(
    { _id: userId, emailVerified: false },
    { $set: { lastUsedAt: new Date(), endAnnouncedAt: null } },
    { timestamps: false },
  );
}

function userOf({ passport, device, signedInAt = 0 }: SessionData): SessionUser | undefined {
  // The session list shows devices, so a session without one would be hidden from its user.
  if (!passport || !device || Date.now() - signedInAt >= sessionMaxMs) return undefined;
  return sessionUser.safeParse(passport.user).data;
}
