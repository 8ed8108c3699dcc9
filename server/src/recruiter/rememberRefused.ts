import type { Asker } from '@inkognito/shared/comparison';
import type { Request } from 'express';
import type { ClientSession, Types } from 'mongoose';
import { guestIdOf, rememberGuest } from '../key/guest.ts';
import { distrustKey } from '../key/keys.ts';
import { Unlock } from '../key/unlock.model.ts';
import { findUnlock } from '../key/unlock.ts';
import { inTransaction } from '../database/connection.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { type Viewer, isHiddenFrom } from '../user/shield/hidden.ts';
import { addNames, rememberNames } from '../user/shield/keys.ts';
import { User } from '../user/user.model.ts';

/** A refused company must not get in under another name: browser and account keep the refused one. */
export async function rememberRefused(
  req: Request,
  viewer: Viewer,
  person: { publicId: string } | { username: string },
  asker: Asker | undefined,
): Promise<void> {
  const candidate = await User.findOne(person);
  if (!candidate || !isHiddenFrom(candidate, viewer)) return;
  const guestId = guestIdOf(req);
  if (asker && guestId !== null) await rememberGuest(guestId, asker);
  if (asker && req.user) {
    const { id } = req.user;
    await inAccountTransaction([id], (tx) => addFormerNames(id, rememberNames([], asker), tx));
  }
  const unlock = await findUnlock(req, candidate);
  if (!unlock) return;
  await inTransaction(async (tx) => {
    await distrustKey(unlock.keyId, new Date(), tx);
    await Unlock.deleteOne({ _id: unlock._id }, { session: tx });
  });
}

export async function addFormerNames(
  userId: string | Types.ObjectId,
  names: readonly string[],
  tx: ClientSession,
): Promise<void> {
  const user = await User.findById(userId).session(tx).orFail();
  const formerNames = addNames(user.recruiterProfile?.formerNames ?? [], names);
  if (user.recruiterProfile) user.recruiterProfile.formerNames = formerNames;
  else user.set({ recruiterProfile: { formerNames } });
  await user.save({ session: tx });
}
