import type { ClientSession } from 'mongoose';
import { everybody } from '../../user/shield/hidden.ts';
import { keysOfShield } from '../../user/shield/keys.ts';
import { User } from '../../user/user.model.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';

/** From shield, blocks and freezing, whichever of them changed. The transaction has locked the account. */
export async function rebuildHiddenFrom(userId: string, tx: ClientSession): Promise<void> {
  const user = await User.findById(userId).session(tx).lean().orFail();
  const blocks = await BlockedRecruiter.find({ candidateId: userId })
    .select({ keys: 1 })
    .session(tx)
    .lean();
  const keys = [
    ...(user.frozenAt ? [everybody] : []),
    ...keysOfShield(user.shield),
    ...blocks.flatMap((block) => block.keys),
  ];
  const hiddenFrom = [...new Set(keys)];
  await User.updateOne(
    { _id: userId },
    hiddenFrom.length > 0 ? { $set: { hiddenFrom } } : { $unset: { hiddenFrom: '' } },
    { session: tx, timestamps: false },
  );
}
