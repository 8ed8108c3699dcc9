import type { ReportSubject } from '@inkognito/shared/report';
import { reportReasonLabels } from '@inkognito/shared/codes';
import type { MailTemplate } from '../mail/mail.template.ts';
import type { ReportRecord } from './report.model.ts';

const subjectLabels: Record<ReportSubject, string> = {
  offer: 'ein Angebot',
  profile: 'ein Profil',
  recruiter: 'ein Recruiter',
};

/** Names no one and quotes nothing: mailboxes are less private than the database, so details are in `moderate` only. */
export const operatorMail = ({
  _id,
  about,
  reason,
}: Pick<ReportRecord, '_id' | 'about' | 'reason'>): MailTemplate => ({
  subject: 'Inkognito: Eine Meldung ist eingegangen',
  parts: [
    `gemeldet wurde ${subjectLabels[about]}. Grund: ${reportReasonLabels[reason]}. Nummer: ${_id.toString()}.`,
    'Ansehen, mit dem Text und allem, was gezeigt wurde:',
    `npm run moderate -- show ${_id.toString()}`,
  ],
});

/** Nothing the reporter chose: the address may be a stranger's. */
export const receiptMail = ({ _id }: Pick<ReportRecord, '_id'>): MailTemplate => ({
  subject: 'Inkognito: Ihre Meldung ist eingegangen',
  parts: [
    `wir haben Ihre Meldung erhalten. Ihre Nummer: ${_id.toString()}.`,
    'Ein Mensch sieht sie sich an. Wer gemeldet wurde, erfährt nicht, von wem.',
    'Wenn Sie nichts gemeldet haben, hat jemand Ihre Adresse angegeben, und Sie brauchen nichts zu tun.',
  ],
});

type Freeze = { reason: string; objectTo: string | null };

export const frozenMail =
  ({ reason, objectTo }: Freeze) =>
  (): MailTemplate => ({
    subject: 'Ihr Konto: Es ist gesperrt',
    parts: [
      'wir haben Ihr Konto gesperrt. Sie können sich nicht mehr anmelden, und niemand findet Sie oder erhält noch etwas von Ihnen.',
      ...(reason === '' ? [] : [`Grund: ${reason}`]),
      objectTo === null
        ? 'Dagegen können Sie widersprechen; wie Sie uns erreichen, steht im Impressum.'
        : `Dagegen können Sie widersprechen, formlos an ${objectTo}.`,
      'Auskunft über Ihre Daten und ihre Löschung können Sie dort ebenfalls verlangen.',
    ],
  });

export const unfrozenMail = (): MailTemplate => ({
  subject: 'Ihr Konto: Es ist wieder frei',
  parts: [
    'Ihr Konto ist nicht mehr gesperrt. Bitte melden Sie sich neu an; alles andere ist, wie es war.',
  ],
});
