import type { ComparisonDto, ContactInfoDto } from '@inkognito/shared/matching';
import { type Verdict, criteria } from '@inkognito/shared/rules/rulebook';

const verdictWords: Record<Verdict, string> = {
  fits: 'passt',
  partly: 'passt teilweise',
  fails: 'passt nicht',
  unknown: 'nicht bewertet',
};

/** For an e-mail or a note to oneself; the address of the profile opens nothing without a key. */
export function resultText(result: ComparisonDto, username: string, origin: string): string {
  const { matchPercentage, isMatch, breakdown, contactInfo } = result;
  const contact = contactInfo ? contactLines(contactInfo) : [];
  const parts = [
    [
      `Inkognito: Ihre Stelle und ${username}`,
      `${matchPercentage} % Übereinstimmung, ${isMatch ? 'ein Match' : 'kein Match'}`,
    ],
    criteria.map(({ id, label }) => {
      const { verdict, reasoning } = breakdown[id];
      return `${label}: ${verdictWords[verdict]}. ${reasoning.replace(/\s+/g, ' ')}`;
    }),
    contact.length > 0 ? ['Freigegebene Kontaktdaten', ...contact] : [],
    [`${origin}/${username}`],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function contactLines({ phoneNumber, calendarLink, cv, email }: ContactInfoDto): string[] {
  return [
    phoneNumber && `Telefon: ${phoneNumber}`,
    calendarLink && `Kalender: ${calendarLink}`,
    cv && `Lebenslauf: ${cv.filename}`,
    email && `E-Mail: ${email}`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
}
