import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { OwnCookies } from '../../http/ownCookies.ts';

const prefix = 's:';

export const secretSetting = 'session secret';
export const cookiesSetting = 'own cookies';

export const cookiesOf = ({ app }: Pick<Request, 'app'>) => app.get(cookiesSetting) as OwnCookies;

export function readSessionCookie(req: Request): string | null {
  const value = parseCookie(req.headers.cookie ?? '')[cookiesOf(req).sid];
  if (!value?.startsWith(prefix)) return null;
  return unsign(value.slice(prefix.length), secretOf(req)) || null;
}

export function writeSessionCookie(req: Request, id: string, maxAgeMs: number): void {
  withdrawSessionCookie(req);
  const { sid, flags } = cookiesOf(req);
  const value = prefix + sign(id, secretOf(req));
  responseTo(req).cookie(sid, value, { ...flags, maxAge: maxAgeMs });
}

// One response may set the cookie twice, and browsers would see both.
export function withdrawSessionCookie(req: Request): void {
  const res = responseTo(req);
  const lines = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${cookiesOf(req).sid}=`));
  if (others.length > 0) res.setHeader('Set-Cookie', others);
  else res.removeHeader('Set-Cookie');
}

export function clearSessionCookie(req: Request): void {
  withdrawSessionCookie(req);
  const { sid, flags } = cookiesOf(req);
  responseTo(req).clearCookie(sid, flags);
}

const secretOf = ({ app }: Request) => app.get(secretSetting) as string;

const responseTo = ({ res }: Request) => res as Response;
