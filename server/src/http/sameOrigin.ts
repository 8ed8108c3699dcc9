import type { Request } from 'express';
import { forbidden } from '../errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Lets calls that change something come from our own pages only. Browsers say where a call comes from
 * (Fetch Metadata, else `Origin`); who says neither and brings no cookie is no browser acting for somebody.
 * @throws {AppError} 403
 */
export function requireOwnPage(req: Request, changesState: boolean, publicUrl: string): void {
  if (safeMethods.has(req.method) && !changesState) return;
  const site = req.get('sec-fetch-site');
  if (site !== undefined) {
    const navigates = req.get('sec-fetch-mode') === 'navigate';
    if (site !== 'same-origin' || navigates) throw foreign();
    return;
  }
  const origin = req.get('origin');
  if (origin === undefined ? req.get('cookie') !== undefined : !isOurs(origin, req, publicUrl)) {
    throw foreign();
  }
}

function isOurs(origin: string, req: Request, publicUrl: string): boolean {
  if (origin === publicUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === req.get('host');
}

/**
 * Refuses a navigation that a page of another site caused. Who types the address, or says nothing about
 * where the navigation comes from, passes.
 * @throws {AppError} 403
 */
export function refuseForeignNavigation(req: Request): void {
  const site = req.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site') throw foreign();
}

const foreign = () => forbidden('Dieser Aufruf kam nicht von unserer Seite.');
