import type { Response } from 'express';

/** Aborted when the caller hangs up before the response is complete, so that long work for nobody can end. */
export function closedSignal(res: Response): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort();
  });
  return controller.signal;
}
