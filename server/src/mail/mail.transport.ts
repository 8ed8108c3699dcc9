import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailFile } from './mail.files.ts';
import type { MailContent } from './mail.seal.ts';

export type OutgoingMail = MailContent & { id: string; ownerId: string | null; to: string };

export type MailTransport = {
  send: (mail: OutgoingMail) => Promise<void>;
  close: () => void;
};

export function smtpTransport(smtpUrl: string, from: string): MailTransport {
  const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const smtp = createTransport({ url: smtpUrl, ...patience });
  return {
    send: async (mail) => {
      await smtp.sendMail(toMessage(mail, from));
    },
    close: () => smtp.close(),
  };
}

/** On a terminal, `print` saves looking for the file. */
export function fileTransport(
  folder: string,
  from: string,
  print?: (line: string) => void,
): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      const { message } = await writer.sendMail(toMessage(mail, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `.${mail.id}`);
      await writeFile(unfinished, message as Buffer, { mode: 0o600 });
      await rename(unfinished, join(folder, mailFile(mail)));
      print?.([`Mail an ${mail.to}: ${mail.subject}`, ...keysIn(mail)].join('\n  '));
    },
    close: () => writer.close(),
  };
}

/** Codes and links, each on a line of its own; not the one that switches such mails off. */
const keysIn = ({ text, switchOff }: OutgoingMail): string[] =>
  text
    .split('\n')
    .filter((line) => /^(?:\d{6}|\w{4}(?:-\w{4})+|https?:\/\/\S+)$/.test(line))
    .filter((line) => line !== switchOff?.url);

function toMessage({ id, to, subject, text, html, switchOff }: OutgoingMail, from: string) {
  // Stable across retries, so that mail servers can deduplicate.
  return {
    ...{ to, subject, text, html },
    from,
    messageId: `<${id}@${hostOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      // One click in the mail program (RFC 8058).
      ...(switchOff && {
        'List-Unsubscribe': `<${switchOff.oneClickUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}

function hostOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
}
