import { limits } from '@inkognito/shared/limits';
import type { MailTemplate } from '../../mail/mail.template.ts';

const nonJoiner = '\u{200C}';

/** Invisible characters around dots keep mail programs from linking a name such as `preis.evil.com`. */
const quoted = (username: string) => `„${username.replaceAll('.', `${nonJoiner}.${nonJoiner}`)}“`;

export const passwordResetMail = (
  accounts: readonly { username: string; url: string }[],
): MailTemplate => ({
  subject: 'Ihr Konto: Benutzername und neues Passwort',
  parts: [
    `jemand, vermutlich Sie, hat Benutzername oder Passwort vergessen. Ihr Benutzername: ${accounts.map(({ username }) => quoted(username)).join(', ')}. Mit diesem Link wählen Sie ein neues Passwort. Er gilt einmal, 30 Minuten lang:`,
    ...accounts.map(({ username, url }) => ({
      label: `Neues Passwort für ${quoted(username)} wählen`,
      url,
    })),
    'Danach sind Sie auf allen Geräten abgemeldet. Suchten Sie nur den Benutzernamen, oder waren Sie das nicht, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
  ],
});

const confirmations = {
  verify: {
    address: 'Ihre E-Mail-Adresse',
    label: 'E-Mail-Adresse bestätigen',
    occasion: 'für ein Konto bei uns wurde diese E-Mail-Adresse angegeben.',
  },
  change: {
    address: 'Ihre neue E-Mail-Adresse',
    label: 'Neue E-Mail-Adresse bestätigen',
    occasion: 'ein Konto bei uns soll künftig diese E-Mail-Adresse haben.',
  },
};

/** Omits the username: it could carry a message to a stranger's mailbox. */
export function confirmationMail(purpose: keyof typeof confirmations, url: string): MailTemplate {
  const { address, label, occasion } = confirmations[purpose];
  return {
    subject: `Ihr Konto: Bitte bestätigen Sie ${address}`,
    parts: [
      `${occasion} Bitte bestätigen Sie sie in den nächsten 24 Stunden:`,
      { label, url },
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
    ],
  };
}

/** No username and no link, for the same reason. */
export function unusedAccountMail(endsAt: Date): MailTemplate {
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });
  return {
    subject: 'Ihr Konto: Wir löschen es, wenn Sie es nicht benutzen',
    parts: [
      `ein Konto bei uns, für das diese E-Mail-Adresse angegeben wurde, ist seit mehr als drei Wochen nicht benutzt worden, und die Adresse ist nicht bestätigt. Wir löschen es am ${day.format(endsAt)}.`,
      'Wenn Sie es behalten möchten: Bitte melden Sie sich vorher an und bestätigen Sie Ihre E-Mail-Adresse.',
      'Wenn Sie kein Konto bei uns haben, brauchen Sie nichts zu tun.',
    ],
  };
}

export const addressInUseMail = (username: string, forgotPasswordUrl: string): MailTemplate => ({
  subject: 'Ihr Konto: Registrierung mit Ihrer E-Mail-Adresse',
  parts: [
    `jemand hat sich gerade mit dieser E-Mail-Adresse registriert. Sie haben damit schon das Konto ${quoted(username)}.`,
    'Falls Sie das waren und Ihr Passwort vergessen haben, können Sie hier ein neues wählen:',
    { label: 'Passwort neu wählen', url: forgotPasswordUrl },
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Mit Ihrem Konto ist nichts geschehen.',
  ],
});

/** No link, so that the mail is not worth imitating. */
export const emailChangeNotificationMail = (username: string): MailTemplate => ({
  subject: 'Ihr Konto: Ihre E-Mail-Adresse soll geändert werden',
  parts: [
    `die E-Mail-Adresse des Kontos ${quoted(username)} soll geändert werden. Die neue gilt, sobald sie bestätigt ist.`,
    'Wenn Sie das nicht waren: Bitte melden Sie sich an und ändern Sie Ihr Passwort. Damit sind alle anderen Geräte abgemeldet.',
  ],
});

export const addressWantedMail = (username: string): MailTemplate => ({
  subject: 'Ihr Konto: Ihre E-Mail-Adresse bei einem anderen Konto',
  parts: [
    `jemand möchte diese E-Mail-Adresse bei einem anderen Konto verwenden. Sie gehört schon zu Ihrem Konto ${quoted(username)} und bleibt dort.`,
    'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Mit Ihrem Konto ist nichts geschehen.',
  ],
});

