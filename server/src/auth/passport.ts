import { type SessionUser, sessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import type { Request, RequestHandler, Response } from 'express';
import mongoose, { type ClientSession } from 'mongoose';
import passport from 'passport';
import { sessionCollection } from './session/session.ts';
import { clearSessionCookie } from './session/sessionCookie.ts';
import { User } from '../user/user.model.ts';
import { deviceName } from './device/deviceName.ts';

const maxMs = limits.sessionMaxDays * 24 * 60 * 60 * 1000;

// Called by `logIn` on the new session, which it stores afterwards with everything that is set here.
passport.serializeUser<SessionUser>((req: Request, user: Express.User, done: Stored) => {
  req.session.signedInAt = Date.now();
  req.session.confirmedAt = Date.now();
  const id = new mongoose.Types.ObjectId().toString();
  req.session.device = { id, name: deviceName(req.get('user-agent') ?? '') };
  done(null, { id: user.id, username: user.username, role: user.role });
});

type Stored = (error: unknown, user: SessionUser) => void;

const initialize = passport.initialize({ compat: false }) as RequestHandler;

/** Reads the signed-in person from the session, without asking the database for them. */
export const recogniseUser: RequestHandler = (req, _res, next) => {
  const { passport: stored, signedInAt = 0, device } = req.session;
  // Who sees the list of their sessions must see all, so one without a device is none.
  if (stored && device && Date.now() - signedInAt < maxMs) {
    req.user = sessionUser.safeParse(stored.user).data;
  }
  next();
};

/** Signs a person in under a new session id. */
export async function signIn(req: Request, user: SessionUser): Promise<void> {
  // Here and not for every request, as nothing else of it is used: it gives this one its `logIn`.
  initialize(req, req.res as Response, () => undefined);
  await new Promise<void>((resolve, reject) => {
    req.logIn(user, (error: unknown) => {
      if (error instanceof Error) reject(error);
      else resolve();
    });
  });
}

/** Ends this session; the cookie's old value is worth nothing afterwards. */
export async function signOut(req: Request): Promise<void> {
  await req.session.end();
}

/** Ends this session as its owner asks for it: the browser forgets what it kept. */
export async function logOut(req: Request, res: Response): Promise<void> {
  await signOut(req);
  clearSessionCookie(res);
  res.set('Clear-Site-Data', '"cache", "storage"');
}

export const sessions = () => mongoose.connection.collection(sessionCollection);
export const ofUser = (userId: string) => ({ 'session.passport.user.id': userId });

/** The indexes by which a person's sessions are found, and those that hold a grant of theirs. */
export async function createSessionIndexes(): Promise<void> {
  await sessions().createIndex({ expires: 1 }, { expireAfterSeconds: 0 }, {});
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

/** Signs a person out everywhere, or on all devices but one; a sign-in under way comes to nothing as well. */
export async function endSessions(
  userId: string,
  session: ClientSession,
  keptDeviceId?: string,
): Promise<void> {
  const others = keptDeviceId === undefined ? {} : { 'session.device.id': { $ne: keptDeviceId } };
  await sessions().deleteMany({ ...ofUser(userId), ...others }, { session });
  await User.updateOne({ _id: userId }, { $set: { sessionsEndedAt: new Date() } }, { session });
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
