import { createHash } from 'node:crypto';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import type { RequestHandler, Response } from 'express';
import mongoose, { type mongo } from 'mongoose';
import { inTransaction } from '../../database/connection.ts';
import { notSignedIn } from '../../errors.ts';
import { readTogether } from './readTogether.ts';
import { type SessionCookies, createSessionCookies, newSessionId } from './sessionCookie.ts';

const minuteMs = 60_000;
const idleMs = limits.sessionIdleDays * 24 * 60 * minuteMs;

/** How long somebody may stay at a provider; a guest's session holds nothing else and ends with that. */
export const attemptMs = 10 * minuteMs;

/** A write at every request would cost more than the request itself. */
const touchAfterMs = 15 * minuteMs;

/** That this browser entered the access password of a job seeker. */
export type Grant = {
  /** When it ends, in milliseconds. */
  until: number;
  /** The access password's generation; a renewal voids it. */
  generation: number;
};

export type SignInAttempt = {
  state: string;
  /** The secret whose hash the provider was shown (PKCE), where the provider knows that. */
  verifier: string | null;
  /** When it ends, in milliseconds. */
  until: number;
  purpose: ProviderPurpose;
  /** Who was signed in when it began, where the purpose needs somebody. */
  userId: string | null;
};

/** What is remembered of a browser, with the ways to store it. An object without content until something is set. */
export class Session {
  /** Who is signed in, as Passport keeps it. */
  declare passport?: { user?: unknown };
  /** When the person signed in, in milliseconds; a session ends 30 days later at the latest. */
  declare signedInAt?: number;
  /** When the person last proved who they are, by the sign-in or after it, in milliseconds. */
  declare confirmedAt?: number;
  /** The browser as its owner sees it in the list; the id outlives a change of the session's own. */
  declare device?: { id: string; name: string };
  /** By the ids of the job seekers. */
  declare grants?: Record<string, Grant>;
  /** Sign-ins that this browser began with a provider and has not finished. */
  declare googleAttempt?: SignInAttempt;
  declare linkedinAttempt?: SignInAttempt;
  /** Of somebody new who came back from LinkedIn; told once. */
  declare newAccessPassword?: string;

  readonly #home: Home;
  readonly #res: Response;
  /** Null until the first value is stored: guests have no session in the database, and no cookie. */
  #id: string | null = null;
  /** What the database holds as far as this request knows. Values are replaced, never changed or removed, so `!==` tells. */
  #known: SessionData = {};

  constructor(home: Home, res: Response) {
    this.#home = home;
    this.#res = res;
  }

  /** Takes over what is stored under this id, if it is there and has not ended. */
  async load(id: string): Promise<void> {
    const stored = await this.#home.find(storedId(id));
    const now = Date.now();
    if (!stored || stored.expires.getTime() <= now) return;
    this.#id = id;
    this.#become(stored.session);
    if (this.passport && now - stored.lastModified.getTime() > touchAfterMs) await this.#touch(id);
  }

  /**
   * Stores what changed, before the answer goes out: the browser may be back at once. A session that was ended
   * meanwhile stays ended, and what this request left alone, most of all the roles, stays as others made it.
   */
  async store(): Promise<void> {
    if (this.#id === null) {
      await this.#insert();
      return;
    }
    const changes = this.#changes();
    if (changes === null) return;
    await this.#home.sessions.updateOne({ _id: storedId(this.#id) }, changes);
    this.#known = copyOf(this);
  }

  /** Stores one grant, beside those that other tabs of this browser get at the same moment. */
  async grant(candidateId: string, grant: Grant): Promise<void> {
    const changes = { $set: { [`session.grants.${candidateId}`]: grant, ...lifeOf(this) } };
    await this.#home.sessions.updateOne({ _id: storedId(this.#id ?? '') }, changes);
    this.grants = { ...this.grants, [candidateId]: grant };
    this.#known = { ...this.#known, grants: this.grants };
  }

  /** Ends the session; the cookie's value is worth nothing afterwards. */
  async end(): Promise<void> {
    if (this.#id !== null) await this.#home.sessions.deleteOne({ _id: storedId(this.#id) });
    this.#id = null;
    this.#become({});
    this.#home.cookies.withdraw(this.#res);
  }

  /**
   * Moves the session under a new id, with these changes, all or nothing, as every change of what it may do demands.
   * @throws {AppError} 401 when it was ended meanwhile: it must not live on under the new id
   */
  async renew(changes: SessionData = {}): Promise<void> {
    const oldId = storedId(this.#id ?? '');
    const id = newSessionId();
    const renewed = await inTransaction(async (transaction) => {
      const old = await this.#home.sessions.findOneAndDelete(
        { _id: oldId },
        { session: transaction },
      );
      if (!old) throw notSignedIn();
      const session = { ...old.session, ...changes };
      await this.#home.sessions.insertOne(
        { ...old, ...lifeOf(session), _id: storedId(id), session },
        { session: transaction },
      );
      return session;
    });
    this.#id = id;
    this.#become(renewed);
    this.#writeCookie(id);
  }

