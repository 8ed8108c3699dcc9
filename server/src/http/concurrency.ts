import type { SessionUser } from '@inkognito/shared/auth';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import { tooManyRequests, tooSlow } from '../errors.ts';
import { releasePlace } from './limit/loadShedding.ts';
import { createTurns } from './limit/turns.ts';
import { addressKey, originOf } from './limit/identity.ts';

type Bounds = {
  places: number;
  /** How many more may wait; the next is refused. */
  waitingMax?: number;
  sentence?: string;
  limit: string;
};

/** Places for each key, in this process. The returned function throws an `AppError` 429. */
export function createPlaces({
  places,
  waitingMax = 0,
  sentence = 'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  limit,
}: Bounds) {
  const retrySeconds = waitingMax > 0 ? 2 : 5;
  const { take } = createTurns(
    {
      ...{ places: Infinity, placesOfNetwork: places },
      ...{ waitingMax: Infinity, waitingOfNetworkMax: waitingMax, waitMs: 60_000 },
    },
    () => tooManyRequests(sentence, retrySeconds, limit),
  );
  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const free = await take({ network: key, address: key });
    try {
      return await work();
    } finally {
      free();
    }
  };
}

export function limitConcurrency(places: number) {
  const take = createPlaces({ places, waitingMax: 50, limit: 'limitConcurrency' });
  return <Result>(work: () => Promise<Result>): Promise<Result> => take('', work);
}

/** Provider calls also wait on the network, so they must not block password checks. */
type Kind = 'hashing' | 'provider' | 'matching' | 'reading' | 'dashboard';

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
  listJobsOffered: 'dashboard',
};

type Caller = {
  req: Request;
  res: Response;
  user: SessionUser | null;
  /** Of the account that signs in: colleagues and strangers in the same network do not keep its owner waiting. */
  knownBrowser: string | null;
};

/** Running of each kind; the hashes themselves are as many as there are processors. */
const placesOf: Record<Kind, number> = {
  hashing: 4,
  provider: 16,
  matching: 4,
  reading: 4,
  dashboard: 8,
};

/** Costly calls of each kind take turns by network, those of one account one after the other. Applies with `RATE_LIMITS=off` too. */
export function createFairShares() {
  const refusal = {
    sentence:
      'Von Ihnen oder aus Ihrem Netz kommen gerade sehr viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.',
    limit: 'fairShares',
  };
  // Two at once per account would slow all others threefold.
  const ofAccount = createPlaces({ places: 1, waitingMax: 10, ...refusal });
  const refuse = () => tooManyRequests(refusal.sentence, 2, refusal.limit);
  const turnsOf = (kind: Kind) => {
    const places = placesOf[kind];
    const waiting = { waitingMax: 50, waitingOfNetworkMax: 25, waitMs: 10_000 };
    return createTurns({ places, placesOfNetwork: places / 2, ...waiting }, refuse);
  };
  const turns = {
    hashing: turnsOf('hashing'),
    provider: turnsOf('provider'),
    matching: turnsOf('matching'),
    reading: turnsOf('reading'),
    dashboard: turnsOf('dashboard'),
  };

  return (name: EndpointName, caller: Caller, work: () => Promise<void>): Promise<void> => {
    const kind = costly[name];
    if (!kind) return work();
    const { req, res, user, knownBrowser } = caller;
    releasePlace(res);
    const inTurn = async () => {
      const { network, address } = originOf(req.ip);
      const origin = knownBrowser
        ? { network: `known ${network}`, address: knownBrowser, waitingOfNetworkMax: 50 }
        : { network, address };
      const free = await turns[kind].take(origin, () => res.closed);
      await work().finally(free);
    };
    return user ? ofAccount(`${kind} ${user.id}`, inTurn) : inTurn();
  };
}

/** Upload bodies held at once. A file is held twice while joined; fits a 512 MB container beside the idle 180 MB. */
const budgetBytes = 64 * 1024 * 1024;

/** Forms without a file need no place. */
const smallBytes = 100 * 1024;

/** The form around the file: forty fields of 20 kB and their names. */
const formBytesMax = 1024 * 1024;

type Upload = { req: Request; userId: string; maxBytes: number };

/** Reserves the body's size before reading and frees it when the work ends. @throws {AppError} 429 */
export function createUploadBudget() {
  let freeBytes = budgetBytes;
  const takePlace = createPlaces({
    places: 2,
    sentence:
      'Es werden schon zwei Dateien von Ihnen oder aus Ihrem Netz übertragen. Bitte versuchen Sie es danach noch einmal.',
    limit: 'uploadsAtOnce',
  });

  return async ({ req, userId, maxBytes }: Upload, work: () => Promise<void>): Promise<void> => {
    // Without a declared length, the maximum counts.
    const declared = Number(req.headers['content-length'] ?? Infinity);
    const bytes = Math.min(declared, maxBytes + formBytesMax);
    if (bytes > freeBytes) {
      throw tooManyRequests(
        'Gerade werden sehr viele Dateien übertragen. Bitte versuchen Sie es gleich noch einmal.',
        5,
        'uploadBytes',
      );
    }
    const atAddress = () => takePlace(`address ${addressKey(req.ip)}`, work);
    freeBytes -= bytes;
    try {
      await (bytes > smallBytes ? takePlace(`account ${userId}`, atAddress) : work());
    } finally {
      freeBytes += bytes;
    }
  };
}

type Reading = { done: Promise<void>; cut: () => void };

/** Bodies of up to 90 kB in transit; 256 in full are 23 MB. When full, the oldest of the caller with the most is cut. */
export function createBodyPlaces({ ofCaller, ofAll } = { ofCaller: 32, ofAll: 256 }) {
  const callerOf = new Map<Reading, string>();

  function countByCaller(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const caller of callerOf.values()) counts.set(caller, (counts.get(caller) ?? 0) + 1);
    return counts;
  }

  function cutOldestOf(caller: string): void {
    const [oldest] = [...callerOf].find(([, other]) => other === caller) ?? [];
    if (!oldest) return;
    callerOf.delete(oldest);
    oldest.cut();
  }

  return async (req: Request, reading: Reading): Promise<void> => {
    const caller = req.user?.id ?? addressKey(req.ip);
    const counts = countByCaller();
    const [[busiest] = ['']] = [...counts].sort(([, a], [, b]) => b - a);
    if ((counts.get(caller) ?? 0) >= ofCaller) cutOldestOf(caller);
    else if (callerOf.size >= ofAll) cutOldestOf(busiest);
    callerOf.set(reading, caller);
    try {
      await reading.done;
    } finally {
      callerOf.delete(reading);
    }
  };
}

/** `done` throws an `AppError` 408 after `ms`, or once cut. */
export function readInTime(ms: number, read: () => Promise<void>): Reading {
  let cut: Reading['cut'] = () => undefined;
  const isCut = new Promise<never>((_resolve, reject) => {
    cut = () => reject(tooSlow());
  });
  const timer = setTimeout(cut, ms);
  const done = Promise.race([read(), isCut]).finally(() => clearTimeout(timer));
  return { done, cut };
}
