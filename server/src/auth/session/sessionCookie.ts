import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';

const cookieName = '__Host-sid';
/** Of every cookie of ours. */
export const cookieFlags = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

const prefix = 's:';

export const secretSetting = 'session secret';

export function readSessionCookie(req: Request): string | null {
  const value = parseCookie(req.headers.cookie ?? '')[cookieName];
  if (!value?.startsWith(prefix)) return null;
  return unsign(value.slice(prefix.length), secretOf(req)) || null;
}

export function writeSessionCookie(req: Request, id: string, maxAgeMs: number): void {
  withdrawSessionCookie(req);
  const value = prefix + sign(id, secretOf(req));
  responseTo(req).cookie(cookieName, value, { ...cookieFlags, maxAge: maxAgeMs });
}

// One response may set the cookie twice, and browsers would see both.
export function withdrawSessionCookie(req: Request): void {
  const res = responseTo(req);
  const lines = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${cookieName}=`));
  if (others.length > 0) res.setHeader('Set-Cookie', others);
  else res.removeHeader('Set-Cookie');
}

export function clearSessionCookie(req: Request): void {
  withdrawSessionCookie(req);
  responseTo(req).clearCookie(cookieName, cookieFlags);
}

const secretOf = ({ app }: Request) => app.get(secretSetting) as string;

const responseTo = ({ res }: Request) => res as Response;
