/** A mail in the parts that both of its forms are made of. */
export type MailTemplate = {
  /** Neutral: it can be read on a locked phone, and must not tell that somebody looks for work. */
  subject: string;
  parts: readonly (string | MailLink)[];
  /** Where this kind of mail is switched off, for mail programs that offer that with a button of their own. */
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

/** Words and links alone: no pictures and no foreign addresses, so that opening it tells nobody. */
export function renderHtml({ subject, parts }: MailTemplate): string {
  const paragraphs = [greeting, ...parts, closing].map((part) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.url)}">${escapeHtml(part.label)}</a></p>`,
  );
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...paragraphs,
    '</body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
