import type { SessionUser } from '@inkognito/shared/auth';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import { tooSlow } from '../errors.ts';
import { networkOf } from './limit/identity.ts';
import { createPlaces, releasePlace } from './waiting.ts';

type Kind = { places: number; placesOfCaller?: number; calls: readonly EndpointName[] };

/** Each with a line of its own: a silent provider or pasted texts keep no other waiting. */
const kinds: readonly Kind[] = [
  // All callers of argon2.
  { places: 4, calls: ['signup', 'login', 'resetPassword', 'changePassword', 'confirmIdentity'] },
  { places: 4, calls: ['renewAccessPassword', 'checkAccessPassword', 'createKey'] },
  { places: 16, calls: ['signInWithGoogle', 'signInWithLinkedin'] },
  { places: 4, calls: ['compare', 'compareWithMany', 'listJobCandidates'] },
  { places: 4, calls: ['requestAccess', 'acceptRequest'] },
  { places: 4, calls: ['createQuestionnaire', 'updateQuestionnaire'] },
  { places: 4, calls: ['saveShield', 'previewShield'] },
  { places: 4, calls: ['readPosting', 'checkMessage'] },
  // A dashboard of hundreds of postings takes a core for as long as it is read.
  { places: 8, placesOfCaller: 1, calls: ['listJobsOffered'] },
  { places: 16, calls: ['exportAccount'] },
];

type Caller = {
  req: Request;
  res: Response;
  user: SessionUser | null;
  /** Of the account that signs in: colleagues and strangers in the same network do not keep its owner waiting. */
  knownBrowser: string | null;
};

/** Two costly calls of each kind at once for a caller, unless said. With `RATE_LIMITS=off` too. */
export function createFairShares() {
  const bounds = { placesOfCaller: 2, waitingMax: 100, waitMs: 10_000, limit: 'fairShares' };
  const sentence =
    'Von Ihnen oder aus Ihrem Netz kommen gerade sehr viele Anfragen auf einmal. Bitte versuchen Sie es gleich noch einmal.';
  const lines = new Map(
    kinds.flatMap(({ calls, ...own }) => {
      const line = createPlaces({ ...bounds, ...own, sentence });
      return calls.map((call) => [call, line] as const);
    }),
  );
  return (name: EndpointName, caller: Caller, work: () => Promise<void>): Promise<void> => {
    const takePlace = lines.get(name);
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

const megabyte = 1024 * 1024;

/** The form around the file: forty fields of 20 kB and their names. */
const formBytesMax = megabyte;

/** A form without a file is no larger; in megabytes. */
const smallest = 0.1;

type Upload = { req: Request; userId: string; maxBytes: number };

/** Places are megabytes of bodies. A file is held twice while joined; 64 fit a 512 MB container beside the idle 180 MB. */
export function createUploadBudget() {
  const sentence =
    'Gerade werden schon viele Dateien übertragen, auch von Ihnen oder aus Ihrem Netz. Bitte versuchen Sie es gleich noch einmal.';
  const shared = { sentence, limit: 'uploads' };
  const takePlaceOfFile = createPlaces({ places: 48, placesOfNetwork: 32, ...shared });
  /** Apart: files on their way keep no neighbour from saving a form without a file. */
  const takePlaceOfForm = createPlaces({ places: 16, placesOfNetwork: 8, ...shared });
  /** @throws {AppError} 429 */
  return ({ req, userId, maxBytes }: Upload, work: () => Promise<void>): Promise<void> => {
    // Without a declared length, the maximum counts.
    const declared = Number(req.headers['content-length'] ?? Infinity);
    const size = Math.min(declared, maxBytes + formBytesMax) / megabyte;
    const takePlace = size > smallest ? takePlaceOfFile : takePlaceOfForm;
    return takePlace({ network: networkOf(req.ip), caller: userId, size }, work);
  };
}

const jsonMs = 5_000;

/** Bodies of up to 90 kB in transit; 256 in full are 23 MB. When full, the oldest is cut. */
export function createBodyPlaces() {
  const callers = new Map<AbortController, string>();
  return async (req: Request, read: () => Promise<void>): Promise<void> => {
    const caller = req.user?.id ?? networkOf(req.ip);
    const all = [...callers.keys()];
    const own = all.filter((reading) => callers.get(reading) === caller);
    const [oldest] = own.length >= 32 ? own : all.length >= 256 ? all : [];
    if (oldest) callers.delete(oldest);
    oldest?.abort();
    const reading = new AbortController();
    callers.set(reading, caller);
    await readInTime(jsonMs, read, reading).finally(() => callers.delete(reading));
  };
}

/** @throws {AppError} 408 after `ms`, or once aborted */
export function readInTime(
  ms: number,
  read: () => Promise<void>,
  reading = new AbortController(),
): Promise<void> {
  const isCut = new Promise<never>((_resolve, reject) => {
    reading.signal.addEventListener('abort', () => reject(tooSlow()));
  });
  const timer = setTimeout(() => reading.abort(), ms);
  return Promise.race([read(), isCut]).finally(() => clearTimeout(timer));
}
