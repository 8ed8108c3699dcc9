import type { Types } from 'mongoose';
import { unusedAccountMail } from '../auth/email/mailTemplates.ts';
import { isOwnAddress } from '../auth/email/accountNotification.ts';
import { inTransaction } from '../database/connection.ts';
import type { Limits } from '../http/limits.ts';
import { queueMail } from '../mail/mail.queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User } from '../user/user.model.ts';
import { noticeMs, unusedMs } from './accountEnd.ts';
import { deleteAccount } from './deletion.ts';

const batchSize = 100;

/** A frozen account is kept as evidence and cannot be used. */
const unconfirmed = { emailVerified: false, frozenAt: null } as const;

/** Each step rechecks in its transaction, so other instances and sign-ins may run concurrently. */
export function createUnusedSweep(mailer: Mailer, { tryConsume }: Limits) {
  async function announce(id: Types.ObjectId, now: Date): Promise<void> {
    const due = { _id: id, ...unconfirmed, ...announcedAt(now) };
    const mark = { $set: { endAnnouncedAt: now } };
    // Consumed once, although the transaction may retry.
    let isWithinLimit: boolean | null = null;
    await inTransaction(async (tx) => {
      const account = await User.findOneAndUpdate(due, mark, {
        session: tx,
        timestamps: false,
      }).select('+passwordHash');
      if (!account || !isOwnAddress(account)) return;
      isWithinLimit ??= await tryConsume('endMail', { mailbox: account.email });
      if (!isWithinLimit) return;
      const endsAt = new Date(now.getTime() + noticeMs);
      const { email: to } = account;
      const mail = { ownerId: id, to, mail: unusedAccountMail(endsAt), expiresAt: endsAt };
      await queueMail(mailer, mail, tx);
    });
  }

  return async (now = new Date()): Promise<number> => {
    for (const id of await findIds(announcedAt(now))) await announce(id, now);
    let ended = 0;
    for (const id of await findIds(endedAt(now))) {
      if (await deleteAccount(id.toString(), { ...unconfirmed, ...endedAt(now) })) ended += 1;
    }
    return ended;
  };
}

const before = (now: Date, ms: number) => ({ $lte: new Date(now.getTime() - ms) });

const announcedAt = (now: Date) => ({
  lastUsedAt: before(now, unusedMs - noticeMs),
  endAnnouncedAt: null,
});

const endedAt = (now: Date) => ({
  lastUsedAt: before(now, unusedMs),
  endAnnouncedAt: before(now, noticeMs),
});

async function findIds(due: object): Promise<Types.ObjectId[]> {
  const accounts = await User.find({ ...unconfirmed, ...due })
    .select({ _id: 1 })
    .sort({ lastUsedAt: 1 })
    .limit(batchSize)
    .lean();
  return accounts.map(({ _id }) => _id);
}
