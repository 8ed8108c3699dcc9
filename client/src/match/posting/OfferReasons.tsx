import type { OfferComparisonDto, ShownJobDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { isCertain } from '@inkognito/shared/rules/deciding';
import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { byKeyText } from '../../auth/key/key.format.ts';
import { dayText } from '../../lib/wording.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { BlockRecruiter } from '../block/BlockRecruiter.tsx';
import { ListedMark, SuspensionMark } from '../block/marks.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { Breakdown } from '../Breakdown.tsx';
import { MatchRing } from '../MatchRing.tsx';
import { OutcomeCard } from '../OutcomeCard.tsx';
import { jobQuery } from '../../matching/matching.queries.ts';
import { ReleaseAnyway } from '../../release/ReleaseChoice.tsx';
import styles from './JobPage.module.css';

export function OfferReasons({ job }: { job: ShownJobDto }) {
  const [done, setDone] = useState<ReactNode>(null);
  return (
    <LoadedSection what="Das Ergebnis konnte nicht geladen werden.">
      {done !== null && <Notice tone="success">{done}</Notice>}
      <Reasons job={job} onDone={setDone} />
    </LoadedSection>
  );
}

type Acts = { job: ShownJobDto; onDone: (words: ReactNode) => void };

function Reasons({ job, onDone }: Acts) {
  const { comparison } = useSuspenseQuery(jobQuery(job._id)).data;
  if (!comparison) return null;
  return (
    <>
      <Outcome job={job} comparison={comparison} onDone={onDone} />
      <Breakdown breakdown={comparison.breakdown} isOwn />
    </>
  );
}

function Outcome({ job, comparison, onDone }: Acts & { comparison: OfferComparisonDto }) {
  const { matchId, matchPercentage, isMatch, contactState, comparedAt, suspended, key } =
    comparison;
  const hasPage = contactState !== 'none';
  const recruiter = publisherName(job.recruiterId);
  const canRelease = !hasPage && suspended === null && job.endReason === undefined;
  return (
    <OutcomeCard
      titleId="outcome-title"
      ring={<MatchRing percentage={matchPercentage} isMatch={isMatch} />}
    >
      <h2 id="outcome-title">{outcomeTitle(comparison)}</h2>
      <p className={styles.soft}>
        Verglichen am {dayText(comparedAt)}
        {key !== null && (
          <>
            {' '}
            <Link to={paths.keys}>{byKeyText(key)}</Link>
          </>
        )}
      </p>
      <ListedMark of={comparison} />
      {suspended !== null && <SuspensionMark recruiter={recruiter} />}
      {canRelease && (
        <p>Sie entscheiden: Wenn Sie die Stelle trotzdem möchten, geben Sie den Kontakt frei.</p>
      )}
      <Cluster>
        {hasPage && (
          <ButtonLink to={paths.match(matchId)} variant="secondary" size="small">
            Match ansehen
          </ButtonLink>
        )}
        {canRelease && (
          <ReleaseAnyway
            matchId={matchId}
            recruiter={recruiter}
            aboutId="job-title"
            onDecided={onDone}
          />
        )}
        {suspended === null && job.endReason !== 'account_deleted' && (
          <BlockRecruiter
            matchId={matchId}
            recruiter={job.recruiterId}
            aboutId="job-title"
            usedKey={comparison}
            onBlocked={onDone}
          />
        )}
      </Cluster>
    </OutcomeCard>
  );
}

function outcomeTitle({ isMatch, contactState, breakdown }: OfferComparisonDto): string {
  if (isMatch) {
    return isCertain(breakdown)
      ? 'Diese Stelle passt zu Ihnen.'
      : 'Diese Stelle passt bisher zu Ihnen.';
  }
  return contactState !== 'none'
    ? 'Kein Match, aber Sie haben den Kontakt freigegeben.'
    : 'Kein Match nach Ihren Wünschen.';
}
