import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { unusedAccountMail } from '../auth/email/mailTemplates.ts';
import { inTransaction } from '../database/connection.ts';
import type { Limits } from '../http/limits.ts';
import { queueMail } from '../mail/mail.queue.ts';
import type { Mailer } from '../mail/mailer.ts';
import { User } from '../user/user.model.ts';
import { noticeMs, unusedMs } from './accountEnd.ts';
import { deleteAccount } from './deletion.ts';

const batchSize = 100;
const pauseMs = 10 * 60_000;

/** A frozen account is kept as evidence and cannot be used. */
const unconfirmed = { emailVerified: false, frozenAt: null } as const;

type Deps = { mailer: Mailer; limits: Limits };

/** Each step rechecks in its transaction, so other instances and sign-ins may run concurrently. @returns how many were deleted */
export async function endUnusedAccounts(deps: Deps, now = new Date()): Promise<number> {
  for (const id of await findIds(announcedAt(now))) await announce(deps, id, now);
  let ended = 0;
  for (const id of await findIds(endedAt(now))) {
    if (await deleteAccount(id.toString(), { ...unconfirmed, ...endedAt(now) })) ended += 1;
  }
  return ended;
}

async function announce({ mailer, limits }: Deps, ownerId: Types.ObjectId, now: Date) {
  const due = { _id: ownerId, ...unconfirmed, ...announcedAt(now) };
  const mark = { $set: { endAnnouncedAt: now } };
  // Consumed once, although the transaction may retry.
  let isWithinLimit: boolean | null = null;
  await inTransaction(async (tx) => {
    const options = { session: tx, timestamps: false };
    const { email: to } = (await User.findOneAndUpdate(due, mark, options)) ?? {};
    if (!to) return;
    isWithinLimit ??= await limits.tryConsume('endMail', { mailbox: to });
    if (!isWithinLimit) return;
    const expiresAt = new Date(now.getTime() + noticeMs);
    await queueMail(mailer, { ownerId, to, mail: unusedAccountMail(expiresAt), expiresAt }, tx);
  });
}

/** What happens by time; each step may be cut off and run again. */
export function startSweeper(logger: Logger, deps: Deps): { stop: () => void } {
  const sweep = async () => {
    const ended = await endUnusedAccounts(deps);
    if (ended > 0) logger.info({ ended }, 'unused unconfirmed accounts were deleted');
  };
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => {
      logger.warn({ name: error instanceof Error ? error.name : 'unknown' }, 'not swept');
    });
  }, pauseMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
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
