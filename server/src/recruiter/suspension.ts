import type { Suspension } from '@inkognito/shared/shield';
import type { ClientSession, Types } from 'mongoose';
import { everybody } from '../user/shield/hidden.ts';
import { User } from '../user/user.model.ts';
import { type Identity, identityOf, identityOfGuest, viewerKeysOf } from '../user/shield/keys.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';
import { type RecruiterSnapshot, isGuest } from './snapshot.ts';
import type { Person } from './people.ts';

type Hidden = readonly string[] | null | undefined;

export async function findHiddenKeys(candidateId: string): Promise<string[]> {
  const candidate = await User.findById(candidateId).select({ hiddenFrom: 1 }).lean();
  return candidate?.hiddenFrom ?? [];
}

type Party = {
  recruiterId: Types.ObjectId;
  recruiterSnapshot?: RecruiterSnapshot | null | undefined;
};

/** As now, or as a guest said then; `null` for a deleted account. */
export function recruiterIdentity(
  { recruiterId, recruiterSnapshot }: Party,
  present: Pick<Person, '_id' | 'email' | 'emailVerified' | 'recruiterProfile'> | null | undefined,
): Identity | null {
  if (recruiterSnapshot && isGuest(recruiterSnapshot)) {
    const { workEmail: email = '', workEmailVerified: isConfirmed = false } =
      recruiterSnapshot.card ?? {};
    return identityOfGuest(recruiterId.toString(), { email, isConfirmed });
  }
  return present ? identityOf(present) : null;
}

export function suspensionOf(hiddenFrom: Hidden, recruiter: Identity | null): Suspension | null {
  if (!hiddenFrom || !recruiter) return null;
  return viewerKeysOf(recruiter).some((key) => hiddenFrom.includes(key)) ? 'blocked' : null;
}

/** From blocks and freezing, whichever of them changed. The transaction has locked the account. */
export async function rebuildHiddenFrom(userId: string, tx: ClientSession): Promise<void> {
  const user = await User.findById(userId).session(tx).lean().orFail();
  const blocks = await BlockedRecruiter.find({ candidateId: userId })
    .select({ keys: 1 })
    .session(tx)
    .lean();
  const keys = [...(user.frozenAt ? [everybody] : []), ...blocks.flatMap((block) => block.keys)];
  const hiddenFrom = [...new Set(keys)];
  await User.updateOne(
    { _id: userId },
    hiddenFrom.length > 0 ? { $set: { hiddenFrom } } : { $unset: { hiddenFrom: '' } },
    { session: tx, timestamps: false },
  );
}
