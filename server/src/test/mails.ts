import { expect, vi } from 'vitest';
import { QueuedMail } from '../mail/mail.model.ts';
import { testMailer } from './testApp.ts';

export async function mailsTo(to: string) {
  const mails = await QueuedMail.find({ to }).sort({ _id: 1 });
  return mails.map(({ sealed }) => testMailer.open(sealed));
}

/** Waits for a count: some mails are queued after the response. */
export async function waitForMailsTo(to: string, count: number) {
  await vi.waitFor(async () => expect(await mailsTo(to)).toHaveLength(count), 20_000);
  return mailsTo(to);
}

export async function waitForMails(count = 1) {
  await vi.waitFor(async () => expect(await QueuedMail.countDocuments({})).toBe(count), 20_000);
  const mails = await QueuedMail.find({}).sort({ _id: 1 });
  return mails.map(({ to, sealed }) => ({ to, ...testMailer.open(sealed) }));
}

export function tokenFor(page: string, { text }: { text: string }): string {
  const [, token = ''] = new RegExp(`http://localhost:3000/${page}#token=(\\S+)`).exec(text) ?? [];
  return token;
}

/** Of the last mail that holds one. */
export async function resultTokenFor(to: string): Promise<string> {
  const mails = await mailsTo(to);
  const tokens = mails.flatMap(({ text }) => /\/result#(\S+)/.exec(text)?.[1] ?? []);
  return tokens.at(-1) ?? '';
}
