import type { Request, Response } from 'express';
import { overloaded } from '../../errors.ts';
import { siteKey } from './identity.ts';

export const defaultBounds = {
  /** Concurrent requests: more would only queue in the event loop, fewer would leave it idle on a slow database. */
  places: 16,
  /** Sized for a container of 512 MB. */
  waitingMax: 500,
  /** Per address or /48: fits one company's 200 connections and leaves room for others. */
  waitingOfSiteMax: 250,
  /** Clients retry after about this time anyway. */
  waitMs: 4_000,
};

const servedLatelyMs = 1_000;

type Waiting = { res: Response; admit: () => void; refuse: (error: Error) => void };

const holders = new Map<Response, (res: Response) => void>();

export type LoadBounds = typeof defaultBounds;

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/** Bounds concurrent requests; the rest queue, fairly by address. Refuses with 503 before any costly work. */
export function createLoadShedding(bounds: LoadBounds = defaultBounds) {
  const line = createLine(bounds);
  let taken = 0;
  let servedAt = -Infinity;

  function enter(res: Response): void {
    taken += 1;
    holders.set(res, release);
    res.on('close', releaseAtClose);
  }

  function release(res: Response): void {
    if (!holders.delete(res)) return;
    taken -= 1;
    if (res.statusCode < 500 && res.req.sessionId !== undefined) servedAt = performance.now();
    while (taken < bounds.places && line.isWaiting()) {
      const first = line.takeNext();
      // Skip clients that disconnected while waiting.
      if (!first || first.res.closed) continue;
      enter(first.res);
      first.admit();
    }
  }

  return {
    /** @throws {AppError} 503 */
    waitForPlace: async (req: Request, res: Response): Promise<void> => {
      if (taken < bounds.places) {
        enter(res);
        return;
      }
      const site = siteKey(req.ip);
      let timer: NodeJS.Timeout | undefined;
      await new Promise<void>((admit, refuse) => {
        const waiting = { res, admit, refuse };
        line.join(site, waiting)?.refuse(overloaded());
        timer = setTimeout(() => {
          line.leave(site, waiting);
          refuse(overloaded());
        }, bounds.waitMs);
      }).finally(() => clearTimeout(timer));
    },
    /** While others queue: whether a signed-in request was just served, which proves the database is up. */
    isServingUnderLoad: () => line.isWaiting() && performance.now() - servedAt < servedLatelyMs,
  };
}

function createLine({ waitingMax, waitingOfSiteMax }: LoadBounds) {
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
    leave(site: string, one: Waiting): void {
      const line = bySite.get(site) ?? [];
      const place = line.indexOf(one);
      if (place < 0) return;
      line.splice(place, 1);
      length -= 1;
      if (line.length === 0) bySite.delete(site);
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
