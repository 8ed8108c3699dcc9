import type { Corrections, ReadPostingDto } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { type ReactNode, useState } from 'react';
import { ReadText } from '../job/reading/ReadText.tsx';
import { focusOnce } from '../lib/focus.ts';
import { Section } from '../ui/page/Section.tsx';

export function ReadMessage({
  text,
  reading: asRead,
  corrected: correctedBefore,
  takesFocus = true,
  onCorrect,
  children,
}: {
  text: string;
  reading: ReadPostingDto;
  /** Where the message was shown before. */
  corrected: Corrections;
  takesFocus?: boolean;
  onCorrect: (corrected: Corrections) => void;
  children?: ReactNode;
}) {
  const [corrected, setCorrected] = useState(correctedBefore);
  const [reading, setReading] = useState(() => correctReading(asRead, correctedBefore));
  return (
    <Section
      inCard
      title={
        <span ref={takesFocus ? focusOnce : undefined} tabIndex={-1}>
          {reading.isOffer ? 'Das haben wir gelesen' : 'Das sieht nicht nach einem Angebot aus.'}
        </span>
      }
    >
      <ReadText
        text={text}
        reading={reading}
        onCorrect={(said, place) => {
          const all = { ...corrected, ...said };
          setCorrected(all);
          setReading(correctReading(reading, said, place));
          onCorrect(all);
        }}
      />
      {children}
    </Section>
  );
}
