import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { logFailure } from './requestLog.ts';

const underWay = new Set<Promise<void>>();

/** Does work once the answer is out, so that the time it takes tells nobody anything; a failure is logged. */
export function afterResponse(req: Request, res: Response, work: () => Promise<void>): void {
  // Counted from here on, not from the end of the answer: who has read it may wait for the work at once.
  // A caller who has gone before the answer changes nothing about the work.
  const done = finished(res)
    .catch(() => undefined)
    .then(work)
    .catch((error: unknown) => logFailure(req, error))
    .finally(() => underWay.delete(done));
  underWay.add(done);
}

/** Resolves once all work begun after answers is done: what a server that stops waits for. */
export async function drainBackgroundWork(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}
