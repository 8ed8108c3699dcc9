import type { SessionUser } from '@inkognito/shared/auth';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import { tooManyRequests, tooSlow } from '../errors.ts';
import { networkOf } from './limit/identity.ts';
import { countOf, createPlaces, mostOf, releasePlace } from './waiting.ts';

/** Running of each kind, each with a line of its own: a silent provider or pasted texts keep no other waiting. */
const placesOf = {
  hashing: 4,
  provider: 16,
  matching: 4,
  saving: 4,
  reading: 4,
  lists: 8,
  export: 16,
};

type Kind = keyof typeof placesOf;

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
  createQuestionnaire: 'saving',
  updateQuestionnaire: 'saving',
  saveShield: 'saving',
  previewShield: 'saving',
  readPosting: 'reading',
  checkMessage: 'reading',
  listJobsOffered: 'lists',
  exportAccount: 'export',
};

type Caller = {
  req: Request;
  res: Response;
  user: SessionUser | null;
  /** Of the account that signs in: colleagues and strangers in the same network do not keep its owner waiting. */
  knownBrowser: string | null;
};

/** Two costly calls of each kind at once for a caller. With `RATE_LIMITS=off` too. */
export function createFairShares() {
  const sentence =
    'Von Ihnen oder aus Ihrem Netz kommen gerade sehr viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.';
  const lineOf = (kind: Kind) => {
    const waiting = { waitingMax: 100, waitMs: 10_000 };
    const places = { places: placesOf[kind], placesOfCaller: 2 };
    return createPlaces({ ...places, ...waiting, sentence, limit: 'fairShares' });
  };
  const kinds = Object.keys(placesOf) as Kind[];
  const lines = new Map(kinds.map((kind) => [kind, lineOf(kind)]));
  return (name: EndpointName, caller: Caller, work: () => Promise<void>): Promise<void> => {
    const takePlace = lines.get(costly[name] as Kind);
    if (!takePlace) return work();
    const { req, res, user, knownBrowser } = caller;
    releasePlace(res);
    const network = networkOf(req.ip);
    const origin = knownBrowser
      ? { network: `known ${network}`, caller: knownBrowser }
      : { network, caller: user?.id ?? network };
    return takePlace(origin, work, () => res.closed);
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
    placesOfNetwork: 2,
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
    const origin = { network: networkOf(req.ip), caller: userId };
    freeBytes -= bytes;
    try {
      await (bytes > smallBytes ? takePlace(origin, work) : work());
    } finally {
      freeBytes += bytes;
    }
  };
}

type Reading = { done: Promise<void>; cut: () => void };

/** Bodies of up to 90 kB in transit; 256 in full are 23 MB. When full, the oldest of the caller with the most is cut. */
export function createBodyPlaces({ ofCaller, ofAll } = { ofCaller: 32, ofAll: 256 }) {
  const callerOf = new Map<Reading, string>();

  function cutOldestOf(caller: string): void {
    const [oldest] = [...callerOf].find(([, other]) => other === caller) ?? [];
    if (oldest) callerOf.delete(oldest);
    oldest?.cut();
  }

  return async (req: Request, reading: Reading): Promise<void> => {
    const caller = req.user?.id ?? networkOf(req.ip);
    const counts = countOf([...callerOf.values()]);
    if ((counts.get(caller) ?? 0) >= ofCaller) cutOldestOf(caller);
    else if (callerOf.size >= ofAll) cutOldestOf(mostOf(counts));
    callerOf.set(reading, caller);
    await reading.done.finally(() => callerOf.delete(reading));
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
