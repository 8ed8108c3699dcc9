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

/**
 * Counts what all names of an account share, for `check` to refuse like a wrong password: a 429 for one name would
 * tell that the other is the same account's. A name of no account is counted alike, so that time tells nothing either.
 */
export async function limitAccount<Result>(
  { tryConsume, refund }: Limits,
  { req, account, browser }: { req: Request; account: string; browser: string | null },
  check: (mayPass: boolean) => Promise<Result>,
): Promise<Result> {
  if (browser !== null) return check(true);
  const counted = { address: countedBy(req).address, name: account };
  const result = await check(await tryConsume('passwordsOfAccount', counted));
  await refund('passwordsOfAccount', counted);
  return result;
}
