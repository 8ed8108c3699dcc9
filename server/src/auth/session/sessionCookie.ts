import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { OwnCookies } from '../../http/ownCookies.ts';

const prefix = 's:';

export type SignedCookies = OwnCookies & { secret: string };

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express types its requests by this one.
  namespace Express {
    interface Request {
      ownCookies: SignedCookies;
    }
  }
}

export function readSessionCookie(req: Request): string | null {
  const value = parseCookie(req.headers.cookie ?? '')[req.ownCookies.sid];
  if (!value?.startsWith(prefix)) return null;
  return unsign(value.slice(prefix.length), req.ownCookies.secret) || null;
}

export function writeSessionCookie(req: Request, id: string, maxAgeMs: number): void {
  withdrawSessionCookie(req);
  const { sid, flags, secret } = req.ownCookies;
  const value = prefix + sign(id, secret);
  responseTo(req).cookie(sid, value, { ...flags, maxAge: maxAgeMs });
}

// Browsers would see both cookies.
export function withdrawSessionCookie(req: Request): void {
  const res = responseTo(req);
  const lines = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${req.ownCookies.sid}=`));
  if (others.length > 0) res.setHeader('Set-Cookie', others);
  else res.removeHeader('Set-Cookie');
}

export function clearSessionCookie(req: Request): void {
  withdrawSessionCookie(req);
  const { sid, flags } = req.ownCookies;
  responseTo(req).clearCookie(sid, flags);
}

const responseTo = ({ res }: Request) => res as Response;
