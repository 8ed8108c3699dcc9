import type { ClientSession, Types } from 'mongoose';
import { Guest, type GuestRecord } from '../key/guest.ts';
import type { ConfirmDeps } from '../auth/email/confirmedAddress.ts';
import type { Session } from '../auth/session/requestSession.ts';
import { forgetGuest } from '../auth/session/session.ts';
import { inAccountTransaction } from '../user/lock.ts';
import { takeReaderAlong } from '../user/readerKeys.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { identifyAccount } from '../recruiter/identify.ts';
import { personDataOfRooms } from './personData.ts';

/** Guest work in this browser goes to the recruiter's account. */
export async function claimGuestWork(
  { proveAccount }: Pick<ConfirmDeps, 'proveAccount'>,
  session: Session,
  user: UserDocument,
): Promise<void> {
  if (!session.data.guest || !user.role.includes('recruiter')) return;
  const guestId = session.guestId;
  if (guestId) {
    await inAccountTransaction([user._id], async (tx) => {
      // A comparison writes it too, so that none is left behind.
      const guest = await Guest.findOneAndDelete({ _id: guestId }, { session: tx }).lean();
      if (!guest) return;
      await moveTo(user._id, guest, tx);
      if (user.emailVerified) await proveAccount(user._id, tx);
    });
  }
  await forgetGuest(session);
}

async function moveTo(accountId: Types.ObjectId, guest: GuestRecord, tx: ClientSession) {
  const { _id: guestId, name, company, email } = guest;
  const asker = email ? { name, company, email } : undefined;
  const account = await User.findById(accountId).session(tx).orFail();
  await identifyAccount(account, asker, tx);
  await takeReaderAlong(account, guest, tx);
  for (const { claim } of personDataOfRooms) await claim?.(guestId, account, tx);
}
