import type { Request } from 'express';
import { forbidden } from '../errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Without origin and cookie it is no browser acting for a user. @throws {AppError} 403 for foreign pages */
export function requireOwnPage(req: Request, changesState: boolean, publicUrl: string): void {
  if (safeMethods.has(req.method) && !changesState) return;
  const site = req.get('sec-fetch-site');
  if (site !== undefined) {
    const navigates = req.get('sec-fetch-mode') === 'navigate';
    if (site !== 'same-origin' || navigates) throw foreign();
    return;
  }
  const origin = req.get('origin');
  if (origin === undefined ? req.get('cookie') !== undefined : !isOurs(origin, publicUrl)) {
    throw foreign();
  }
}

/** Compared with our setting: the `Host` header is the sender's claim. */
const isOurs = (origin: string, publicUrl: string) => origin === new URL(publicUrl).origin;

/** @throws {AppError} 403 when a page of another site caused the navigation */
export function refuseForeignNavigation(req: Request): void {
  const site = req.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw foreign();
}

const foreign = () => forbidden('Dieser Aufruf kam nicht von unserer Seite.');