  /**
   * Takes a value out of the session, for one caller only: of several requests at once, on whichever instance, one
   * gets it and the others get nothing.
   */
  async take<Key extends Takeable>(key: Key): Promise<SessionData[Key] | undefined> {
    if (this.#id === null || this[key] === undefined) return undefined;
    const stored = await this.#home.sessions.findOneAndUpdate(
      { _id: storedId(this.#id), [`session.${key}`]: { $exists: true } },
      { $unset: { [`session.${key}`]: '' } },
      { returnDocument: 'before' },
    );
    Reflect.deleteProperty(this, key);
    Reflect.deleteProperty(this.#known, key);
    return stored?.session[key];
  }

  /** Begins anew without an id, as Passport asks at every sign-in: one that was planted is worth nothing. */
  regenerate(done: Done): void {
    this.end().then(() => done(), done);
  }

  /** As Passport asks once the person is in it. */
  save(done: Done): void {
    this.store().then(() => done(), done);
  }

  #become(stored: SessionData): void {
    for (const key of Object.keys(this)) Reflect.deleteProperty(this, key);
    Object.assign(this, stored);
    this.#known = copyOf(stored);
  }

  async #insert(): Promise<void> {
    const id = newSessionId();
    const session = copyOf(this);
    await this.#home.sessions.insertOne({ _id: storedId(id), session, ...lifeOf(session) });
    this.#id = id;
    this.#known = session;
    this.#writeCookie(id);
  }

  /** Lets the idle time begin anew, for the database and for the browser. */
  async #touch(id: string): Promise<void> {
    await this.#home.sessions.updateOne({ _id: storedId(id) }, { $set: lifeOf(this) });
    this.#writeCookie(id);
  }

  #changes(): mongo.UpdateFilter<StoredSession> | null {
    const known = new Map(Object.entries<unknown>(this.#known));
    const changed = Object.entries<unknown>(copyOf(this)).filter(
      ([key, value]) => value !== known.get(key),
    );
    if (changed.length === 0) return null;
    const set = Object.fromEntries(changed.map(([key, value]) => [`session.${key}`, value]));
    return { $set: { ...set, ...lifeOf(this) } };
  }

  #writeCookie(id: string): void {
    this.#home.cookies.write(this.#res, id, lifeMsOf(this));
  }
}

type Methods = 'load' | 'store' | 'grant' | 'end' | 'renew' | 'take' | 'regenerate' | 'save';
export type SessionData = Omit<Session, Methods>;
type Takeable = 'googleAttempt' | 'linkedinAttempt' | 'newAccessPassword';
type Done = (error?: unknown) => void;

export type StoredSession = {
  _id: string;
  session: SessionData;
  expires: Date;
  lastModified: Date;
};
type Sessions = mongo.Collection<StoredSession>;
type Home = {
  sessions: Sessions;
  find: (id: string) => Promise<StoredSession | undefined>;
  cookies: SessionCookies;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express types its requests by this one.
  namespace Express {
    interface Request {
      session: Session;
    }
  }
}

/** The collection that holds the sessions of all instances. */
export const sessionCollection = 'sessions';

/** Under what a session is stored: who reads a backup cannot make a cookie from it. */
const storedId = (id: string): string => createHash('sha256').update(id).digest('hex');

const copyOf = (session: SessionData): SessionData => Object.assign({}, session);

const lifeMsOf = ({ passport }: SessionData): number => (passport ? idleMs : attemptMs);

const lifeOf = (session: SessionData) => ({
  expires: new Date(Date.now() + lifeMsOf(session)),
  lastModified: new Date(),
});

/**
 * Sessions in the database, known there only by the hash of their id: who reads a backup is signed in nowhere. Idle
 * 7 days; the 30 days in all are watched where the person is read from the session.
 */
export function sessionMiddleware(secret: string): RequestHandler {
  const { connection } = mongoose;
  const sessions: Sessions = connection
    .getClient()
    .db(connection.name)
    .collection(sessionCollection);
  const find = readTogether(async (ids) => {
    const stored = await sessions.find({ _id: { $in: ids } }).toArray();
    return new Map(stored.map((each) => [each._id, each]));
  });
  const home: Home = { sessions, find, cookies: createSessionCookies(secret) };
  return async (req, res, next) => {
    req.session = new Session(home, res);
    const id = home.cookies.read(req);
    if (id !== null) await req.session.load(id);
    next();
  };
}
