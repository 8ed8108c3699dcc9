import type { Limits } from '../http/limits.ts';

type SignIn = { ip: string | undefined; browser: string | null };

/** Counted unless `check` passes. @throws {AppError} 429 */
export async function limitLogin<Result>(
  { consume, refund }: Limits,
  { ip, username, browser }: SignIn & { username: string },
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

/**
 * Counts what all names of an account share, for `check` to refuse like a wrong password: a 429 for one name would
 * tell that the other is the same account's. A name of no account is counted alike, so that time tells nothing either.
 */
export async function limitAccount<Result>(
  { tryConsume, refund }: Limits,
  { ip, account, browser }: SignIn & { account: string },
  check: (mayPass: boolean) => Promise<Result>,
): Promise<Result> {
  if (browser !== null) return check(true);
  const counted = { ip, account };
  const result = await check(await tryConsume('passwordsOfAccount', counted));
  await refund('passwordsOfAccount', counted);
  return result;
}
