import type { ClientSession, Types } from 'mongoose';
import { AccessRequest } from './accessRequest.model.ts';

type Ended = { jobId: string } | { recruiterId: Types.ObjectId };

/** Posting or recruiter are gone; that somebody was asked goes on to count, and nothing else of it is kept. */
export async function endRequests(which: Ended, tx: ClientSession): Promise<void> {
  const end = { endedAt: new Date(), message: '' };
  await AccessRequest.updateMany({ ...which, endedAt: null }, { $set: end }, { session: tx });
}
