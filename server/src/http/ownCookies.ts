import type { CookieOptions } from 'express';

export type OwnCookies = { sid: string; device: string; flags: CookieOptions };

/** Over http browsers keep a `Secure` cookie from localhost at most, and WebKit not even that. */
export function ownCookies(publicUrl: string): OwnCookies {
  const secure = publicUrl.startsWith('https://');
  const prefix = secure ? '__Host-' : '';
  return {
    sid: `${prefix}sid`,
    device: `${prefix}device`,
    flags: { httpOnly: true, secure, sameSite: 'lax', path: '/' },
  };
}
