/** Last change to terms or privacy policy; consent is stored under this date. */
export const legalTextsDate = '2026-11-27';

/** Last complete version; its page lists later changes. */
export const privacyPolicyDate = '2025-07-16';

export const privacyPolicyChanges = [
  {
    date: legalTextsDate,
    text: 'Ein Link in einer E-Mail statt eines Codes (3, 5), ein Konto ohne bestätigte Adresse ist wie ohne Konto (8), woran wir Recruiter unter einem anderen Konto wiedererkennen (9, 12), „Verbergen vor“ gilt vor allen ohne Schlüssel (9).',
  },
  {
    date: '2026-11-25',
    text: 'Vertragsarten und Wochenstunden (4, 6, 8), wer trotz der Rechnung freigeben kann (6), wo Sie sehen, wie oft Sie in Listen standen (8), woran Blockierte und Firmen erkennen, dass sie gemeint sind (9).',
  },
  {
    date: '2026-11-23',
    text: 'Eingefügte Texte (6), frühere Firmennamen (5), Namen der Cookies (11), Fristen für Anfragen und für das Datenbuch (12).',
  },
  {
    date: '2026-11-22',
    text: 'Schlüssel und Vergleiche ohne Konto (5, 8), Nachweis der Freigaben (5), unsichtbar für, blockieren, melden (9), Fristen (12).',
  },
] as const;

const required = ['name', 'address', 'email'] as const;
export type RequiredOfOperator = (typeof required)[number];

/** Until it is empty, imprint and terms are drafts. */
export function missingOfOperator(
  operator: Readonly<Record<RequiredOfOperator, string | null>>,
): RequiredOfOperator[] {
  return required.filter((key) => operator[key] === null);
}
