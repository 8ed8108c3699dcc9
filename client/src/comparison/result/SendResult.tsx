import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import type { ComparisonDto, ContactInfoDto } from '@inkognito/shared/comparison';
import { decidingFirst } from '@inkognito/shared/rules/deciding';
import { verdictLooks } from '../../match/Breakdown.tsx';

export function SendResult({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  async function handleClick() {
    setOutcome(null);
    const isShared = await share(text);
    if (isShared) return;
    setOutcome(
      await navigator.clipboard.writeText(text).then(
        () => 'copied' as const,
        () => 'failed' as const,
      ),
    );
  }

  return (
    <Stack>
      <Cluster>
        <Button variant="secondary" icon={drawings.mail} onClick={() => void handleClick()}>
          Ergebnis an mich selbst senden
        </Button>
        {children}
      </Cluster>
      {outcome === 'copied' && (
        <Notice tone="success" title="Das Ergebnis ist kopiert.">
          Fügen Sie es in eine E-Mail oder eine Notiz an sich ein.
        </Notice>
      )}
      {outcome === 'failed' && (
        <Notice tone="danger">
          Ihr Browser lässt das Kopieren nicht zu. Bitte markieren Sie den Text auf dieser Seite.
        </Notice>
      )}
    </Stack>
  );
}

/** Also `true` when the sheet was dismissed, so that nothing is copied instead. */
async function share(text: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title: 'Ergebnis von Inkognito', text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function resultText(result: ComparisonDto, username: string, origin: string): string {
  const { matchPercentage, isMatch, breakdown, contactInfo } = result;
  const contact = contactInfo ? contactLines(contactInfo) : [];
  const parts = [
    [
      `Inkognito: Ihre Stelle und ${username}`,
      `${matchPercentage} % Übereinstimmung, ${isMatch ? 'ein Match' : 'kein Match'}`,
    ],
    decidingFirst(breakdown).map(({ id, label }) => {
      const { verdict, reasoning } = breakdown[id];
      const word = verdictLooks[verdict].word.toLowerCase();
      return `${label}: ${word}. ${reasoning.replace(/\s+/g, ' ')}`;
    }),
    contact.length > 0 ? ['Freigegebene Kontaktdaten', ...contact] : [],
    [`${origin}/${username}`],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function contactLines({ name, phoneNumber, calendarLink, cv, email }: ContactInfoDto): string[] {
  return [
    name && `Name: ${name}`,
    phoneNumber && `Telefon: ${phoneNumber}`,
    calendarLink && `Kalender: ${calendarLink}`,
    cv && `Lebenslauf: ${cv.filename}`,
    email && `E-Mail: ${email}`,
  ].filter((line) => typeof line === 'string' && line !== '') as string[];
}
