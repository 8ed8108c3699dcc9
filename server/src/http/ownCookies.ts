import type { CookieOptions } from 'express';

export type OwnCookies = { sid: string; device: string; flags: CookieOptions };

/** Over http WebKit keeps no `Secure` cookie, also on localhost, and no browser keeps one of another host. */
export function ownCookies(publicUrl: string): OwnCookies {
  const secure = publicUrl.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  return {
    sid: `${prefix}sid`,
    device: `${prefix}device`,
    flags: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}
