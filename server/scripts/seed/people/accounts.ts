import { createHash } from 'node:crypto';
import type { Role } from '@inkognito/shared/codes';
import type { Types } from 'mongoose';
import { normalizeAccessPassword } from '../../../src/key/accessPassword.ts';
import { hashSecret } from '../../../src/user/passwordHash.ts';
import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { User, type UserFields } from '../../../src/user/user.model.ts';
import { searchKeysOf } from '../../../src/user/search.ts';

/** Marks seeded users. `.example` is reserved (RFC 2606): no mail arrives. */
export const demoDomain = 'demo.inkognito.example';

export const demoPasswords = {
  signIn: 'Probelauf-mit-Mustern',
  access: 'SEED-DATA-2345',
} as const;

/** A fixed date, so that a seed gives the same data on any day. */
export const demoDay = new Date('2026-11-16T09:00:00Z');

export const dayMs = 24 * 60 * 60 * 1000;

export type UserRow = UserFields & { _id: Types.ObjectId; __v: number };

export type PasswordHashes = Pick<UserFields, 'passwordHash' | 'accessPasswordHash'>;

/** Hashed once, as each hash takes some 10 ms. */
export async function hashDemoPasswords(): Promise<PasswordHashes> {
  return {
    passwordHash: await hashSecret(demoPasswords.signIn),
    accessPasswordHash: await hashSecret(normalizeAccessPassword(demoPasswords.access)),
  };
}

type Account = Pick<UserFields, 'username'> &
  Partial<UserFields> & { _id: Types.ObjectId; role: Role[]; createdAt: Date };

const idFrom = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Equals what sign-up and forms would store, with all defaults. */
export function accountMaker(hashes: PasswordHashes): (account: Account) => UserRow {
  const defaults = new User({ username: '-', email: '-', ...hashes, consent: {} }).toObject();
  return (account) => {
    const email = `${account.username}@${demoDomain}`;
    const user: UserRow = {
      ...defaults,
      publicId: idFrom(account._id.toString()),
      journalKey: idFrom(`journal ${account._id.toString()}`),
      email,
      // Verified, so that the index of verified addresses finds them again.
      emailVerified: true,
      contactEmail: email,
      consent: { version: legalTextsDate, givenAt: account.createdAt },
      updatedAt: account.createdAt,
      lastUsedAt: account.createdAt,
      __v: 0,
      ...account,
    };
    user.searchKeys = searchKeysOf(user);
    return user;
  };
}
