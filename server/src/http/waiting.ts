import type { Request, Response } from 'express';
import { type AppError, overloaded, tooManyRequests } from '../errors.ts';
import { networkOf } from './limit/identity.ts';

export type Bounds = {
  /** Running at once, of these from one network, and of one caller. */
  places: number;
  placesOfNetwork?: number;
  placesOfCaller?: number;
  waitingMax: number;
  /** Half of the line, unless said. */
  waitingOfNetwork?: number;
  waitMs: number;
};

export type Origin = { network: string; caller: string };

type Waiting = Origin & { admit: () => void; refuse: () => void };

/** By network, the next one first. */
type Line = Map<string, Waiting[]>;

function leave(line: Line, one: Waiting): void {
  const others = line.get(one.network)?.filter((each) => each !== one) ?? [];
  if (others.length > 0) line.set(one.network, others);
  else line.delete(one.network);
}

/** When full, the newest of the network with the most waiting goes, or within the newcomer's own that of a caller. */
function makeRoom(line: Line, newcomer: Origin, { waitingMax, ...bounds }: Bounds): boolean {
  const { waitingOfNetwork = waitingMax / 2 } = bounds;
  const all = [...line.values()].flat();
  const neighbours = line.get(newcomer.network) ?? [];
  const isOwnFull = neighbours.length >= waitingOfNetwork;
  if (!isOwnFull && all.length < waitingMax) return true;
  const [crowd, by] = isOwnFull ? [neighbours, 'caller' as const] : [all, 'network' as const];
  const sizes = countOf(crowd.map((each) => each[by]));
  const most = mostOf(sizes);
  const newest = crowd.filter((each) => each[by] === most).at(-1);
  const isFair = (sizes.get(most) ?? 0) > (sizes.get(newcomer[by]) ?? 0) + 1;
  if (!newest || !isFair) return false;
  leave(line, newest);
  newest.refuse();
  return true;
}

/** Bounds what runs at once; the rest waits, and networks take turns. `take` throws the refusal where it is full or too slow. */
export function createLine(bounds: Bounds, refusal: () => AppError) {
  const { places, placesOfNetwork = places, placesOfCaller = placesOfNetwork } = bounds;
  const running: Origin[] = [];
  const line: Line = new Map();

  const hasPlace = ({ network, caller }: Origin) =>
    running.length < places &&
    running.filter((each) => each.network === network).length < placesOfNetwork &&
    running.filter((each) => each.caller === caller).length < placesOfCaller;

  function run({ network, caller }: Origin): () => void {
    const own = { network, caller };
    running.push(own);
    return () => {
      if (running.includes(own)) running.splice(running.indexOf(own), 1);
      // Iterative, as one admitted may free its place at once.
      for (let next = takeNext(); next; next = takeNext()) next.admit();
    };
  }

  function takeNext(): Waiting | undefined {
    if (running.length >= places) return undefined;
    for (const [network, waiting] of line) {
      const next = waiting.find(hasPlace);
      if (!next) continue;
      // What is left of them waits at the end.
      line.delete(network);
      line.set(network, waiting);
      leave(line, next);
      return next;
    }
    return undefined;
  }

  return {
    isWaiting: () => line.size > 0,

    /** Returns what frees the place. One that `isGone` when its turn comes gets none. */
    take: async (origin: Origin, isGone = () => false): Promise<() => void> => {
      if (hasPlace(origin)) return run(origin);
      if (!makeRoom(line, origin, bounds)) throw refusal();
      let timer: NodeJS.Timeout | undefined;
      const place = new Promise<() => void>((resolve, reject) => {
        const refuse = () => reject(refusal());
        const admit = () => (isGone() ? refuse() : resolve(run(origin)));
        const one = { ...origin, admit, refuse };
        line.set(origin.network, [...(line.get(origin.network) ?? []), one]);
        timer = setTimeout(() => {
          leave(line, one);
          refuse();
        }, bounds.waitMs);
      });
      return place.finally(() => clearTimeout(timer));
    },
  };
}

export function countOf(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export const mostOf = (counts: ReadonlyMap<string, number>): string =>
  [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';

type Places = Partial<Bounds> & { sentence?: string; limit: string };

/** A line with places to work in, in this process. The returned function throws an `AppError` 429. */
export function createPlaces({
  sentence = 'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  limit,
  ...bounds
}: Places) {
  const all = { places: Infinity, waitingMax: 0, waitMs: 60_000, ...bounds };
  const refuse = () => tooManyRequests(sentence, all.waitingMax > 0 ? 2 : 5, limit);
  const { take } = createLine(all, refuse);
  return async <Result>(
    origin: Origin,
    work: () => Promise<Result>,
    isGone?: () => boolean,
  ): Promise<Result> => {
    const free = await take(origin, isGone);
    try {
      return await work();
    } finally {
      free();
    }
  };
}

/** Of work that the process as a whole bounds, whoever causes it. */
export function limitConcurrency(places: number) {
  const waiting = { waitingMax: 50, waitingOfNetwork: 50, limit: 'limitConcurrency' };
  const takePlace = createPlaces({ places, ...waiting });
  const anybody = { network: '', caller: '' };
  return <Result>(work: () => Promise<Result>): Promise<Result> => takePlace(anybody, work);
}

export const defaultBounds: Bounds = {
  /** Concurrent requests: more would only queue in the event loop, fewer would leave it idle on a slow database. */
  places: 16,
  placesOfNetwork: 8,
  /** Sized for a container of 512 MB; half fits one company's 200 connections. */
  waitingMax: 500,
  /** Clients retry after about this time anyway. */
  waitMs: 4_000,
};

const servedLatelyMs = 1_000;

const holders = new Map<Response, () => void>();

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/** Bounds concurrent requests. Refuses with 503 before any costly work. */
export function createLoadShedding(bounds = defaultBounds) {
  const line = createLine(bounds, overloaded);
  let servedAt = -Infinity;

  return {
    /** @throws {AppError} 503 */
    waitForPlace: async (req: Request, res: Response): Promise<void> => {
      const network = networkOf(req.ip);
      const free = await line.take({ network, caller: network }, () => res.closed);
      holders.set(res, () => {
        holders.delete(res);
        if (res.statusCode < 500 && req.sessionId !== undefined) servedAt = performance.now();
        free();
      });
      res.on('close', () => releasePlace(res));
    },
    /** While others queue: whether a signed-in request was just served, which proves the database is up. */
    isServingUnderLoad: () => line.isWaiting() && performance.now() - servedAt < servedLatelyMs,
  };
}

/** Call before waiting for the client or in another queue: others need the place. */
export function releasePlace(res: Response): void {
  holders.get(res)?.();
}
