import { hkdfSync } from 'node:crypto';

type Purpose = 'log marks' | 'mail queue' | 'notification links' | 'session cookies';

/** 32 bytes for one purpose alone. */
export const deriveKey = (secret: string, purpose: Purpose): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `inkognito ${purpose}`, 32));
