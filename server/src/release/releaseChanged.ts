import type { ClientSession, Types } from 'mongoose';
import type { Mailer } from '../mail/mailer.ts';
import { Comparison } from '../matching/comparison.model.ts';
import { notify } from '../user/notify.ts';
import { isHiddenFrom } from '../user/shield/hidden.ts';
import { identityOf, viewerFor } from '../user/shield/keys.ts';
import { User } from '../user/user.model.ts';

type Pair = Record<'candidateId' | 'recruiterId', Types.ObjectId | string>;

/** A release was given by hand, confirmed or withdrawn. Of a person hidden from them the recruiter hears nothing. */
export async function mailReleaseChanged(
  mailer: Mailer | null,
  { candidateId, recruiterId }: Pair,
  tx: ClientSession,
): Promise<void> {
  if (!mailer) return;
  const candidate = await User.findById(candidateId).session(tx).lean();
  const recruiter = await User.findById(recruiterId).session(tx).lean();
  if (!candidate || !recruiter) return;
  if (isHiddenFrom(candidate, viewerFor([identityOf(recruiter)], null))) return;
  const seen = { candidateId, recruiterId, endedAt: null, blockedAt: null };
  if (!(await Comparison.exists(seen).session(tx))) return;
  const link = { label: 'Matches ansehen', url: '/user/matches' };
  const sentence = 'eine Freigabe für Sie hat sich geändert.';
  await notify(mailer, recruiter._id, { kind: 'releaseChanged', sentence, link }, tx);
}
