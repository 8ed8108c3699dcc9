import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default) at OWASP's minimum: 19 MiB, two passes, one lane; about 10 ms. */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A burst of sign-ins queues here and leaves one processor for other requests. */
const limitHashing = pLimit(Math.max(1, Math.min(4, availableParallelism() - 1)));

export const hashSecret = (secret: string): Promise<string> =>
  limitHashing(() => hash(secret, hashCost));

/** With equal salts only equal secrets hash alike, so one hash is compared with many. */
export function hashWithSaltOf(hashed: string, secret: string): Promise<string> {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$/.exec(hashed);
  if (!parts) throw new Error('This is no hash of ours.');
  const [, memoryCost, timeCost, parallelism, salt = ''] = parts;
  const like = {
    memoryCost: Number(memoryCost),
    timeCost: Number(timeCost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
  };
  return limitHashing(() => hash(secret, like));
}

export const verifySecret = (hashed: string, secret: string): Promise<boolean> =>
  limitHashing(() => verify(hashed, secret));

export function isOutdated(hashed: string): boolean {
  const [, memory, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hashed) ?? [];
  return Number(memory ?? 0) < hashCost.memoryCost || Number(passes ?? 0) < hashCost.timeCost;
}

let decoy: Promise<string> | undefined;

/** To hash against for an unknown name. */
export const decoyHash = (): Promise<string> =>
  // Bypasses the queue: a rejection would be cached forever.
  (decoy ??= hash('nobody has this password', hashCost));

/** Takes as long as a real check, so that timing does not reveal registered names. */
export async function verifyNothing(secret: string): Promise<false> {
  await verifySecret(await decoyHash(), secret);
  return false;
}
