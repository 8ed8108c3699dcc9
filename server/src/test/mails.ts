import { expect, vi } from 'vitest';
import { QueuedMail } from '../mail/mail.model.ts';
import { testMailer } from './testApp.ts';

/** What waits to be sent to this address, oldest first. */
export async function mailsTo(to: string) {
  const mails = await QueuedMail.find({ to }).sort({ _id: 1 });
  return mails.map(({ sealed }) => testMailer.open(sealed));
}

/** The same once there are so many: some are queued after the answer. */
export async function waitForMailsTo(to: string, count: number) {
  await vi.waitFor(async () => expect(await mailsTo(to)).toHaveLength(count), 20_000);
  return mailsTo(to);
}

/** All that waits to be sent, oldest first and each with its address, once there is so much. */
export async function waitForMails(count = 1) {
  await vi.waitFor(async () => expect(await QueuedMail.countDocuments({})).toBe(count), 20_000);
  const mails = await QueuedMail.find({}).sort({ _id: 1 });
  return mails.map(({ to, sealed }) => ({ to, ...testMailer.open(sealed) }));
}

/** The token of the link to this page of ours. */
export function tokenFor(page: string, { text }: { text: string }): string {
  const [, token = ''] = new RegExp(`http://localhost:3000/${page}#token=(\\S+)`).exec(text) ?? [];
  return token;
}
