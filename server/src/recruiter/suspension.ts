import type { Suspension } from '@inkognito/shared/shield';
import { type Reader, readerKeysOf } from '../user/readerKeys.ts';
import { type Listed, listedBy } from '../user/shield/listedNames.ts';
import { type Blocking, hasBlocked } from '../user/shield/hidden.ts';
import { User } from '../user/user.model.ts';

export type Own = { candidate: Blocking | null; listed: Listed };

/** The blocked recruiters and the shield of a candidate, for their own lists. */
export async function findOwn(candidateId: string): Promise<Own> {
  const candidate = await User.findById(candidateId)
    .select({ blockedReaders: 1, shield: 1 })
    .lean();
  return { candidate, listed: listedBy(candidate?.shield ?? { companies: [], domains: [] }) };
}

/** Of a record: by its own key, and by those of the account, if there is one. */
export function suspensionOf(
  candidate: Blocking | null,
  { readerKey }: { readerKey: string },
  account: Reader | null | undefined,
): Suspension | null {
  const readerKeys = [readerKey, ...(account ? readerKeysOf(account) : [])];
  return candidate && hasBlocked(candidate, readerKeys) ? 'blocked' : null;
}
