import type { EndpointContract } from '@inkognito/shared/api';
import type { SessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import type { Request } from 'express';
import { voiceOf } from '../currentUser.ts';
import { type LimitPolicy, type Limiters, addressKey, createLimiters } from './rateLimit.ts';

const minute = 60;

const rules = {
  search: { points: limits.searchesPerMinute, duration: minute },
  profile: { points: limits.profilesPerMinute, duration: minute },
  image: { points: limits.imagesPerMinute, duration: minute },
  upload: { points: limits.uploadsPerHalfHour, duration: 30 * minute },
};

type EndpointLimiters = Limiters<keyof typeof rules>;

export const createEndpointLimiters = (policy: LimitPolicy): EndpointLimiters =>
  createLimiters(rules, policy);

/** Reading everything out, or filling our storage, is made slow. @throws {AppError} 429 */
export async function consumeEndpointLimit(
  { consume }: EndpointLimiters,
  { limit, upload }: EndpointContract,
  req: Request,
  user: SessionUser | null,
): Promise<void> {
  if (!limit && !upload) return;
  const address = addressKey(req.ip);
  if (limit === 'search') await consume('search', user ? voiceOf(user) : address);
  if (limit === 'profile') await consume('profile', address);
  if (limit === 'image') await consume('image', user ? voiceOf(user) : address);
  if (upload) await consume('upload', user ? voiceOf(user) : address);
}
