import type { Request } from 'express';
import { type Limits, countedBy } from '../http/limits.ts';
import { findKnownBrowser } from './knownBrowsers.ts';

/** Counted unless `check` passes. @throws {AppError} 429 */
export async function limitLogin<Result>(
  { consume, refund }: Limits,
  { req, username }: { req: Request; username: string },
  check: () => Promise<Result>,
): Promise<Result> {
  const browser = await findKnownBrowser(req, username);
  const name = browser === null ? 'passwords' : 'passwordsOfKnownBrowser';
  const counted = {
    address: countedBy(req).address,
    name: username,
    browser: browser ?? undefined,
  };
  await consume(name, counted);
  const result = await check();
  await refund(name, counted);
  return result;
}
