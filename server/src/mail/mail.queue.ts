import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession, Types } from 'mongoose';
import type { Logger } from 'pino';
import { noteMailLink } from '../http/mailLink.ts';
import { type MailTemplate, keyIn, renderHtml, renderText } from './mail.template.ts';
import { QueuedMail } from './mail.model.ts';
import type { MailContent, MailSeal } from './mail.seal.ts';
import type { MailTransport } from './mail.transport.ts';

/** Longer than any attempt (the transport times out earlier), so that no two hold one mail. */
const leaseMs = 5 * 60_000;
const pollMs = 1_000;
const senders = 3;

/** How long a mail that a user is waiting for stays in the queue. */
export const awaitedMs = 24 * 60 * 60_000;

type NewMail = {
  _id?: Types.ObjectId;
  ownerId: Types.ObjectId | null;
  to: string;
  mail: MailTemplate;
  expiresAt?: Date;
  /** The network of the caller who waits for it: such mails go first, and networks take turns. */
  awaitedBy?: string;
};

/** Sent after commit, by any instance. The transaction must write the account, so that a deletion finds it. */
export async function queueMail(
  { seal }: MailSeal,
  { mail: template, awaitedBy: network, ...envelope }: NewMail,
  tx: ClientSession,
): Promise<void> {
  const isAwaited = network !== undefined;
  const awaitedBy = isAwaited ? createHash('sha256').update(network).digest('base64url') : null;
  const mail = new QueuedMail({
    expiresAt: new Date(Date.now() + awaitedMs),
    ...envelope,
    isAwaited,
    awaitedBy,
    turn: isAwaited ? await QueuedMail.countDocuments({ awaitedBy }).session(tx) : 0,
    sealed: seal({
      subject: template.subject,
      text: renderText(template),
      html: renderHtml(template),
      ...(template.switchOff && { switchOff: template.switchOff }),
    }),
    dueAt: new Date(),
  });
  await mail.save({ session: tx });
  if (isAwaited) noteMailLink(keyIn(template));
}

/** A failed mail is retried later. @returns whether one was due */
export async function sendNextMail(
  { open }: MailSeal,
  transport: MailTransport,
  logger: Logger,
): Promise<boolean> {
  const now = new Date();
  const mail = await QueuedMail.findOneAndUpdate(
    { dueAt: { $lte: now }, expiresAt: { $gt: now } },
    { $set: { dueAt: new Date(now.getTime() + leaseMs) }, $inc: { tries: 1 } },
    { sort: { isAwaited: -1, turn: 1, dueAt: 1 }, returnDocument: 'after' },
  );
  if (!mail) return false;
  const content = readSealed(open, mail.sealed);
  if (!content) {
    logger.warn({ mail: mail._id.toString() }, 'mail sealed with another secret was dropped');
    await mail.deleteOne();
    return true;
  }
  try {
    const { _id, ownerId, to } = mail;
    const owner = ownerId?.toString() ?? null;
    await transport.send({ id: _id.toString(), ownerId: owner, to, ...content });
  } catch (error) {
    // A failing server must not stop the queue. Errors may quote an address, so only the code is logged.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    logger.warn({ mail: mail._id.toString(), tries: mail.tries, code }, 'mail not sent');
    const dueAt = new Date(Date.now() + pauseMs(mail.tries));
    await QueuedMail.updateOne({ _id: mail._id }, { $set: { dueAt } });
    return true;
  }
  await mail.deleteOne();
  return true;
}

/** `null` after the session secret changed: the user asks again. */
function readSealed(open: MailSeal['open'], sealed: Buffer): MailContent | null {
  try {
    return open(sealed);
  } catch {
    return null;
  }
}

/** 5 s after the first failure, doubling up to ten minutes. */
function pauseMs(tries: number): number {
  return Math.min(5_000 * 2 ** (tries - 1), 10 * 60_000);
}

/** `stop` resolves after the current mails. */
export function startMailWorker(
  seal: MailSeal,
  transport: MailTransport,
  logger: Logger,
): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async () => {
    while (!signal.aborted) {
      const sent = await sendNextMail(seal, transport, logger).catch((error: unknown) => {
        // The queue continues when the database is back.
        const name = error instanceof Error ? error.name : 'unknown';
        logger.warn({ name }, 'mail queue not read');
        return false;
      });
      if (!sent) await sleep(pollMs, undefined, { signal }).catch(() => undefined);
    }
  };
  const work = Promise.all(Array.from({ length: senders }, run));
  return {
    stop: async () => {
      stopping.abort();
      await work;
      transport.close();
    },
  };
}
