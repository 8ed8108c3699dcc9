import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import type { ComponentProps } from 'react';
import { usePages } from '../lib/pages.ts';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import { Ring } from '../ui/Ring.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';
import styles from './Dashboard.module.css';
import { FirstSteps, useJobSeekerStepsDone } from './FirstSteps.tsx';
import { OfferedJobs } from './OfferedJobs.tsx';

export function JobSeekerDashboard() {
  const user = useSignedInUser();
  return (
    <div className={styles.view}>
      <FirstSteps />
      <div className={styles.halves}>
        <CopyPasteMessage user={user} isMain={useJobSeekerStepsDone()} />
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

type MonthRingProps = Pick<ComponentProps<typeof Ring>, 'tone' | 'to'> & {
  caption: string;
  count: number;
};

export function MonthRing({ caption, count, ...look }: MonthRingProps) {
  return (
    <Ring
      value={count}
      max={limits.ringFullCircle}
      label={`${caption}: ${count} diesen Monat`}
      caption={caption}
      {...look}
    />
  );
}
