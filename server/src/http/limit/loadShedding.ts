import type { Request, RequestHandler, Response } from 'express';
import { overloaded } from '../../errors.ts';
import { siteKey } from './rateLimit.ts';

export const defaultBounds = {
  /**
   * Requests worked on at once: more than the event loop gets through would only wait for each other, there and in
   * the database, and fewer would leave it idle while the database is far away.
   */
  places: { min: 4, max: 64 },
  /** With what each of them holds, they fit beside the rest into a container of 512 MB. */
  waitingMax: 500,
  /** Of one address or /48: 200 connections of one company all find room, and others beside them. */
  waitingOfSiteMax: 250,
  /** Whoever waits for longer tries again anyway. */
  waitMs: 4_000,
};

const lookMs = 50;
const servedLatelyMs = 1_000;
/** An event loop that comes later than this has too much to do at once. */
const lateMs = 15;

type Waiting = { res: Response; since: number; go: (error?: unknown) => void };

/** Whoever has a place now, with what frees it. */
const holders = new Map<Response, (res: Response) => void>();

export type LoadBounds = typeof defaultBounds;

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/**
 * Lets so many requests in at once; the others wait, and each address has its turn. Who cannot be served in time is
 * refused with 503 before anything costly was done for them.
 */
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
    letIn();
  }

  /** Whoever gives the place up at once makes room in this loop: one inside the other would use up the stack. */
  function letIn(): void {
    if (isLettingIn) return;
    isLettingIn = true;
    try {
      while (taken < places && line.isWaiting()) {
        const first = line.takeNext();
        // Whoever hung up while waiting needs nothing any more.
        if (first && !first.res.closed) enter(first.res, first.go);
      }
    } finally {
      isLettingIn = false;
    }
  }

  /** While somebody waits. */
  function look(): void {
    const now = performance.now();
    const isLate = now - lookedAt - lookMs > lateMs;
    const { min, max } = bounds.places;
    places = isLate ? Math.max(min, Math.floor(places / 2)) : Math.min(max, places + 1);
    lookedAt = now;
    letIn();
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
    /** While others wait, whether somebody signed in was just served, for which the database was asked. */
    isServingUnderLoad: () => line.isWaiting() && performance.now() - servedAt < servedLatelyMs,
  };
}

function createLine({ waitingMax, waitingOfSiteMax, waitMs }: LoadBounds) {
  /** Whose turn is next stands first. */
  const bySite = new Map<string, Waiting[]>();
  let length = 0;

  /** The newest of whoever has the most in line, if these are more than a newcomer's own would be. */
  function pushOut(ownCount: number): Waiting | undefined {
    let most: Waiting[] = [];
    for (const line of bySite.values()) if (line.length > most.length) most = line;
    return most.length > ownCount + 1 ? most.pop() : undefined;
  }

  return {
    isWaiting: () => length > 0,
    /** Returns who must go instead. @throws {AppError} 503 where there is no room */
    join(site: string, one: Waiting): Waiting | undefined {
      const line = bySite.get(site) ?? [];
      if (line.length >= waitingOfSiteMax) throw overloaded();
      const pushedOut = length >= waitingMax ? pushOut(line.length) : undefined;
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

/** To be called before anything that waits for the caller, or in a queue of its own: others need the place. */
export function releasePlace(res: Response): void {
  holders.get(res)?.(res);
}

function releaseAtClose(this: Response): void {
  releasePlace(this);
}
