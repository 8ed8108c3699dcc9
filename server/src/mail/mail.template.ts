import escapeHtml from 'escape-html';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';

export type MailTemplate = {
  /** Neutral: may be read on a locked phone, so it must not reveal a job search. */
  subject: string;
  parts: readonly (string | MailLink)[];
  switchOff?: SwitchOff;
};

/** `oneClickUrl` is for the header alone: its token is no secret of the reader's, but reaches logs of proxies. */
export type SwitchOff = { url: string; oneClickUrl: string };

export type MailLink = { label: string; url: string };

const greeting = 'Guten Tag,';
const closing = 'Ihr Inkognito-Team';

const ending = (switchOff: SwitchOff | undefined): readonly (string | MailLink)[] =>
  switchOff === undefined
    ? []
    : [
        'Sie möchten solche Mails nicht mehr bekommen?',
        { label: 'Benachrichtigungen abschalten', url: switchOff.url },
      ];

export function renderText({ parts, switchOff }: MailTemplate): string {
  const paragraphs = [greeting, ...parts, closing, ...ending(switchOff)].map((part) =>
    typeof part === 'string' ? part : `${part.label}:\n${part.url}`,
  );
  return `${paragraphs.join('\n\n')}\n`;
}

/** Its first link or password. */
export const keyIn = ({ parts }: MailTemplate): string | undefined =>
  parts
    .map((part) => (typeof part === 'string' ? part : part.url))
    .find((part) => /^(?:\w{4}(?:-\w{4})+|https?:\/\/\S+)$/.test(part));

/** The token is in the fragment, which browsers do not send, so it reaches no log. */
export function tokenUrl(
  publicUrl: string,
  page: 'confirm-identity' | 'notifications-off' | 'reset-password' | 'verify-email',
  token: string,
): string {
  return `${publicUrl}/${page}#token=${token}`;
}

export const switchOffUrls = (publicUrl: string, token: string): SwitchOff => ({
  url: tokenUrl(publicUrl, 'notifications-off', token),
  oneClickUrl: `${publicUrl}${apiBase}${endpoints.unsubscribe.path}?token=${token}`,
});

const styles = `
body { margin: 0; background: #f7f3eb; color: #171c33; font: 16px/1.55 -apple-system, 'Segoe UI', Roboto, sans-serif; }
.frame { max-width: 34em; margin: 0 auto; padding: 28px 16px; }
.logo { margin: 0 0 16px; font-size: 18px; font-weight: 700; letter-spacing: -.02em; }
.logo span { display: inline-block; width: 34px; height: 11px; margin-right: 8px; border-radius: 3px; background: #2a3b9f; }
.card { padding: 12px 24px; border: 1px solid #ddd5c6; border-radius: 12px; background: #fffdf9; }
.button { display: inline-block; padding: 11px 20px; border-radius: 8px; background: #2a3b9f; color: #fffdf9; font-weight: 600; text-decoration: none; }
.end, .end a { color: #555a70; font-size: 14px; }
@media (prefers-color-scheme: dark) {
  body { background: #11162c; color: #f3efe6; }
  .card { border-color: #313a63; background: #1a2140; }
  .logo span, .button { background: #b4c0ff; }
  .button { color: #11162c; }
  .end, .end a { color: #aeb4d1; }
}`;

/** No pictures and no foreign URLs, so that opening the mail tracks nothing. */
export function renderHtml({ subject, parts, switchOff }: MailTemplate): string {
  return [
    '<!doctype html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${styles}\n</style></head>`,
    '<body><div class="frame"><p class="logo"><span></span>Inkognito</p><div class="card">',
    ...[greeting, ...parts, closing].map((part) => toHtml(part, 'button')),
    '</div><div class="end">',
    ...ending(switchOff).map((part) => toHtml(part, 'quiet')),
    '</div></div></body></html>',
  ].join('\n');
}

function toHtml(part: string | MailLink, link: 'button' | 'quiet'): string {
  if (typeof part !== 'string') {
    const { url, label } = part;
    return `<p><a class="${link}" href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`;
  }
  return `<p>${escapeHtml(part)}</p>`;
}
