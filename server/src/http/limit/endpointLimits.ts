import type { Endpoint } from '@inkognito/shared/endpoint';
import { limits } from '@inkognito/shared/limits';
import type { Request } from 'express';
import { callerKey } from '../currentUser.ts';
import { type LimitPolicy, type Limiters, addressKey, createLimiters } from './rateLimit.ts';

const minute = 60;

const rules = {
  search: { points: limits.searchesPerMinute, duration: minute },
  profile: { points: limits.profilesPerMinute, duration: minute },
  image: { points: limits.imagesPerMinute, duration: minute },
  write: { points: limits.writesPer5Minutes, duration: 5 * minute },
  /** May be a whole company. */
  writeByAddress: { points: 10 * limits.writesPer5Minutes, duration: 5 * minute },
  upload: { points: limits.uploadsPerHalfHour, duration: 30 * minute },
};

type EndpointLimiters = Limiters<keyof typeof rules>;

export const createEndpointLimiters = (policy: LimitPolicy): EndpointLimiters =>
  createLimiters(rules, policy);

/** Slows down scraping and filling our storage. @throws {AppError} 429 */
export async function consumeEndpointLimit(
  { consume }: EndpointLimiters,
  { limit, upload }: Endpoint,
  req: Request,
): Promise<void> {
  if (limit === 'search') await consume('search', callerKey(req));
  if (limit === 'profile') await consume('profile', addressKey(req.ip));
  if (limit === 'image') await consume('image', callerKey(req));
  if (limit === 'write') {
    if (req.user) await consume('write', req.user.id);
    await consume('writeByAddress', addressKey(req.ip));
  }
  if (upload) await consume('upload', callerKey(req));
}
