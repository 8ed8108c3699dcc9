import type { EndpointContract } from '@inkognito/shared/api';
import type { SessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import type { Request } from 'express';
import { addressKey, countTries } from './rateLimit.ts';

const minute = 60;

const { takeTry } = countTries({
  search: { points: limits.searchesPerMinute, duration: minute },
  profile: { points: limits.profilesPerMinute, duration: minute },
  upload: { points: limits.uploadsPerHalfHour, duration: 30 * minute },
});

/**
 * Takes one use of what is limited for everybody: reading it out whole, or filling our storage, is made slow.
 * @throws {AppError} 429
 */
export async function takeUse(
  { limit, upload }: EndpointContract,
  req: Request,
  user: SessionUser | null,
): Promise<void> {
  if (!limit && !upload) return;
  const address = addressKey(req.ip);
  if (limit === 'search') await takeTry('search', user?.id ?? address);
  if (limit === 'profile') await takeTry('profile', address);
  if (upload) await takeTry('upload', user?.id ?? address);
}
