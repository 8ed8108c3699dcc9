import type { SessionUser } from '@inkognito/shared/auth';
import type { Asker } from '@inkognito/shared/comparison';
import type { Limits } from '../http/limits.ts';
import { Key } from '../key/key.model.ts';
import type { UnlockRecord } from '../key/unlock.model.ts';
import { addNaming } from '../user/shield/naming.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { User } from '../user/user.model.ts';

/**
 * Before the shield is asked, so that a refused name counts and the limit tells nothing. A guest's names count by key,
 * as browsers are free. @throws {AppError} 409
 */
export async function nameCompany(
  { user: account, unlock }: { user: SessionUser | null; unlock: UnlockRecord | null },
  { company }: Asker,
  { enabled: isLimited }: Limits,
): Promise<void> {
  const rule = { field: 'asker.company', isLimited };
  if (account) {
    const { id } = account;
    return inAccountTransaction([id], async (tx) => {
      const user = await User.findById(id).session(tx).orFail();
      const namings = addNaming(user.recruiterProfile?.namings ?? [], company, rule);
      if (user.recruiterProfile) user.set('recruiterProfile.namings', namings);
      else user.set({ recruiterProfile: { namings } });
      await user.save({ session: tx });
    });
  }
  if (!unlock) return;
  await inAccountTransaction([unlock.candidateId], async (tx) => {
    const key = await Key.findById(unlock.keyId).session(tx);
    if (!key) return;
    key.set({ guestNamings: addNaming(key.guestNamings, company, rule) });
    await key.save({ session: tx });
  });
}
