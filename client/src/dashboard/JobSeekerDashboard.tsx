import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { usePages } from '../lib/pages.ts';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';
import styles from './Dashboard.module.css';
import { MonthRing } from './MonthRing.tsx';
import { OfferedJobs } from './OfferedJobs.tsx';

/** `isMain`: no other part of the page has the strongest button. */
export function JobSeekerDashboard({
  user,
  steps,
  isMain,
}: {
  user: CurrentUserDto;
  steps: ReactNode;
  isMain: boolean;
}) {
  return (
    <div className={styles.view}>
      {steps}
      <div className={styles.halves}>
        <CopyPasteMessage user={user} isMain={isMain} />
        <Card as="section" className={styles.overview} aria-labelledby="month-title">
          <h2 id="month-title">Ihr Überblick</h2>
          <LoadedSection what="Ihre Zahlen konnten nicht geladen werden.">
            <Rings />
          </LoadedSection>
          <ButtonLink to={paths.profile(user.username)} variant="secondary" icon={drawings.eye}>
            Öffentliches Profil anzeigen
          </ButtonLink>
        </Card>
      </div>
      <LoadedSection what="Ihre Angebote konnten nicht geladen werden.">
        <OfferedJobs />
      </LoadedSection>
    </div>
  );
}

function Rings() {
  const { offerCount, matchCount, releasedCount, blockedCount } = usePages(
    jobsOfferedQuery('jobSeeker'),
  );
  return (
    <>
      <div className={styles.rings}>
        <MonthRing caption="Blockiert" count={blockedCount} tone="danger" to={paths.blocked} />
        <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
      </div>
      <p className={styles.soft}>
        Diesen Monat: {offerCount === 1 ? '1 Angebot' : `${offerCount} Angebote`},{' '}
        {matchCount === 1 ? '1 passte' : `${matchCount} passten`}, {releasedCount} mit Ihren
        Kontaktdaten.
      </p>
    </>
  );
}
