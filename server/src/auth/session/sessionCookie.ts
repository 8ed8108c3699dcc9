import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';

const cookieName = '__Host-sid';
const flags = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

const prefix = 's:';

export function readSessionCookie({ headers, sessionSecret }: Request): string | null {
  const value = parseCookie(headers.cookie ?? '')[cookieName];
  if (!value?.startsWith(prefix)) return null;
  return unsign(value.slice(prefix.length), sessionSecret) || null;
}

export function writeSessionCookie(req: Request, id: string, maxAgeMs: number): void {
  withdrawSessionCookie(req);
  const value = prefix + sign(id, req.sessionSecret);
  responseTo(req).cookie(cookieName, value, { ...flags, maxAge: maxAgeMs });
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
  responseTo(req).clearCookie(cookieName, flags);
}

const responseTo = ({ res }: Request) => res as Response;
