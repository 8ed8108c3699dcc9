import { createHmac } from 'node:crypto';
import type { ClientSession, Types } from 'mongoose';
import { writeJournal } from '../journal/journal.ts';
import { lockAccount } from '../user/lock.ts';
import type { UserFields } from '../user/user.model.ts';
import { switchesOn } from '../user/visibility.ts';
import { Key } from '../key/key.model.ts';

type Marked = Pick<UserFields, 'journalKey' | 'publicId'>;

const fingerprintOf = ({ journalKey, publicId }: Marked, kind: string, value: string): string =>
  createHmac('sha256', journalKey)
    .update(JSON.stringify([publicId, kind, value]))
    .digest('base64url');

/** `user` must include its `journalKey`. */
export function marksOf(user: Marked & Pick<UserFields, 'username' | 'email' | 'identities'>) {
  return {
    username: fingerprintOf(user, 'username', user.username),
    mailbox: user.email === '' ? null : fingerprintOf(user, 'mailbox', user.email),
    identities: user.identities.map(({ issuer, subject }) =>
      fingerprintOf(user, 'identity', JSON.stringify([issuer, subject])),
    ),
  };
}

/** Call last in the transaction of every change to what the entry holds. */
export async function recordAccountState(
  account: string | Types.ObjectId,
  tx: ClientSession,
): Promise<void> {
  // Locked, so that the later of two concurrent changes records both.
  const user = await lockAccount(account, tx).select('+journalKey');
  if (!user) return;
  const distrusted = await Key.find({ userId: user._id, distrustedAt: { $ne: null } })
    .session(tx)
    .lean();
  await writeJournal({
    kind: 'accountState',
    account: user._id.toString(),
    switches: switchesOn(user),
    frozen: Boolean(user.frozenAt),
    hidden: user.isShielded,
    password: user.passwordGeneration,
    accessPassword: user.accessPasswordGeneration,
    ...marksOf(user),
    blockedReaders: user.blockedReaders.map(({ readerKey }) => readerKey),
    distrustedKeys: distrusted.map(({ _id, general, distrustedAt }) => ({
      key: general ? null : _id.toString(),
      at: Number(distrustedAt),
    })),
  });
}