export const passwordChangedMail =
  (hasRemovedProviders: boolean) =>
  (username: string): MailTemplate => ({
    subject: 'Ihr Konto: Ihr Passwort wurde geändert',
    parts: [
      `das Passwort des Kontos ${quoted(username)} wurde gerade geändert. Alle anderen Geräte sind damit abgemeldet.`,
      ...(hasRemovedProviders
        ? [
            'Mit Google oder LinkedIn kommt niemand mehr hinein, soweit sie verbunden wurden, bevor Ihre E-Mail-Adresse bestätigt war. In Ihrem Konto können Sie sie neu verbinden.',
          ]
        : []),
      'Wenn Sie das nicht waren: Bitte wählen Sie auf der Anmeldeseite unter „Passwort vergessen?“ sofort ein neues.',
    ],
  });

export const identityMail = (username: string, url: string): MailTemplate => ({
  subject: 'Ihr Konto: Bitte bestätigen Sie, dass Sie es sind',
  parts: [
    `im Konto ${quoted(username)} möchte jemand, vermutlich Sie, etwas Wichtiges tun. Was es ist, sehen Sie hier, und dort bestätigen Sie es in den nächsten ${limits.identityLinkMinutes} Minuten:`,
    { label: 'Ansehen und bestätigen', url },
    'Wenn Sie das nicht waren, bestätigen Sie nichts: Bitte melden Sie sich an und beenden Sie die Anmeldung auf fremden Geräten.',
  ],
});

/** Neither names nor figures, and nothing that the other side wrote: the mailbox may be a stranger's. */
export const resultMail = (resultUrl: string): MailTemplate => ({
  subject: 'Ihr Ergebnis wartet auf Sie',
  parts: [
    'bei uns wurde eine Stelle verglichen und dabei diese E-Mail-Adresse angegeben. Hier sehen Sie das Ergebnis; mit einem Knopf darunter bestätigen Sie, dass Sie das waren, und sehen den Kontakt, sobald er freigegeben ist:',
    { label: 'Ergebnis ansehen', url: resultUrl },
    `Der Link gilt ${limits.resultLinkDays} Tage, in jedem Browser. Wenn Sie das nicht waren, können Sie es dort mit „Das war ich nicht“ sagen.`,
  ],
});

/** `title`: of the reader's own posting; `null` where their mailbox is not proven. */
const comparedPosting = (title: string | null) =>
  title === null ? 'einer Stelle, die bei uns verglichen wurde,' : `Ihrer Stelle ${quoted(title)}`;

export const releasedMail = (title: string | null, resultUrl: string): MailTemplate => ({
  subject: 'Ihr Ergebnis: Kontaktdaten freigegeben',
  parts: [
    `zu ${comparedPosting(title)} wurden Kontaktdaten für Sie freigegeben.`,
    { label: 'Ergebnis ansehen', url: resultUrl },
  ],
});

/** Without a link: with a key that ended it would lead nowhere. */
export const withdrawnMail = (title: string | null): MailTemplate => ({
  subject: 'Ihr Ergebnis: Freigabe zurückgezogen',
  parts: [
    `zu ${comparedPosting(title)} wurde zurückgezogen, was für Sie freigegeben war. Bitte verwenden Sie die Kontaktdaten nicht mehr.`,
  ],
});

export const providerMail =
  (provider: string, change: 'hinzugefügt' | 'entfernt') =>
  (username: string): MailTemplate => ({
    subject: `Ihr Konto: Anmeldung mit ${provider} ${change}`,
    parts: [
      `beim Konto ${quoted(username)} wurde gerade die Anmeldung mit ${provider} ${change}.`,
      'Wenn Sie das nicht waren: Bitte melden Sie sich an, prüfen Sie Ihre Anmeldedaten und ändern Sie Ihr Passwort.',
    ],
  });

export const newSignInMail = (username: string, device: string): MailTemplate => ({
  subject: 'Ihr Konto: Neue Anmeldung',
  parts: [
    `beim Konto ${quoted(username)} gab es eine Anmeldung in einem Browser, der dort neu ist.`,
    `Neue Anmeldung: ${device}`,
    'Wenn Sie das nicht waren: Bitte melden Sie sich an und ändern Sie Ihr Passwort. Damit sind alle anderen Geräte abgemeldet.',
  ],
});
