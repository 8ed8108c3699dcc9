import type { SessionUser } from '@inkognito/shared/auth';
import { parseCookie } from 'cookie';
import { sign, unsign } from 'cookie-signature';
import type { Request, Response } from 'express';
import type { OwnCookies } from '../../http/ownCookies.ts';
import type { SessionData } from './session.model.ts';

const prefix = 's:';

export type SignedCookies = OwnCookies & { secret: string };

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express types its requests by this one.
  namespace Express {
    interface Request {
      session: Session;
    }
  }
}

/** Of one request: services take it, so that they see neither request nor response. */
export class Session {
  id: string | undefined;
  data: SessionData = {};
  readonly #req: Request;
  readonly #res: Response;
  readonly #cookies: SignedCookies;

  constructor(req: Request, cookies: SignedCookies) {
    this.#req = req;
    this.#res = req.res as Response;
    this.#cookies = cookies;
  }

  get user(): SessionUser | undefined {
    return this.#req.user;
  }

  set user(user: SessionUser | undefined) {
    this.#req.user = user;
  }

  get deviceId(): string | undefined {
    return this.data.device?.id;
  }

  /** Also set for signed-in users until their guest work is claimed. */
  get guestId(): string | null {
    const { guest } = this.data;
    return guest && guest.until > Date.now() ? guest.id : null;
  }

  get userAgent(): string {
    return this.#req.get('user-agent') ?? '';
  }

  readCookie(): string | null {
    const value = this.#read(this.#cookies.sid);
    if (!value?.startsWith(prefix)) return null;
    return unsign(value.slice(prefix.length), this.#cookies.secret) || null;
  }

  writeCookie(id: string, maxAge: number): void {
    this.withdrawCookie();
    const { sid, flags, secret } = this.#cookies;
    this.#res.cookie(sid, prefix + sign(id, secret), { ...flags, maxAge });
  }

  // Browsers would see both cookies.
  withdrawCookie(): void {
    const lines = [this.#res.getHeader('Set-Cookie') ?? []].flat().map(String);
    const others = lines.filter((line) => !line.startsWith(`${this.#cookies.sid}=`));
    if (others.length > 0) this.#res.setHeader('Set-Cookie', others);
    else this.#res.removeHeader('Set-Cookie');
  }

  /** Of the cookie, and of what pages stored. */
  clearBrowser(): void {
    this.withdrawCookie();
    this.#res.clearCookie(this.#cookies.sid, this.#cookies.flags);
    this.#res.set('Clear-Site-Data', '"cache", "storage"');
  }

  readDeviceCookie(): string | undefined {
    return this.#read(this.#cookies.device);
  }

  writeDeviceCookie(token: string, maxAge: number): void {
    const { device, flags } = this.#cookies;
    this.#res.cookie(device, token, { ...flags, maxAge });
  }

  clearDeviceCookie(): void {
    this.#res.clearCookie(this.#cookies.device, this.#cookies.flags);
  }

  #read(name: string): string | undefined {
    return parseCookie(this.#req.headers.cookie ?? '')[name];
  }
}
