import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * For the link in a mail that switches its kind off. A token proves itself, so that it works for as long as the mail is
 * kept, and can do nothing else. All instances share the secret that the key is derived from.
 */
export function createSwitchOffTokens(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'inkognito notification links', 32));
  const signatureOf = (userId: string) =>
    createHmac('sha256', key).update(`newMatch|${userId}`).digest();
  return {
    create: (userId: string): string => `${userId}.${signatureOf(userId).toString('base64url')}`,

    /** Whose notifications the token switches off; `null` for one that was not made here. */
    read(token: string): string | null {
      const [userId = '', given = ''] = token.split('.');
      const [expected, shown] = [signatureOf(userId), Buffer.from(given, 'base64url')];
      return shown.length === expected.length && timingSafeEqual(shown, expected) ? userId : null;
    },
  };
}
