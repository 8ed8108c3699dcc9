import type { Limits } from '../http/limits.ts';

type SignIn = { ip: string | undefined; username: string; browser: string | null };

/** Counted unless `check` passes. @throws {AppError} 429 */
export async function limitLogin<Result>(
  { consume, refund }: Limits,
  { ip, username, browser }: SignIn,
  check: () => Promise<Result>,
): Promise<Result> {
  const names = browser ? knownBrowser : anyBrowser;
  const counted = { ip, account: browser ?? username };
  for (const name of names) await consume(name, counted);
  const result = await check();
  for (const name of names) await refund(name, counted);
  return result;
}

const knownBrowser = ['passwordsOfKnownBrowser'] as const;
const anyBrowser = ['passwords', 'passwordsOfNetwork'] as const;
