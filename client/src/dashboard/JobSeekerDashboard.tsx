import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { accountQuery } from '../auth/credential.queries.ts';
import { usePages } from '../lib/pages.ts';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { questionnaireExistsQuery } from '../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import { Notice } from '../ui/Notice.tsx';
import { Ring } from '../ui/Ring.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';
import styles from './Dashboard.module.css';
import { OfferedJobs } from './OfferedJobs.tsx';

export function JobSeekerDashboard() {
  const user = useSignedInUser();
  const next = useNextStep();
  return (
    <div className={styles.view}>
      {next && (
        <Notice
          title={`Als Nächstes: ${next.label}`}
          action={
            <ButtonLink to={next.to} size="small">
              {next.label}
            </ButtonLink>
          }
        >
          {next.hint}
        </Notice>
      )}
      <div className={styles.halves}>
        <CopyPasteMessage user={user} isMain={next === undefined} />
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

/** To a profile that works. None where a read failed. */
function useNextStep() {
  const { data: hasQuestionnaire } = useQuery(questionnaireExistsQuery);
  const begun = useQuery(accountQuery).data?.begun;
  const steps = [
    {
      to: paths.questionnaire,
      label: 'Fragebogen ausfüllen',
      hint: 'Ihre Wünsche: Ohne sie kann niemand eine Stelle mit Ihnen vergleichen.',
      isOpen: hasQuestionnaire === false,
    },
    {
      to: paths.automations,
      label: 'Automations speichern',
      hint: 'Ihr Kontakt: was ein Match freigibt und wer Ihr Profil findet.',
      isOpen: begun?.automations === false,
    },
    {
      to: paths.keys,
      label: 'Ersten Schlüssel vergeben',
      hint: 'Für den nächsten Headhunter, der Ihnen schreibt.',
      isOpen: begun?.keyGiven === false,
    },
  ];
  return steps.find(({ isOpen }) => isOpen);
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
