import type { ClientSession, Types } from 'mongoose';
import { AccessRequest } from './accessRequest.model.ts';

type Ended = { jobId: string } | { recruiterId: Types.ObjectId };

/** Posting or recruiter are gone; that somebody was asked goes on to count, and nothing else of it is kept. */
export async function endRequests(which: Ended, tx: ClientSession): Promise<void> {
  const end = {
    $set: { endedAt: new Date() },
    $unset: { jobId: 1, offer: 1, publisher: 1, message: 1, score: 1 },
  };
  await AccessRequest.updateMany({ ...which, endedAt: null }, end, { session: tx });
}
