import { type SessionUser, sessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/limits';
import type { Request, RequestHandler } from 'express';
import mongoose, { type ClientSession } from 'mongoose';
import passport from 'passport';
import { sessionCollection } from '../http/session.ts';

const maxMs = limits.sessionMaxDays * 24 * 60 * 60 * 1000;

/** Reads the signed-in person from the session, without asking the database for them. */
export function passportMiddleware(): RequestHandler[] {
  passport.serializeUser<SessionUser>((user, done) => {
    done(null, { id: user.id, username: user.username, role: user.role });
  });
  passport.deserializeUser<unknown>((req: Request, stored: unknown, done: Done) => {
    const startedAt = req.session.signedInAt ?? 0;
    const parsed = sessionUser.safeParse(stored);
    done(null, parsed.success && Date.now() - startedAt < maxMs ? parsed.data : false);
  });
  return [passport.session() as RequestHandler];
}

type Done = (error: unknown, user: SessionUser | false) => void;

/** Signs a person in under a new session id; `startedAt` carries an earlier sign-in over. */
export async function signIn(
  req: Request,
  user: SessionUser,
  startedAt = Date.now(),
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.logIn(user, (error: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
  req.session.signedInAt = startedAt;
  await saveSession(req);
}

/** Ends this session; the cookie's old value is worth nothing afterwards. */
export async function signOut(req: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.destroy((error: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}

/** Stores the session before the answer goes out: the next request may come at once. */
export async function saveSession(req: Request): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    req.session.save((error: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}

const sessions = () => mongoose.connection.collection(sessionCollection);
const ofUser = (userId: string) => ({ 'session.passport.user.id': userId });

/** The indexes by which a person's sessions are found, and those that hold a grant of theirs. */
export async function createSessionIndexes(): Promise<void> {
  await sessions().createIndex({ 'session.passport.user.id': 1 }, {}, {});
  await sessions().createIndex({ 'session.grants.$**': 1 }, {}, {});
}

/** Writes changed roles into every session of a person, so that they hold at once on every device. */
export async function updateSessions(
  userId: string,
  role: SessionUser['role'],
  session: ClientSession,
): Promise<void> {
  await sessions().updateMany(
    ofUser(userId),
    { $set: { 'session.passport.user.role': role } },
    { session },
  );
}

/** Signs a person out everywhere. */
export async function endSessions(userId: string, session: ClientSession): Promise<void> {
  await sessions().deleteMany(ofUser(userId), { session });
}

/** Takes a deleted job seeker out of the sessions of those who had entered the access password. */
export async function forgetGrantsFor(userId: string, session: ClientSession): Promise<void> {
  const grant = `session.grants.${userId}`;
  await sessions().updateMany(
    { [`${grant}.until`]: { $gt: 0 } },
    { $unset: { [grant]: 1 } },
    { session },
  );
}
