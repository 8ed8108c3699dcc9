import { finished } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { takeBeforeAnswer } from './mailLink.ts';
import { logFailure } from './requestLog.ts';

const underWay = new Set<Promise<void>>();

/** Runs after the response, so that timing reveals nothing to the caller; without a mail server before it. */
export function afterResponse(req: Request, res: Response, work: () => Promise<void>): void {
  const safely = () => work().catch((error: unknown) => logFailure(req, error));
  if (takeBeforeAnswer(safely)) return;
  // Counted at once: the client may start draining as soon as it has the response.
  const done = finished(res)
    .catch(() => undefined)
    .then(safely)
    .finally(() => underWay.delete(done));
  underWay.add(done);
}

export async function drainBackgroundWork(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** Aborted when the client disconnects. */
export function closedSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
