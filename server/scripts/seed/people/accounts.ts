import { createHash } from 'node:crypto';
import type { Role } from '@inkognito/shared/codes';
import type { Types } from 'mongoose';
import { normalizeAccessPassword } from '../../../src/key/accessPassword.ts';
import { hashSecret } from '../../../src/user/passwordHash.ts';
import { legalTextsDate } from '@inkognito/shared/texts/legal';
import { User, type UserFields } from '../../../src/user/user.model.ts';
import { searchKeysOf } from '../../../src/user/user.search.ts';

/** Marks everything that was seeded. `.example` is reserved (RFC 2606): no mail ever arrives anywhere. */
export const demoDomain = 'demo.inkognito.example';

/** The same for all seeded people, and printed when they are there. */
export const demoPasswords = {
  signIn: 'Probelauf-mit-Mustern',
  access: 'SEED-DATA-2345',
} as const;

/** The day the demo world stands at, instead of the clock: the same seed gives the same data on any day. */
export const demoDay = new Date('2026-11-16T09:00:00Z');

export const dayMs = 24 * 60 * 60 * 1000;

/** A document as the database holds it. */
export type UserRow = UserFields & { _id: Types.ObjectId; __v: number };

export type PasswordHashes = Pick<UserFields, 'passwordHash' | 'accessPasswordHash'>;

/** Hashed once for all, as each hash takes some 10 ms. */
export async function hashDemoPasswords(): Promise<PasswordHashes> {
  return {
    passwordHash: await hashSecret(demoPasswords.signIn),
    accessPasswordHash: await hashSecret(normalizeAccessPassword(demoPasswords.access)),
  };
}

type Account = Pick<UserFields, 'username'> &
  Partial<UserFields> & { _id: Types.ObjectId; role: Role[]; createdAt: Date };

/** The same for the same seed. */
const idFrom = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Makes users as sign-up and the forms would store them, with every default of the model. */
export function accountMaker(hashes: PasswordHashes): (account: Account) => UserRow {
  const defaults = new User({ username: '-', email: '-', ...hashes, consent: {} }).toObject();
  return (account) => {
    const email = `${account.username}@${demoDomain}`;
    const user: UserRow = {
      ...defaults,
      publicId: idFrom(account._id.toString()),
      journalKey: idFrom(`journal ${account._id.toString()}`),
      email,
      // Verified, so that the index of verified addresses finds them all again.
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
