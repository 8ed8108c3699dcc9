import type { Suspension } from '@inkognito/shared/shield';
import type { ClientSession } from 'mongoose';
import { everybody } from '../user/shield/hidden.ts';
import { User, type UserFields } from '../user/user.model.ts';
import {
  type Identity,
  identityOf,
  identityOfGuest,
  keysOfShield,
  withEmployer,
  viewerKeysOf,
} from '../user/shield/keys.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';
import { type RecruiterSnapshot, isGuest } from './snapshot.ts';

type Hiding = Pick<UserFields, 'hiddenFrom' | 'blockedReaders'> | null | undefined;

/** Whom the candidate hides from. */
export const findHiding = (candidateId: string) =>
  User.findById(candidateId).select({ hiddenFrom: 1, blockedReaders: 1 }).lean();

type Party = {
  readerKey: string;
  recruiterSnapshot?: RecruiterSnapshot | null | undefined;
};

/** As now, or as a guest said then; `null` for a deleted account. */
export function recruiterIdentity(
  { readerKey, recruiterSnapshot }: Party,
  present: Parameters<typeof identityOf>[0] | null | undefined,
): Identity | null {
  if (recruiterSnapshot && isGuest(recruiterSnapshot)) {
    const { company = '', workEmail: email = '' } = recruiterSnapshot.card ?? {};
    return identityOfGuest([readerKey], { company, email });
  }
  if (!present) return null;
  const { readerKeys, ...rest } = identityOf(present);
  return { ...rest, readerKeys: [readerKey, ...readerKeys] };
}

export function suspensionOf(
  hiding: Hiding,
  recruiter: Identity | null,
  { employer }: { employer?: string },
): Suspension | null {
  if (!hiding || !recruiter) return null;
  const { readerKeys } = recruiter;
  if (readerKeys.some((key) => hiding.blockedReaders.includes(key))) return 'blocked';
  const named = withEmployer({ id: null, keys: viewerKeysOf(recruiter), readerKeys }, employer);
  return named.keys.some((key) => hiding.hiddenFrom?.includes(key)) ? 'shielded' : null;
}

/** From shield, blocks and freezing, whichever of them changed. The transaction has locked the account. */
export async function rebuildHiddenFrom(userId: string, tx: ClientSession): Promise<void> {
  const user = await User.findById(userId).session(tx).lean().orFail();
  const blocks = await BlockedRecruiter.find({ candidateId: userId })
    .select({ readerKey: 1 })
    .session(tx)
    .lean();
  const keys = [...(user.frozenAt ? [everybody] : []), ...keysOfShield(user.shield)];
  const hiddenFrom = [...new Set(keys)];
  const blockedReaders = blocks.map(({ readerKey }) => readerKey);
  await User.updateOne(
    { _id: userId },
    hiddenFrom.length > 0
      ? { $set: { hiddenFrom, blockedReaders } }
      : { $set: { blockedReaders }, $unset: { hiddenFrom: '' } },
    { session: tx, timestamps: false },
  );
}
