import type { Request } from 'express';
import { type Limits, countedBy } from '../http/limits.ts';

/** Counted unless `check` passes. @throws {AppError} 429 */
export async function limitLogin<Result>(
  { consume, refund }: Limits,
  { req, username, browser }: { req: Request; username: string; browser: string | null },
  check: () => Promise<Result>,
): Promise<Result> {
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
