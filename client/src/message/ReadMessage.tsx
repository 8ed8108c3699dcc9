import type { Corrections, ReadPostingDto } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { type ReactNode, useState } from 'react';
import { LazyReadText } from '../job/reading/LazyReadText.tsx';
import { focusOnce } from '../lib/focus.ts';
import { Card } from '../ui/Card.tsx';
import styles from './MessageCheckPage.module.css';

export function ReadMessage({
  text,
  reading,
  onCorrect,
  children,
}: {
  text: string;
  reading: ReadPostingDto;
  onCorrect: (corrected: Corrections) => void;
  children?: ReactNode;
}) {
  const [corrected, setCorrected] = useState<Corrections>({});
  const { isOffer } = correctReading(reading, corrected);
  return (
    <Card as="section" className={styles.section} aria-labelledby="read-title">
      <h2 id="read-title" ref={focusOnce} tabIndex={-1} className={styles.heading}>
        {isOffer ? 'Das haben wir gelesen' : 'Das sieht nicht nach einem Angebot aus.'}
      </h2>
      <LazyReadText
        text={text}
        reading={reading}
        onCorrect={(all) => {
          setCorrected(all);
          onCorrect(all);
        }}
      />
      {children}
    </Card>
  );
}
