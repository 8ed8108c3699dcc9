import { createHash } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import MongoStore from 'connect-mongo';
import type { Request, RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import mongoose from 'mongoose';

const daySeconds = 24 * 60 * 60;

declare module 'express-session' {
  interface SessionData {
    /** When the person signed in, in milliseconds; a session ends 30 days later at the latest. */
    signedInAt?: number;
    /** Job seekers whose access password was entered here: when the grant ends, and of which generation. */
    grants?: Record<string, { until: number; generation: number }>;
    /** Sign-ins that this browser began with a provider and has not finished. */
    googleAttempt?: SignInAttempt;
    linkedinAttempt?: SignInAttempt;
    /** Of somebody new who came back from LinkedIn; told once. */
    newAccessPassword?: string;
  }

  interface SignInAttempt {
    state: string;
    /** The secret whose hash the provider was shown (PKCE), where the provider knows that. */
    verifier: string | null;
    /** When it ends, in milliseconds. */
    until: number;
  }
}

/** The collection that holds the sessions of all instances. */
export const sessionCollection = 'sessions';

/** Under what a session is stored: who reads a backup cannot make a cookie from it. */
const storedId = (id: string) => createHash('sha256').update(id).digest('hex');

/** What may be taken out of a session once. */
type Takeable = 'googleAttempt' | 'linkedinAttempt' | 'newAccessPassword';

/**
 * Takes a value out of the session, for one caller only: of several requests at once, on whichever instance,
 * one gets it and the others get nothing.
 */
export async function takeFromSession<Key extends Takeable>(
  req: Request,
  key: Key,
): Promise<SessionData[Key] | undefined> {
  if (req.session[key] === undefined) return undefined;
  const stored = await mongoose.connection
    .collection<{ _id: string; session: SessionData }>(sessionCollection)
    .findOneAndUpdate(
      { _id: storedId(req.sessionID), [`session.${key}`]: { $exists: true } },
      { $unset: { [`session.${key}`]: '' } },
      { returnDocument: 'before' },
    );
  Reflect.deleteProperty(req.session, key);
  return stored?.session[key];
}

/**
 * Sessions in the database, known there only by the hash of their id: who reads a backup is signed in
 * nowhere. Idle 7 days; the 30 days in all are watched where the person is read from the session.
 */
export function sessionMiddleware(secret: string): RequestHandler {
  return session({
    name: '__Host-sid',
    secret,
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: {
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
      maxAge: limits.sessionIdleDays * daySeconds * 1000,
    },
    store: MongoStore.create({
      client: mongoose.connection.getClient(),
      dbName: mongoose.connection.name,
      collectionName: sessionCollection,
      stringify: false,
      // A write at every request would cost more than the request itself.
      touchAfter: 15 * 60,
      transformId: storedId,
    }),
  });
}

/**
 * Browsers keep `Secure` cookies of http://localhost, but express-session sends them only on requests it
 * thinks secure. The public address decides instead: https anywhere, or a loopback host.
 */
export function trustPublicUrl(publicUrl: string): RequestHandler {
  const { protocol, hostname } = new URL(publicUrl);
  const trustworthy = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  return (req, _res, next) => {
    if (trustworthy) Object.defineProperty(req, 'secure', { value: true });
    next();
  };
}
