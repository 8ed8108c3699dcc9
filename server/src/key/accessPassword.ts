import { randomInt } from 'node:crypto';

/** 32 characters that are hard to confuse when read aloud; five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function generateAccessPassword(): string {
  const signs = Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

export function normalizeAccessPassword(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
