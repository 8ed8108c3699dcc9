import type { Request, RequestHandler, Response } from 'express';
import { overloaded } from '../../errors.ts';
import { siteKey } from './identity.ts';

export const defaultBounds = {
  /** Concurrent requests: more would only queue in the event loop, fewer would leave it idle on a slow database. */
  places: { min: 4, max: 64 },
  /** Sized for a container of 512 MB. */
  waitingMax: 500,
  /** Per address or /48: fits one company's 200 connections and leaves room for others. */
  waitingOfSiteMax: 250,
  /** Clients retry after about this time anyway. */
  waitMs: 4_000,
};

const lookMs = 50;
const servedLatelyMs = 1_000;
/** Event-loop lag that counts as overload. */
const lateMs = 15;

type Waiting = { res: Response; since: number; go: (error?: unknown) => void };

const holders = new Map<Response, (res: Response) => void>();

export type LoadBounds = typeof defaultBounds;

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/** Bounds concurrent requests; the rest queue, fairly by address. Refuses with 503 before any costly work. */
export function createLoadShedding(bounds: LoadBounds = defaultBounds) {
  const line = createLine(bounds);
  let places = bounds.places.min;
  let taken = 0;
  let isLettingIn = false;
  let looking: NodeJS.Timeout | null = null;
  let lookedAt = 0;
  let servedAt = -Infinity;

  function enter(res: Response, go: () => void): void {
    taken += 1;
    holders.set(res, release);
    res.on('close', releaseAtClose);
    go();
  }

  function release(res: Response): void {
    if (!holders.delete(res)) return;
    taken -= 1;
    if (res.statusCode < 500 && res.req.sessionId !== undefined) servedAt = performance.now();
    admitNext();
  }

  /** Iterative, as `go` may free its place at once: recursion would overflow the stack. */
  function admitNext(): void {
    if (isLettingIn) return;
    isLettingIn = true;
    try {
      while (taken < places && line.isWaiting()) {
        const first = line.takeNext();
        // Skip clients that disconnected while waiting.
        if (first && !first.res.closed) enter(first.res, first.go);
      }
    } finally {
      isLettingIn = false;
    }
  }

  function look(): void {
    const now = performance.now();
    const isLate = now - lookedAt - lookMs > lateMs;
    const { min, max } = bounds.places;
    places = isLate ? Math.max(min, Math.floor(places / 2)) : Math.min(max, places + 1);
    lookedAt = now;
    admitNext();
    for (const late of line.takeLate(now)) late.go(overloaded());
    if (line.isWaiting() || looking === null) return;
    clearInterval(looking);
    looking = null;
  }

  const shed: RequestHandler = (req: Request, res, next) => {
    if (taken < places) {
      enter(res, next);
      return;
    }
    const since = performance.now();
    line.join(siteKey(req.ip), { res, since, go: next })?.go(overloaded());
    if (looking !== null) return;
    lookedAt = since;
    looking = setInterval(look, lookMs).unref();
  };

  return {
    shed,
    /** While others queue: whether a signed-in request was just served, which proves the database is up. */
    isServingUnderLoad: () => line.isWaiting() && performance.now() - servedAt < servedLatelyMs,
  };
}

function createLine({ waitingMax, waitingOfSiteMax, waitMs }: LoadBounds) {
  const bySite = new Map<string, Waiting[]>();
  let length = 0;

  /** The newest of the site with the most waiting, if that is more than the newcomer's own. */
  function evictNewest(ownCount: number): Waiting | undefined {
    let most: Waiting[] = [];
    for (const line of bySite.values()) if (line.length > most.length) most = line;
    return most.length > ownCount + 1 ? most.pop() : undefined;
  }

  return {
    isWaiting: () => length > 0,
    /** Returns the evicted one. @throws {AppError} 503 when full */
    join(site: string, one: Waiting): Waiting | undefined {
      const line = bySite.get(site) ?? [];
      if (line.length >= waitingOfSiteMax) throw overloaded();
      const pushedOut = length >= waitingMax ? evictNewest(line.length) : undefined;
      if (length >= waitingMax && !pushedOut) throw overloaded();
      if (!pushedOut) length += 1;
      line.push(one);
      bySite.set(site, line);
      return pushedOut;
    },
    takeNext(): Waiting | undefined {
      const [first] = bySite;
      if (!first) return undefined;
      const [site, line] = first;
      bySite.delete(site);
      if (line.length > 1) bySite.set(site, line);
      length -= 1;
      return line.shift();
    },
    takeLate(now: number): Waiting[] {
      const late: Waiting[] = [];
      for (const [site, line] of bySite) {
        const inTime = line.findIndex(({ since }) => now - since < waitMs);
        late.push(...line.splice(0, inTime < 0 ? line.length : inTime));
        if (line.length === 0) bySite.delete(site);
      }
      length -= late.length;
      return late;
    },
  };
}

/** Call before waiting for the client or in another queue: others need the place. */
export function releasePlace(res: Response): void {
  holders.get(res)?.(res);
}

function releaseAtClose(this: Response): void {
  releasePlace(this);
}
