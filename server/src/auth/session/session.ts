import { randomBytes } from 'node:crypto';
import { type SessionUser, sessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { identityUnconfirmed, notSignedIn } from '../../errors.ts';
import { Guest } from '../../key/guest.ts';
import { deviceName } from './deviceName.ts';
import type { Session } from './requestSession.ts';
import { type SessionData, lifeMsOf, lifeOf, sessions, storedId } from './session.model.ts';

const freshMs = limits.identityFreshMinutes * 60_000;

// A new id, against session fixation.
export async function createSession(
  session: Session,
  user: SessionUser,
  { isFresh }: { isFresh: boolean },
): Promise<void> {
  const guest = guestOf(session.data, user);
  await endSession(session);
  const deviceId = new mongoose.Types.ObjectId().toString();
  await insert(session, {
    passport: { user },
    signedInAt: Date.now(),
    ...(isFresh && { confirmedAt: Date.now() }),
    device: { id: deviceId, name: deviceName(session.userAgent) },
    ...(guest && { guest }),
  });
  session.user = user;
}

/** Guest work of another signed-in user is not claimed. */
function guestOf({ guest, passport }: SessionData, user: SessionUser): SessionData['guest'] {
  const before = sessionUser.safeParse(passport?.user).data;
  const isOwn = before === undefined || before.id === user.id;
  return guest && guest.until > Date.now() && isOwn ? guest : undefined;
}

/** Sets single fields, so that concurrent changes survive and an ended session stays ended. */
export async function updateSession(session: Session, changes: SessionData): Promise<void> {
  const data = { ...session.data, ...changes };
  if (session.id === undefined) {
    await insert(session, data);
    return;
  }
  const set = Object.fromEntries(
    Object.entries<unknown>(changes).map(([key, value]) => [`session.${key}`, value]),
  );
  await sessions().updateOne({ _id: storedId(session.id) }, { $set: { ...set, ...lifeOf(data) } });
  session.data = data;
}

/** A new id, as at every change of rights. @returns whether this one of several tabs at once got it */
async function changeRights(session: Session, changes: SessionData): Promise<boolean> {
  if (session.id !== undefined) return moveSession(session, session.id, changes);
  await insert(session, changes);
  return true;
}

const guestMs = limits.guestHours * 60 * 60_000;

/** Of several tabs at once each keeps what the others opened. */
export async function getOrCreateGuest(session: Session): Promise<string> {
  const known = session.guestId;
  const id = known ?? new mongoose.Types.ObjectId().toString();
  const until = Date.now() + guestMs;
  await Guest.updateOne({ _id: id }, { $max: { expiresAt: new Date(until) } }, { upsert: true });
  if (!(await changeRights(session, { guest: { id, until } })) && !known) throw notSignedIn();
  return id;
}

const resultsMax = 20;

const liveResults = ({ data: { results = [] } }: Session) =>
  results.filter(({ until }) => until > Date.now());

export const openedResults = (session: Session): string[] =>
  liveResults(session).map(({ linkId }) => linkId);

export async function rememberResult(session: Session, linkId: string): Promise<void> {
  const others = liveResults(session).filter((each) => each.linkId !== linkId);
  const results = [...others, { linkId, until: Date.now() + guestMs }].slice(-resultsMax);
  await changeRights(session, { results });
}

export async function forgetGuest(session: Session): Promise<void> {
  session.data = { ...session.data, guest: undefined };
  if (session.id === undefined) return;
  await sessions().updateOne({ _id: storedId(session.id) }, { $unset: { 'session.guest': '' } });
}

/** Due at every change of rights. @throws {AppError} 401 when the session was ended, so that it cannot revive */
export async function renewSession(session: Session, changes: SessionData = {}): Promise<void> {
  if (!(await moveSession(session, session.id ?? '', changes))) throw notSignedIn();
}

export const isIdentityFresh = ({ data: { confirmedAt = 0 } }: Session): boolean =>
  Date.now() - confirmedAt <= freshMs;

export function requireFreshIdentity(session: Session): void {
  if (!isIdentityFresh(session)) throw identityUnconfirmed();
}

export async function markIdentityConfirmed(session: Session): Promise<void> {
  await renewSession(session, { confirmedAt: Date.now() });
}

async function moveSession(session: Session, from: string, changes: SessionData): Promise<boolean> {
  const id = newId();
  const renewed = await inTransaction(async (tx) => {
    const old = await sessions().findOneAndDelete({ _id: storedId(from) }, { session: tx });
    if (!old) return null;
    const data = { ...old.session, ...changes };
    const moved = { ...old, ...lifeOf(data), _id: storedId(id), session: data };
    await sessions().insertOne(moved, { session: tx });
    return data;
  });
  if (renewed) attach(session, id, renewed);
  return renewed !== null;
}

export async function endSession(session: Session): Promise<void> {
  if (session.id !== undefined) await sessions().deleteOne({ _id: storedId(session.id) });
  session.id = undefined;
  session.data = {};
  session.withdrawCookie();
}

export async function logOut(session: Session): Promise<void> {
  await endSession(session);
  session.clearBrowser();
}

type Takeable = 'googleAttempt' | 'linkedinAttempt' | 'newAccessPassword';

/** Of concurrent requests, on any instance, one gets the value. */
export async function takeFromSession<Key extends Takeable>(
  session: Session,
  key: Key,
): Promise<SessionData[Key] | undefined> {
  if (session.id === undefined || session.data[key] === undefined) return undefined;
  const before = await sessions().findOneAndUpdate(
    { _id: storedId(session.id), [`session.${key}`]: { $exists: true } },
    { $unset: { [`session.${key}`]: '' } },
    { returnDocument: 'before' },
  );
  session.data = { ...session.data, [key]: undefined };
  return before?.session[key];
}

const idBytes = 24;
const newId = (): string => randomBytes(idBytes).toString('base64url');

async function insert(session: Session, data: SessionData): Promise<void> {
  const id = newId();
  await sessions().insertOne({ _id: storedId(id), session: data, ...lifeOf(data) });
  attach(session, id, data);
}

function attach(session: Session, id: string, data: SessionData): void {
  session.id = id;
  session.data = data;
  session.writeCookie(id, lifeMsOf(data));
}
