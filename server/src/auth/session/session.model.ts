import { createHash } from 'node:crypto';
import type { ProviderPurpose } from '@inkognito/shared/auth';
import { dayMs, limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';

export const sessionMaxMs = limits.sessionMaxDays * dayMs;

const idleMs = limits.sessionIdleDays * dayMs;

// A guest's session ends with its attempt or its unlocked profile.
export const attemptMs = 10 * 60_000;

export type ProviderAttempt = {
  state: string;
  /** Of PKCE. */
  verifier: string | undefined;
  until: number;
  purpose: ProviderPurpose;
  userId: string | null;
};

export type OpenedResult = { linkId: string; until: number };

/** All times in milliseconds since 1970. */
export type SessionData = Readonly<{
  passport?: { user?: unknown };
  signedInAt?: number;
  confirmedAt?: number;
  device?: { id: string; name: string };
  /** Survives sign-in, so that guest work can be claimed. */
  guest?: { id: string; until: number } | undefined;
  /** Mailed results that were opened here, for their CV. */
  results?: readonly OpenedResult[];
  googleAttempt?: ProviderAttempt;
  linkedinAttempt?: ProviderAttempt;
  newAccessPassword?: string;
}>;

export type StoredSession = {
  _id: string;
  session: SessionData;
  expires: Date;
  lastModified: Date;
};

export const sessionCollection = 'sessions';

// No Mongoose model: every signed-in request reads it.
export const sessions = () => mongoose.connection.collection<StoredSession>(sessionCollection);

export async function createSessionIndexes(): Promise<void> {
  await sessions().createIndex({ expires: 1 }, { expireAfterSeconds: 0 }, {});
  await sessions().createIndex({ 'session.passport.user.id': 1 }, {}, {});
}

// Hashed, so that a leaked backup yields no cookie.
export const storedId = (id: string): string => createHash('sha256').update(id).digest('hex');

export function lifeMsOf({ passport, guest, results = [] }: SessionData): number {
  if (passport) return idleMs;
  const untils = [...(guest ? [guest] : []), ...results].map(({ until }) => until - Date.now());
  return Math.max(attemptMs, ...untils);
}

export const lifeOf = (session: SessionData) => ({
  expires: new Date(Date.now() + lifeMsOf(session)),
  lastModified: new Date(),
});
