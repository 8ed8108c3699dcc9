import type { Request, Response } from 'express';
import { type AppError, overloaded, tooManyRequests } from '../errors.ts';
import { networkOf } from './limit/identity.ts';

/** `size` is how many places it takes, one unless said. */
export type Origin = { network: string; caller: string; size?: number };

export type Bounds = {
  /** Running at once, of these from one network, and of one caller. */
  places: number;
  placesOfNetwork?: number;
  placesOfCaller?: number;
  /** Half of them at most of one network. */
  waitingMax: number;
  waitMs: number;
};

type Waiting = Origin & { admit: () => void; refuse: () => void };

const isOf = (by: 'network' | 'caller', one: Origin) => (other: Origin) => one[by] === other[by];

function fits(one: Origin, running: readonly Origin[], bounds: Bounds): boolean {
  const { places, placesOfNetwork = places, placesOfCaller = placesOfNetwork } = bounds;
  const taken = (ones: readonly Origin[]) =>
    ones.reduce((sum, { size = 1 }) => sum + size, one.size ?? 1);
  return (
    taken(running) <= places &&
    taken(running.filter(isOf('network', one))) <= placesOfNetwork &&
    taken(running.filter(isOf('caller', one))) <= placesOfCaller
  );
}

/** `undefined` where the newcomer's own are nearly as many. */
function newestOfMost(
  waiting: readonly Waiting[],
  by: 'network' | 'caller',
  newcomer: Origin,
): Waiting | undefined {
  const counts = new Map<string, number>();
  for (const one of waiting) counts.set(one[by], (counts.get(one[by]) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const isFair = most > (counts.get(newcomer[by]) ?? 0) + 1;
  return isFair ? waiting.findLast((one) => counts.get(one[by]) === most) : undefined;
}

/** Bounds what runs at once; the rest waits, and networks take turns. `take` throws the refusal where it is full or too slow. */
export function createLine(bounds: Bounds, refusal: () => AppError) {
  const running = new Set<Origin>();
  /** By network, the next one first. */
  const line = new Map<string, Waiting[]>();

  const hasPlace = (one: Origin) => fits(one, [...running], bounds);

  function run(origin: Origin): () => void {
    const own = { ...origin };
    running.add(own);
    return () => {
      running.delete(own);
      // Iterative, as one admitted may free its place at once.
      for (let next = takeNext(); next; next = takeNext()) next.admit();
    };
  }

  function takeNext(): Waiting | undefined {
    if (running.size >= bounds.places) return undefined;
    for (const [network, waiting] of line) {
      const next = waiting.find(hasPlace);
      if (!next) continue;
      // What is left of them waits at the end.
      line.delete(network);
      line.set(network, waiting);
      return leave(next);
    }
    return undefined;
  }

  function leave(one: Waiting): Waiting {
    const others = line.get(one.network)?.filter((each) => each !== one) ?? [];
    if (others.length > 0) line.set(one.network, others);
    else line.delete(one.network);
    return one;
  }

  /** In a full line another one goes, and in the half of a network one of another caller. */
  function makeRoom(newcomer: Origin): boolean {
    const all = [...line.values()].flat();
    const neighbours = line.get(newcomer.network) ?? [];
    const isOwnFull = neighbours.length >= bounds.waitingMax / 2;
    if (!isOwnFull && all.length < bounds.waitingMax) return true;
    const one = isOwnFull
      ? newestOfMost(neighbours, 'caller', newcomer)
      : newestOfMost(all, 'network', newcomer);
    if (one) leave(one).refuse();
    return one !== undefined;
  }

  return {
    isWaiting: () => line.size > 0,

    /** Returns what frees the place. One that `isGone` when its turn comes gets none. */
    take: async (origin: Origin, isGone = () => false): Promise<() => void> => {
      if (hasPlace(origin)) return run(origin);
      if (!makeRoom(origin)) throw refusal();
      let timer: NodeJS.Timeout | undefined;
      const place = new Promise<() => void>((resolve, reject) => {
        const refuse = () => reject(refusal());
        const admit = () => (isGone() ? refuse() : resolve(run(origin)));
        const one = { ...origin, admit, refuse };
        line.set(origin.network, [...(line.get(origin.network) ?? []), one]);
        timer = setTimeout(() => leave(one).refuse(), bounds.waitMs);
      });
      return place.finally(() => clearTimeout(timer));
    },
  };
}

type Places = Partial<Bounds> & { sentence?: string; limit: string };

/** A line with places to work in, in this process. The returned function throws an `AppError` 429. */
export function createPlaces({
  sentence = 'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  limit,
  ...bounds
}: Places) {
  const all = { places: Infinity, waitingMax: 0, waitMs: 60_000, ...bounds };
  const retryAfter = all.waitingMax > 0 ? 2 : 5;
  const { take } = createLine(all, () => tooManyRequests(sentence, retryAfter, limit));
  return async <Result>(
    origin: Origin,
    work: () => Promise<Result>,
    isGone?: () => boolean,
  ): Promise<Result> => {
    const free = await take(origin, isGone);
    return work().finally(free);
  };
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
