import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';

export const sessionCookie = '__Host-sid';

const flags = { httpOnly: true, secure: true, sameSite: 'lax', path: '/' } as const;

/** 192 random bits. */
export const newSessionId = (): string => randomBytes(24).toString('base64url');

export type SessionCookies = ReturnType<typeof createSessionCookies>;

/** The cookie that carries a session's id, signed, so that ids made up elsewhere never reach the database. */
export function createSessionCookies(secret: string) {
  // Made once: turning a secret into a key costs more than the signature.
  const key = createSecretKey(Buffer.from(secret));

  // Without the one sign that base64 fills 256 bits up with.
  const valueOf = (id: string): string => {
    const signature = createHmac('sha256', key).update(id).digest('base64').slice(0, -1);
    return encodeURIComponent(`s:${id}.${signature}`);
  };

  return {
    /** The id that the request's cookie carries, if it was signed here. */
    read({ headers }: Request): string | null {
      const sent = valueIn(headers.cookie ?? '');
      const id = /^s%3A([\w-]{32})\./.exec(sent)?.[1];
      if (id === undefined) return null;
      const [given, right] = [Buffer.from(sent), Buffer.from(valueOf(id))];
      return given.length === right.length && timingSafeEqual(given, right) ? id : null;
    },

    /** Puts the cookie on the answer, in place of one that was put there before. */
    write(res: Response, id: string, maxAgeMs: number): void {
      withdraw(res);
      const options: CookieOptions = { ...flags, maxAge: maxAgeMs, encode: String };
      res.cookie(sessionCookie, valueOf(id), options);
    },

    withdraw,
  };
}

/** Lets the browser forget its session. */
export function clearSessionCookie(res: Response): void {
  withdraw(res);
  res.clearCookie(sessionCookie, flags);
}

/** The first of that name, as everywhere: a second one cannot stand in for it. */
function valueIn(cookies: string): string {
  const pair = cookies.split(/; */).find((each) => each.startsWith(`${sessionCookie}=`));
  return pair?.slice(sessionCookie.length + 1) ?? '';
}

/** Takes the cookie off an answer that has not been sent yet. */
function withdraw(res: Response): void {
  const lines = [res.getHeader('Set-Cookie') ?? []].flat().map(String);
  const others = lines.filter((line) => !line.startsWith(`${sessionCookie}=`));
  if (others.length > 0) res.setHeader('Set-Cookie', others);
  else res.removeHeader('Set-Cookie');
}
