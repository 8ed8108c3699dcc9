import { createHash } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import MongoStore from 'connect-mongo';
import type { RequestHandler } from 'express';
import session from 'express-session';
import mongoose from 'mongoose';

const daySeconds = 24 * 60 * 60;

declare module 'express-session' {
  interface SessionData {
    /** When the person signed in, in milliseconds; a session ends 30 days later at the latest. */
    signedInAt?: number;
    /** Job seekers whose access password was entered here: when the grant ends, and of which generation. */
    grants?: Record<string, { until: number; generation: number }>;
  }
}

/** The collection that holds the sessions of all instances. */
export const sessionCollection = 'sessions';

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
      transformId: (id) => createHash('sha256').update(id).digest('hex'),
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
