import { randomInt } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';

/** 32 characters that are hard to confuse when read aloud; five bits each. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

export function generateAccessPassword(): string {
  const { keySigns: length } = limits;
  const signs = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${signs.slice(0, 4)}-${signs.slice(4, 8)}-${signs.slice(8)}`;
}

export function normalizeAccessPassword(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
