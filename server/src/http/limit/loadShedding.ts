import type { Request, RequestHandler, Response } from 'express';
import { overloaded } from '../../errors.ts';
import { addressKey } from './rateLimit.ts';

export const defaultBounds = {
  /**
   * Requests worked on at once: more than the event loop gets through would only wait for each other, there and in
   * the database, and fewer would leave it idle while the database is far away.
   */
  places: { min: 4, max: 64 },
  /** With what each of them holds, they fit beside the rest into a container of 512 MB. */
  waitingMax: 500,
  /** So many of one address that 200 connections of one company all find room, and others beside them. */
  waitingOfAddressMax: 250,
  /** Whoever waits for longer tries again anyway. */
  waitMs: 4_000,
};

const lookMs = 50;
const servedLatelyMs = 1_000;
/** An event loop that comes later than this has too much to do at once. */
const lateMs = 15;

type Waiting = { res: Response; address: string; since: number; go: (error?: unknown) => void };

const releases = new WeakMap<Response, () => void>();

export type LoadBounds = typeof defaultBounds;

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/**
 * Lets so many requests in at once and the others wait in the order they came; who cannot be served in time is
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
    const release = () => {
      if (!releases.delete(res)) return;
      taken -= 1;
      if (res.statusCode < 500 && res.req.sessionId !== undefined) servedAt = performance.now();
      letIn();
    };
    releases.set(res, release);
    res.once('finish', release).once('close', release);
    go();
  }

  /** Whoever gives the place up at once makes room in this loop: one inside the other would use up the stack. */
  function letIn(): void {
    if (isLettingIn) return;
    isLettingIn = true;
    try {
      for (let first = next(); first; first = next()) {
        // Whoever hung up while waiting needs nothing any more.
        if (!first.res.closed) enter(first.res, first.go);
      }
    } finally {
      isLettingIn = false;
    }
  }

  const next = () => (taken < places ? line.leave() : undefined);

  /** While somebody waits. */
  function look(): void {
    const now = performance.now();
    const isLate = now - lookedAt - lookMs > lateMs;
    const { min, max } = bounds.places;
    places = isLate ? Math.max(min, Math.floor(places / 2)) : Math.min(max, places + 1);
    lookedAt = now;
    letIn();
    for (let late = line.leave(now); late; late = line.leave(now)) late.go(overloaded());
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
    if (!line.join({ res, address: addressKey(req.ip), since, go: next })) throw overloaded();
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

function createLine({ waitingMax, waitingOfAddressMax, waitMs }: LoadBounds) {
  const line: Waiting[] = [];
  const ofAddress = new Map<string, number>();
  return {
    isWaiting: () => line.length > 0,
    /** False where the line is too long already. */
    join(one: Waiting): boolean {
      const waiting = ofAddress.get(one.address) ?? 0;
      if (line.length >= waitingMax || waiting >= waitingOfAddressMax) return false;
      line.push(one);
      ofAddress.set(one.address, waiting + 1);
      return true;
    },
    /** Takes the first out; with a time, only if by then they have waited for too long. */
    leave(now = Infinity): Waiting | undefined {
      const [first] = line;
      if (!first || now - first.since < waitMs) return undefined;
      line.shift();
      const left = (ofAddress.get(first.address) ?? 0) - 1;
      if (left > 0) ofAddress.set(first.address, left);
      else ofAddress.delete(first.address);
      return first;
    },
  };
}

/** To be called before anything that waits for the caller, or in a queue of its own: others need the place. */
export function releasePlace(res: Response): void {
  releases.get(res)?.();
}
