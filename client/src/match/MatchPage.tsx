import type { MatchDetailDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useHandedOver } from '../lib/address.ts';
import { byKeyText } from '../auth/key/key.format.ts';
import { dayText } from '../lib/wording.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageFrame } from '../ui/page/PageFrame.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { ReportLink } from '../report/ReportLink.tsx';
import { publisherName } from '../user/RecruiterCard.tsx';
import { ListedMark } from './block/marks.tsx';
import { Breakdown } from './Breakdown.tsx';
import { MatchOutcome, candidateName } from './MatchOutcome.tsx';
import styles from './MatchPage.module.css';
import { MatchProgress } from './MatchProgress.tsx';
import { RecruiterContact } from './RecruiterContact.tsx';
import { matchQuery } from '../matching/matching.queries.ts';
import { newsQuery, useSeen, waitingMatches } from '../matching/news.queries.ts';

const toMatches = { to: paths.matches, label: 'Zurück zu Ihren Matches' };

export default function MatchPage() {
  const { matchId = '' } = useParams();
  return (
    <PageFrame
      title="Match"
      fallbackText="Loading..."
      notFoundText="Match not found."
      notFoundBack={toMatches}
      failureText={(message) => `Error: ${message}`}
    >
      <Match key={matchId} matchId={matchId} />
    </PageFrame>
  );
}

function Match({ matchId }: { matchId: string }) {
  const { data: match } = useSuspenseQuery(matchQuery(matchId));
  useSeen(({ _id }) => _id === matchId);
  const { viewer, candidate, recruiter, jobPosting, offerChangedAt } = match;
  const { image } = viewer === 'recruiter' ? candidate : recruiter;
  const other = viewer === 'recruiter' ? candidateName(match) : publisherName(recruiter);
  const before = useHandedOver() as { decided: string; decidedId: string } | null;
  const [decided, setDecided] = useState<string | null>(null);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** What waits is decided one after the other. */
  const moveOn = (sentence: string) => {
    const waiting = waitingMatches(queryClient.getQueryData(newsQuery.queryKey));
    const next = waiting.find((id) => id !== matchId);
    if (next === undefined) setDecided(sentence);
    else void navigate(paths.match(next), { state: { decided: sentence, decidedId: matchId } });
  };
  return (
    <>
      <PageHeader
        back={toMatches}
        title={
          <span className={styles.person}>
            <Avatar image={image} name={other} size="large" />
            <span>{other}</span>
          </span>
        }
        lead={
          <>
            Stelle: <Link to={paths.job(jobPosting._id)}>{jobPosting.jobTitle}</Link>,{' '}
            {jobPosting.place}
          </>
        }
      />
      <Stack gap="large">
        {before && (
          <Notice tone="success" title={before.decided}>
            Jetzt das nächste Match.{' '}
            <Link to={paths.match(before.decidedId)}>Zurück zum vorigen</Link>
          </Notice>
        )}
        <Facts match={match} />
        <ListedMark of={match} />
        {decided !== null && <Notice tone="success">{decided}</Notice>}
        {offerChangedAt !== null && (
          <Notice tone="warning">Angebot geändert am {dayText(offerChangedAt)}</Notice>
        )}
        <MatchOutcome match={match} onDecided={moveOn} />
        {viewer === 'jobSeeker' && <RecruiterContact match={match} />}
        <Breakdown breakdown={match.breakdown} isOwn={viewer === 'jobSeeker'} />
        <MatchProgress key={match._id} match={match} />
        {viewer === 'recruiter' && (
          <div>
            <ButtonLink to={paths.jobCandidates(jobPosting._id)} variant="secondary">
              Ähnliche Talente für diese Stelle
            </ButtonLink>
          </div>
        )}
        {viewer === 'jobSeeker' && (
          <ReportLink label="Recruiter melden" about="recruiter" id={match._id} />
        )}
      </Stack>
    </>
  );
}

function Facts({ match: { viewer, candidate, comparedAt, key } }: { match: MatchDetailDto }) {
  return (
    <p className={styles.soft}>
      Verglichen am {dayText(comparedAt)}
      {key !== null && (
        <>
          , <Link to={paths.keys}>{byKeyText(key)}</Link>
        </>
      )}
      {viewer === 'recruiter' && (
        <>
          {' · '}
          <Link to={paths.profile(candidate.username)}>Zum Profil</Link>
        </>
      )}
    </p>
  );
}
