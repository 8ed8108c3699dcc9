import type { SessionUser } from '@inkognito/shared/auth';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import pLimit, { type LimitFunction } from 'p-limit';
import { tooManyRequests } from '../../errors.ts';
import { limitIdentityOf } from '../currentUser.ts';
import { releasePlace } from './loadShedding.ts';
import { addressKey } from '../limits.ts';

/** Provider calls also wait on the network, so they must not block password checks. */
type Kind = 'hashing' | 'provider' | 'matching' | 'reading';

/** Per caller and kind. Uploads are bounded in `uploadBudget.ts`, exports in `account`. */
const costly: Partial<Record<EndpointName, Kind>> = {
  signup: 'hashing',
  login: 'hashing',
  resetPassword: 'hashing',
  changePassword: 'hashing',
  confirmIdentity: 'hashing',
  renewAccessPassword: 'hashing',
  checkAccessPassword: 'hashing',
  createKey: 'hashing',
  signInWithGoogle: 'provider',
  signInWithLinkedin: 'provider',
  compare: 'matching',
  compareWithMany: 'matching',
  listJobCandidates: 'matching',
  requestAccess: 'matching',
  acceptRequest: 'matching',
  createQuestionnaire: 'reading',
  updateQuestionnaire: 'reading',
  readPosting: 'reading',
  checkMessage: 'reading',
};

/** Running or queued calls in this process. Two at once per account would slow all others threefold. */
const account = { places: 1, waitingMax: 10 };

const address = { places: 2, waitingMax: 25 };

const retrySeconds = 2;

type Line = { takePlace: LimitFunction; calls: number };

export type FairShares = ReturnType<typeof createFairShares>;

/** Apply with `RATE_LIMITS=off` too. The returned function throws an `AppError` 429. */
export function createFairShares() {
  const lines = new Map<string, Line>();

  async function inLine(
    key: string,
    { places, waitingMax }: typeof account,
    work: () => Promise<void>,
  ): Promise<void> {
    const line = lines.get(key) ?? { takePlace: pLimit(places), calls: 0 };
    if (line.calls >= places + waitingMax) {
      throw tooManyRequests(
        'Von Ihnen oder aus Ihrem Netz kommen gerade sehr viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.',
        retrySeconds,
        'fairShares',
      );
    }
    lines.set(key, line);
    line.calls += 1;
    try {
      await line.takePlace(work);
    } finally {
      line.calls -= 1;
      if (line.calls === 0) lines.delete(key);
    }
  }

  return (
    name: EndpointName,
    { req, res, user }: { req: Request; res: Response; user: SessionUser | null },
    work: () => Promise<void>,
  ): Promise<void> => {
    const kind = costly[name];
    if (!kind) return work();
    releasePlace(res);
    const atAddress = () => inLine(`${kind} address ${addressKey(req.ip)}`, address, work);
    if (!user) return atAddress();
    return inLine(`${kind} account ${limitIdentityOf(user)}`, account, atAddress);
  };
}
