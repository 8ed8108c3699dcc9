import { createHash } from 'node:crypto';

/** The e-mail address a limit goes by; its hash, since the counters outlive the account. */
export function emailKey(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('hex');
}
