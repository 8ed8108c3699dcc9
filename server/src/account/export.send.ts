import { pipeline } from 'node:stream/promises';
import type { SessionUser } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import type { Request, Response } from 'express';
import { viewerOf } from '../auth/viewer.ts';
import { requireFreshIdentity } from '../auth/session/session.ts';
import { voiceOf } from '../http/currentUser.ts';
import { placesByKey } from '../http/limit/placesByKey.ts';
import { type LimitPolicy, createLimiters } from '../http/limit/rateLimit.ts';
import { exportAccount } from './export.ts';

const rules = {
  exportByAccount: { points: limits.exportsPerDay, duration: 24 * 60 * 60 },
};

/** @throws {AppError} 403 without a fresh identity, 429 beside another export or after the day's last */
export function createExportSender(policy: LimitPolicy) {
  const limiters = createLimiters(rules, policy);
  const takePlace = placesByKey({
    max: 1,
    sentence:
      'Ihre Daten werden gerade schon zusammengestellt. Bitte warten Sie, bis das fertig ist.',
    limit: 'exportsAtOnce',
  });
  return async (req: Request, res: Response, user: SessionUser): Promise<void> => {
    requireFreshIdentity(req);
    const freePlace = takePlace([user.id]);
    try {
      await limiters.consume('exportByAccount', voiceOf(user));
      const pieces = await exportAccount(user, await viewerOf(req));
      res.attachment('inkognito-export.json');
      await pipeline(pieces, res);
    } finally {
      freePlace();
    }
  };
}
