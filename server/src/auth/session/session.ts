import { randomBytes } from 'node:crypto';
import { type SessionUser, sessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/limits';
import type { Request, Response } from 'express';
import mongoose from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { identityUnconfirmed, notSignedIn } from '../../errors.ts';
import { deviceName } from './deviceName.ts';
import { type SessionData, lifeMsOf, lifeOf, sessions, storedId } from './session.model.ts';
import { clearSessionCookie, withdrawSessionCookie, writeSessionCookie } from './sessionCookie.ts';

const freshMs = limits.identityFreshMinutes * 60_000;

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express types its requests by this one.
  namespace Express {
    interface Request {
      session: SessionData;
      sessionId?: string | undefined;
    }
  }
}

// A new id, against session fixation.
export async function createSession(
  req: Request,
  user: SessionUser,
  { isFresh }: { isFresh: boolean },
): Promise<void> {
  const guest = guestOf(req.session, user);
  await endSession(req);
  const deviceId = new mongoose.Types.ObjectId().toString();
  await insert(req, {
    passport: { user },
    signedInAt: Date.now(),
    ...(isFresh && { confirmedAt: Date.now() }),
    device: { id: deviceId, name: deviceName(req.get('user-agent') ?? '') },
    ...(guest && { guest }),
  });
  req.user = user;
}

/** Guest work of another signed-in user is not claimed. */
function guestOf({ guest, passport }: SessionData, user: SessionUser): SessionData['guest'] {
  const before = sessionUser.safeParse(passport?.user).data;
  const isOwn = before === undefined || before.id === user.id;
  return guest && guest.until > Date.now() && isOwn ? guest : undefined;
}

/** Sets single fields, so that concurrent changes survive and an ended session stays ended. */
export async function updateSession(req: Request, changes: SessionData): Promise<void> {
  const session = { ...req.session, ...changes };
  if (req.sessionId === undefined) {
    await insert(req, session);
    return;
  }
  const set = Object.fromEntries(
    Object.entries<unknown>(changes).map(([key, value]) => [`session.${key}`, value]),
  );
  await sessions().updateOne(
    { _id: storedId(req.sessionId) },
    { $set: { ...set, ...lifeOf(session) } },
  );
  req.session = session;
}

/** A new id, as at every change of rights. Of several tabs at once one gets it, each keeps what the others opened. */
export async function openGuestSession(
  req: Request,
  guest: NonNullable<SessionData['guest']>,
): Promise<void> {
  const isKnown = req.session.guest?.id === guest.id;
  if (req.sessionId === undefined) await insert(req, { guest });
  else if (!(await moveSession(req, req.sessionId, { guest })) && !isKnown) throw notSignedIn();
}

const resultsMax = 20;
const resultMs = limits.guestHours * 60 * 60_000;

const liveResults = ({ session: { results = [] } }: Request) =>
  results.filter(({ until }) => until > Date.now());

export const openedResults = (req: Request): string[] =>
  liveResults(req).map(({ linkId }) => linkId);

/** A new id, as at every change of rights. Of several tabs at once one gets it. */
export async function rememberResult(req: Request, linkId: string): Promise<void> {
  const others = liveResults(req).filter((each) => each.linkId !== linkId);
  const results = [...others, { linkId, until: Date.now() + resultMs }].slice(-resultsMax);
  if (req.sessionId === undefined) await insert(req, { results });
  else await moveSession(req, req.sessionId, { results });
}

export async function forgetGuest(req: Request): Promise<void> {
  req.session = { ...req.session, guest: undefined };
  if (req.sessionId === undefined) return;
  await sessions().updateOne({ _id: storedId(req.sessionId) }, { $unset: { 'session.guest': '' } });
}

/** Due at every change of rights. @throws {AppError} 401 when the session was ended, so that it cannot revive */
export async function renewSession(req: Request, changes: SessionData = {}): Promise<void> {
  if (!(await moveSession(req, req.sessionId ?? '', changes))) throw notSignedIn();
}

export const isIdentityFresh = ({ session: { confirmedAt = 0 } }: Request): boolean =>
  Date.now() - confirmedAt <= freshMs;

export function requireFreshIdentity(req: Request): void {
  if (!isIdentityFresh(req)) throw identityUnconfirmed();
}

export async function markIdentityConfirmed(req: Request): Promise<void> {
  await renewSession(req, { confirmedAt: Date.now() });
}

async function moveSession(req: Request, from: string, changes: SessionData): Promise<boolean> {
  const id = newId();
  const renewed = await inTransaction(async (tx) => {
    const old = await sessions().findOneAndDelete({ _id: storedId(from) }, { session: tx });
    if (!old) return null;
    const session = { ...old.session, ...changes };
    const moved = { ...old, ...lifeOf(session), _id: storedId(id), session };
    await sessions().insertOne(moved, { session: tx });
    return session;
  });
  if (renewed) attach(req, id, renewed);
  return renewed !== null;
}

export async function endSession(req: Request): Promise<void> {
  if (req.sessionId !== undefined) await sessions().deleteOne({ _id: storedId(req.sessionId) });
  req.sessionId = undefined;
  req.session = {};
  withdrawSessionCookie(req);
}

export async function logOut(req: Request, res: Response): Promise<void> {
  await endSession(req);
  clearSessionCookie(req);
  res.set('Clear-Site-Data', '"cache", "storage"');
}

type Takeable = 'googleAttempt' | 'linkedinAttempt' | 'newAccessPassword';

/** Of concurrent requests, on any instance, one gets the value. */
export async function takeFromSession<Key extends Takeable>(
  req: Request,
  key: Key,
): Promise<SessionData[Key] | undefined> {
  if (req.sessionId === undefined || req.session[key] === undefined) return undefined;
  const before = await sessions().findOneAndUpdate(
    { _id: storedId(req.sessionId), [`session.${key}`]: { $exists: true } },
    { $unset: { [`session.${key}`]: '' } },
    { returnDocument: 'before' },
  );
  req.session = { ...req.session, [key]: undefined };
  return before?.session[key];
}

const idBytes = 24;
const newId = (): string => randomBytes(idBytes).toString('base64url');

async function insert(req: Request, session: SessionData): Promise<void> {
  const id = newId();
  await sessions().insertOne({ _id: storedId(id), session, ...lifeOf(session) });
  attach(req, id, session);
}

function attach(req: Request, id: string, session: SessionData): void {
  req.sessionId = id;
  req.session = session;
  writeSessionCookie(req, id, lifeMsOf(session));
}
