import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

let key: Buffer | null = null;

/** Says from which secret the key is derived; all instances share it. */
export function setNotificationSecret(secret: string): void {
  key = Buffer.from(hkdfSync('sha256', secret, '', 'inkognito notification links', 32));
}

/**
 * For the link in a mail that switches its kind off. It proves itself, so that it works for as long as the mail is
 * kept, and can do nothing else.
 */
export function switchOffToken(userId: string): string {
  return `${userId}.${signatureOf(userId).toString('base64url')}`;
}

/** Whose notifications the token switches off; `null` for one that was not made here. */
export function readSwitchOffToken(token: string): string | null {
  const [userId = '', given = ''] = token.split('.');
  const [expected, shown] = [signatureOf(userId), Buffer.from(given, 'base64url')];
  return shown.length === expected.length && timingSafeEqual(shown, expected) ? userId : null;
}

function signatureOf(userId: string): Buffer {
  if (!key) throw new Error('The notification secret is not set.');
  return createHmac('sha256', key).update(`newMatch|${userId}`).digest();
}
