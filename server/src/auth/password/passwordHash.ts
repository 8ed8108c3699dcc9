import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalid } from '../../errors.ts';
import { limitConcurrency } from '../../http/limit/limitConcurrency.ts';

/** argon2id (the library's default) at OWASP's minimum: 19 MiB, two passes, one lane; about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A storm of sign-ins must queue here, and leave one processor to all other requests. */
const few = limitConcurrency(Math.max(1, Math.min(4, availableParallelism() - 1)));

export const hashSecret = (secret: string): Promise<string> => few(() => hash(secret, cost));

export const verifySecret = (hashed: string, secret: string): Promise<boolean> =>
  few(() => verify(hashed, secret));

/** Whether a stored hash was made when hashing was cheaper, so that the next sign-in should make it anew. */
export function isOutdated(hashed: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hashed) ?? [];
  return Number(memory ?? 0) < cost.memoryCost || Number(passes ?? 0) < cost.timeCost;
}

let decoy: Promise<string> | undefined;

/** Takes as long as a real check, for names nobody has, so that time does not tell who is registered. */
export async function verifyNothing(secret: string): Promise<false> {
  decoy ??= hashSecret('nobody has this password');
  await verifySecret(await decoy, secret);
  return false;
}

const commonPasswords = new Set(dictionary['passwords-common']);

/** @throws {AppError} 400 beside the field for a password that is often used, or holds the own name */
export function refuseWeakPassword(password: string, username: string, email: string): void {
  const folded = password.toLowerCase();
  const [mailbox = ''] = email.toLowerCase().split('@');
  const guessable =
    commonPasswords.has(folded) ||
    isDecorated(folded) ||
    new Set(folded).size < 4 ||
    [username, mailbox, email.toLowerCase(), 'inkognito'].some((word) => isMostly(folded, word));
  if (guessable) {
    throw invalid({
      password: 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes.',
    });
  }
}

/** Whether little more than a given word is left: `inkognito2026` is the word with four signs added. */
function isMostly(password: string, word: string): boolean {
  return word.length >= 3 && password.includes(word) && password.length - word.length < 8;
}

const digitFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  $: 's',
  '@': 'a',
};

/** Whether a common password is left without what people put behind one: `P4ssword2026!` is `password`. */
function isDecorated(password: string): boolean {
  const plain = password.replace(/[^a-z]{1,5}$/, '');
  const letters = plain.replace(/[01345$@]/g, (sign) => digitFor[sign] ?? sign);
  return commonPasswords.has(plain) || commonPasswords.has(letters);
}

/** Letters and digits that nobody confuses when they are read aloud; 32 of them, five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A new access password of 60 bits, such as `KXMR-7TQF-9HPD`. */
export function generateAccessPassword(): string {
  const signs = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

/** An access password as it is hashed: spaces, hyphens and lower case do not matter when it is typed. */
export function normalizeAccessPassword(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
