import type { CurrentUserDto } from '@inkognito/shared/account';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { usePages } from '../../lib/pages.ts';
import { questionnaireExistsQuery } from '../../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';
import styles from './Dashboard.module.css';
import { jobsOfferedQuery } from '../matching.queries.ts';
import { MonthRing } from './MonthRing.tsx';
import { OfferedJobs } from './OfferedJobs.tsx';
import * as drawings from '../../ui/drawings.ts';

export function JobSeekerDashboard({
  user,
  hints,
}: {
  user: CurrentUserDto;
  /** What to know about the account before everything else. */
  hints: ReactNode;
}) {
  // Both are asked for together, or the second would wait for the first.
  usePrefetchQuery(questionnaireExistsQuery);
  const { matchCount, blockedCount } = usePages(jobsOfferedQuery('jobSeeker'));
  const { data: hasQuestionnaire } = useSuspenseQuery(questionnaireExistsQuery);
  return (
    <div className={styles.view}>
      {hints}
      {!hasQuestionnaire && <QuestionnaireNeeded />}
      <div className={styles.halves}>
        <CopyPasteMessage user={user} />
        <Card as="section" className={styles.overview} aria-labelledby="month-title">
          <h2 id="month-title">Ihr Überblick</h2>
          <div className={styles.rings}>
            <MonthRing caption="Blockiert" count={blockedCount} tone="danger" to={paths.blocked} />
            <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
          </div>
          <p className={styles.soft}>Die Ringe zeigen diesen Monat.</p>
          <ButtonLink to={paths.profile(user.username)} variant="secondary" icon={drawings.eye}>
            Öffentliches Profil anzeigen
          </ButtonLink>
          <p>
            Wer welche Kontaktdaten erhalten hat: <Link to={paths.releases}>Meine Freigaben</Link>
          </p>
          <p>
            Wer Sie nicht sehen soll: <Link to={paths.shield}>Unsichtbar für</Link>
          </p>
        </Card>
      </div>
      <OfferedJobs />
    </div>
  );
}

function QuestionnaireNeeded() {
  return (
    <section className={styles.next} aria-labelledby="next-title">
      <h2 id="next-title">Ihr nächster Schritt: der Fragebogen</h2>
      <p>
        Ohne Ihre Wünsche kann niemand eine Stelle mit Ihnen vergleichen. Sagen Sie uns, was Sie
        suchen und was nicht.
      </p>
      <ButtonLink to={paths.questionnaire} size="large">
        Fragebogen ausfüllen
      </ButtonLink>
    </section>
  );
}
