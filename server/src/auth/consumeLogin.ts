import type { Request } from 'express';
import { type Limits, countedBy } from '../http/limits.ts';
import { findKnownBrowser } from './knownBrowsers.ts';

/** Returns the refund for a right password. @throws {AppError} 429 */
export async function consumeLogin(
  { consume, refund }: Limits,
  req: Request,
  username: string,
): Promise<() => Promise<void>> {
  const browser = await findKnownBrowser(req, username);
  const name = browser === null ? 'passwords' : 'passwordsOfKnownBrowser';
  const counted = {
    address: countedBy(req).address,
    name: username,
    browser: browser ?? undefined,
  };
  await consume(name, counted);
  return () => refund(name, counted);
}
