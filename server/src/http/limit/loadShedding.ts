import type { Request, Response } from 'express';
import { overloaded } from '../../errors.ts';
import { originOf } from './identity.ts';
import { type TurnBounds, createTurns } from './turns.ts';

export const defaultBounds: TurnBounds = {
  /** Concurrent requests: more would only queue in the event loop, fewer would leave it idle on a slow database. */
  places: 16,
  placesOfNetwork: 8,
  /** Sized for a container of 512 MB. */
  waitingMax: 500,
  /** Fits one company's 200 connections and leaves room for others. */
  waitingOfNetworkMax: 250,
  /** Clients retry after about this time anyway. */
  waitMs: 4_000,
};

const servedLatelyMs = 1_000;

const holders = new Map<Response, () => void>();

export type LoadShedding = ReturnType<typeof createLoadShedding>;

/** Bounds concurrent requests; the rest queue, fairly by network. Refuses with 503 before any costly work. */
export function createLoadShedding(bounds = defaultBounds) {
  const turns = createTurns(bounds, overloaded);
  let servedAt = -Infinity;

  return {
    /** @throws {AppError} 503 */
    waitForPlace: async (req: Request, res: Response): Promise<void> => {
      const free = await turns.take(originOf(req.ip), () => res.closed);
      holders.set(res, () => {
        holders.delete(res);
        if (res.statusCode < 500 && req.sessionId !== undefined) servedAt = performance.now();
        free();
      });
      res.on('close', releaseAtClose);
    },
    /** While others queue: whether a signed-in request was just served, which proves the database is up. */
    isServingUnderLoad: () => turns.isWaiting() && performance.now() - servedAt < servedLatelyMs,
  };
}

/** Call before waiting for the client or in another queue: others need the place. */
export function releasePlace(res: Response): void {
  holders.get(res)?.();
}

function releaseAtClose(this: Response): void {
  releasePlace(this);
}
