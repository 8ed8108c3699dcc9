import type { Request } from 'express';
import { type Limits, addressKey } from '../http/limits.ts';
import { findKnownBrowser } from './knownBrowsers.ts';

/** Returns the refund for a successful sign-in. @throws {AppError} 429 */
export async function consumeLogin(
  { consume, refund }: Limits,
  req: Request,
  username: string,
): Promise<() => Promise<void>> {
  const address = addressKey(req.ip);
  const browser = await findKnownBrowser(req, username);
  const name = browser === null ? 'loginByAccount' : 'loginByDevice';
  const key = browser ?? username;
  await consume('loginByAddress', address);
  await consume(name, key);
  return async () => {
    await refund('loginByAddress', address);
    await refund(name, key);
  };
}
