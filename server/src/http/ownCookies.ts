import type { CookieOptions } from 'express';

export type OwnCookies = { sid: string; device: string; flags: CookieOptions };

/** Over http WebKit drops `Secure` cookies, even on localhost; browsers reject a cookie for another host. */
export function ownCookies(publicUrl: string): OwnCookies {
  const secure = publicUrl.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  return {
    sid: `${prefix}sid`,
    device: `${prefix}device`,
    flags: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}
