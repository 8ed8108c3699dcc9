import { limits } from '@inkognito/shared/rules/limits';
import type { ClientSession } from 'mongoose';
import { BlockedPosting, Comparison } from '../comparison/comparison.model.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { RecruiterMark } from './recruiterMark.model.ts';
import { type Recruiter, rememberRecruiter } from './sameRecruiter.ts';

const keptMs = limits.quotaDays * 24 * 60 * 60 * 1000;

/** Of a deleted account, what binds the same recruiter under another one goes on for 30 days. */
export async function keepStandingOf(recruiter: Recruiter, tx: ClientSession): Promise<void> {
  const recruiterId = recruiter._id;
  const hasActed =
    (await Comparison.exists({ recruiterId }).session(tx)) ??
    (await AccessRequest.exists({ recruiterId }).session(tx));
  if (hasActed) await rememberRecruiter(recruiter, tx);
  const expiry = { $set: { expiresAt: new Date(Date.now() + keptMs) } };
  await RecruiterMark.updateMany({ recruiterId }, expiry, { session: tx });
  await BlockedPosting.updateMany({ recruiterId }, expiry, { session: tx });
}
