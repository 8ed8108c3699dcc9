import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../lib/pages.ts';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { Card } from '../ui/Card.tsx';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import styles from './Dashboard.module.css';
import { MonthRing } from './MonthRing.tsx';
import { Postings } from './Postings.tsx';

/** `isMain`: no other part of the page has the strongest button. */
export function RecruiterDashboard({ steps, isMain }: { steps: ReactNode; isMain: boolean }) {
  return (
    <div className={styles.view}>
      {steps}
      <div className={styles.halves}>
        <LoadedSection what="Ihre Stellen konnten nicht geladen werden.">
          <Postings isMain={isMain} />
        </LoadedSection>
        <Card as="section" className={styles.overview} aria-labelledby="counter-title">
          <h2 id="counter-title">Ihre Matches diesen Monat</h2>
          <LoadedSection what="Ihre Zahlen konnten nicht geladen werden.">
            <Ring />
          </LoadedSection>
          <p>
            Wer Ihnen einen Schlüssel gegeben hat, steht unter{' '}
            <Link to={paths.openProfiles}>Offene Profile</Link>. Wen Sie mit Namen kennen, finden
            Sie über die Suche oben.
          </p>
        </Card>
      </div>
    </div>
  );
}

function Ring() {
  const { matchCount } = usePages(jobsOfferedQuery('recruiter'));
  return (
    <div className={styles.rings}>
      <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
    </div>
  );
}
