import { createHash } from 'node:crypto';

/** Says that two addresses or domains are the same, and not which. */
export const addressMark = (kind: 'address' | 'domain' | 'unconfirmed', value: string): string =>
  createHash('sha256').update(`${kind} ${value.toLowerCase()}`).digest('base64url');
