import type { Request, Response } from 'express';
import { logFailure } from './requestLog.ts';

/** Does work once the answer is out, so that the time it takes tells nobody anything; a failure is logged. */
export function afterAnswer(req: Request, res: Response, work: () => Promise<void>): void {
  res.once('close', () => {
    work().catch((error: unknown) => logFailure(req, error));
  });
}
