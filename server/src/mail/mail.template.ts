import { escapeHtml } from '../http/page/escapeHtml.ts';

export type MailTemplate = {
  /** Neutral: may be read on a locked phone, so it must not reveal a job search. */
  subject: string;
  parts: readonly (string | MailLink)[];
  switchOffUrl?: string;
};

export type MailLink = { label: string; url: string };

const greeting = 'Guten Tag,';
const closing = 'Ihr Inkognito-Team';

export function renderText({ parts }: MailTemplate): string {
  const paragraphs = parts.map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
  );
  return `${[greeting, ...paragraphs, closing].join('\n\n')}\n`;
}

/** The token is in the fragment, which browsers do not send, so it reaches no log. */
export function tokenUrl(
  publicUrl: string,
  page: 'notifications-off' | 'reset-password' | 'verify-email',
  token: string,
): string {
  return `${publicUrl}/${page}#token=${token}`;
}

const linkStyle = 'display:inline-block;padding:10px 0';

/** No pictures and no foreign URLs, so that opening the mail tracks nothing. */
export function renderHtml({ subject, parts }: MailTemplate): string {
  const paragraphs = [greeting, ...parts, closing].map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.url)}" style="${linkStyle}">${escapeHtml(part.label)}</a></p>`,
  );
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em;padding:0 8px">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}
