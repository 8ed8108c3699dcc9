import { type SessionUser, sessionUser } from '@inkognito/shared/auth';
import DataLoader from 'dataloader';
import type { Request } from 'express';
import { User } from '../../user/user.model.ts';
import { Session, type SignedCookies } from './requestSession.ts';
import {
  type SessionData,
  lifeMsOf,
  lifeOf,
  sessionMaxMs,
  sessions,
  storedId,
} from './session.model.ts';

// Writing on every request would cost more than the request.
const touchAfterMs = 15 * 60_000;

export async function readSession(req: Request, cookies: SignedCookies): Promise<void> {
  req.session = new Session(req, cookies);
  const id = req.session.readCookie();
  if (id !== null) await loadSession(req.session, id);
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

async function loadSession(session: Session, id: string): Promise<void> {
  const stored = await reader.load(storedId(id));
  const now = Date.now();
  if (!stored || stored.expires.getTime() <= now) return;
  const { session: data, lastModified } = stored;
  session.id = id;
  session.data = data;
  session.user = userOf(data);
  if (!data.passport || now - lastModified.getTime() <= touchAfterMs) return;
  await sessions().updateOne({ _id: stored._id }, { $set: lifeOf(data) });
  if (session.user) await noteUse(session.user.id);
  session.writeCookie(id, lifeMsOf(data));
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
