import type { ClientSession, Types } from 'mongoose';
import type { Mailer } from '../../mail/mailer.ts';
import { isHiddenFrom } from '../../user/shield/hidden.ts';
import { identityOf, viewerFor } from '../../user/shield/keys.ts';
import { User } from '../../user/user.model.ts';
import { Comparison } from '../comparison/comparison.model.ts';
import { notify } from './notify.ts';

type Pair = { candidateId: Types.ObjectId | string; recruiterId: Types.ObjectId };

/** A release was given by hand, confirmed or withdrawn. Of a person hidden from them the recruiter hears nothing. */
export async function mailReleaseChanged(
  mailer: Mailer | null,
  { candidateId, recruiterId }: Pair,
  tx: ClientSession,
): Promise<void> {
  if (!mailer) return;
  const [candidate, recruiter] = await findPair({ candidateId, recruiterId }, tx);
  if (!candidate || !recruiter) return;
  if (isHiddenFrom(candidate, viewerFor([identityOf(recruiter)], null))) return;
  const seen = { candidateId, recruiterId, endedAt: null, blockedAt: null };
  if (!(await Comparison.exists(seen).session(tx))) return;
  const link = { label: 'Matches ansehen', url: '/user/matches' };
  const sentence = 'eine Freigabe für Sie hat sich geändert.';
  await notify(mailer, recruiterId, { kind: 'releaseChanged', sentence, link }, tx);
}

async function findPair({ candidateId, recruiterId }: Pair, tx: ClientSession) {
  const people = await User.find({ _id: { $in: [candidateId, recruiterId] } })
    .session(tx)
    .lean();
  const find = (id: Types.ObjectId | string) => people.find(({ _id }) => _id.equals(id));
  return [find(candidateId), find(recruiterId)] as const;
}
