import { createTransport } from 'nodemailer';
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

/** Without a mail server: what a caller waits for is in the answer, and the rest goes nowhere. */
export const noTransport: MailTransport = {
  send: () => Promise.resolve(),
  close: () => undefined,
};

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
