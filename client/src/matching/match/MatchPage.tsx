import type { MatchDetailDto } from '@inkognito/shared/matching';
import type { PublisherDto } from '@inkognito/shared/user';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { byKeyText } from '../../auth/key/key.format.ts';
import { paths } from '../../lib/paths.ts';
import { dayText } from '../../lib/dayText.ts';
import { locationText } from '../../job/job.format.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { ReportLink } from '../../report/ReportLink.tsx';
import { RecruiterCard } from '../../user/RecruiterCard.tsx';
import { publisherName } from '../../user/publisherName.ts';
import { Breakdown } from './Breakdown.tsx';
import { ContactRows } from './ContactRows.tsx';
import styles from './MatchPage.module.css';
import { MatchRing } from './MatchRing.tsx';
import { matchQuery } from '../matching.queries.ts';
import { ReleaseChoice } from '../release/ReleaseChoice.tsx';

export default function MatchPage() {
  const { matchId = '' } = useParams();
  return (
    <PageFrame
      title="Match"
      fallbackText="Loading..."
      notFoundText="Match not found."
      failureText={(message) => `Error: ${message}`}
    >
      <Match matchId={matchId} />
    </PageFrame>
  );
}

function Match({ matchId }: { matchId: string }) {
  const { data: match } = useSuspenseQuery(matchQuery(matchId));
  const { viewer, candidate, recruiter, jobPosting, offerChangedAt, key } = match;
  const other =
    viewer === 'recruiter' ? candidate : { ...recruiter, username: publisherName(recruiter) };
  const [decided, setDecided] = useState<string | null>(null);
  return (
    <>
      <PageHeader
        back={{ to: paths.matches, label: 'Zurück zu Ihren Matches' }}
        title={
          <span className={styles.person}>
            <Avatar image={other.image} name={other.username} size="large" />
            <span>{other.username}</span>
          </span>
        }
        lead={
          <>
            Stelle: <Link to={paths.job(jobPosting._id)}>{jobPosting.jobTitle}</Link>,{' '}
            {locationText(jobPosting)}
            {key !== null && `, ${byKeyText(key)}`}
          </>
        }
      />
      <Stack gap="large">
        {decided !== null && <Notice tone="success">{decided}</Notice>}
        {offerChangedAt !== null && (
          <Notice tone="warning">Angebot geändert am {dayText(offerChangedAt)}</Notice>
        )}
        {match.viewer === 'jobSeeker' && (match.releasePending || match.releaseDeclined) ? (
          <Waiting match={match} onDecided={setDecided} />
        ) : (
          <Congratulation match={match} />
        )}
        {viewer === 'jobSeeker' && <AboutRecruiter recruiter={recruiter} />}
        <Breakdown breakdown={match.breakdown} />
        {viewer === 'jobSeeker' && (
          <ReportLink label="Recruiter melden" about="recruiter" id={match._id} />
        )}
      </Stack>
    </>
  );
}

function AboutRecruiter({ recruiter }: { recruiter: PublisherDto }) {
  return (
    <Card as="section" className={styles.words} aria-labelledby="recruiter-title">
      <h2 id="recruiter-title">Über {publisherName(recruiter)}</h2>
      <RecruiterCard publisher={recruiter} />
      {recruiter.card && recruiter.username !== null && (
        <p className={styles.soft}>Das sind eigene Angaben.</p>
      )}
    </Card>
  );
}

function Waiting({
  match,
  onDecided,
}: {
  match: MatchDetailDto;
  onDecided: (sentence: string) => void;
}) {
  const { _id, recruiter, matchPercentage, releaseDeclined } = match;
  const name = publisherName(recruiter);
  return (
    <Card as="section" padding="large" className={styles.block} aria-labelledby="match-title">
      <MatchRing percentage={matchPercentage} isMatch />
      <div className={styles.words}>
        <h2 id="match-title">
          {releaseDeclined ? 'Sie haben abgelehnt.' : 'Dieses Match wartet auf Ihre Freigabe.'}
        </h2>
        <p className={styles.lead}>
          {releaseDeclined
            ? `${name} erhält keine Kontaktdaten von Ihnen und weiß nichts von Ihrer Entscheidung.`
            : `Bis dahin erhält ${name} keine Kontaktdaten von Ihnen.`}
        </p>
        <ReleaseChoice
          matchId={_id}
          recruiter={name}
          aboutId="match-title"
          declined={releaseDeclined}
          onDecided={onDecided}
        />
      </div>
    </Card>
  );
}

function Congratulation({ match }: { match: MatchDetailDto }) {
  const { viewer, matchPercentage, contactInfo } = match;
  return (
    <Card as="section" padding="large" className={styles.block} aria-labelledby="match-title">
      <MatchRing percentage={matchPercentage} isMatch />
      <div className={styles.words}>
        <h2 id="match-title">Glückwunsch, es ist ein Match!</h2>
        <p className={styles.lead}>{leadFor(match)}</p>
        <ContactRows contactInfo={contactInfo} nothingReleased={nothingReleasedFor(match)} />
        {viewer === 'jobSeeker' && (
          <Link to={paths.automations}>Freigaben in den Automations ändern</Link>
        )}
      </div>
    </Card>
  );
}

function leadFor({ viewer, candidate, releasePending }: MatchDetailDto): string {
  if (viewer === 'jobSeeker') return 'Diese Angaben sieht der Recruiter.';
  return releasePending
    ? 'Die Person gibt ihre Kontaktdaten selbst frei.'
    : `So erreichen Sie ${candidate.username}:`;
}

function nothingReleasedFor({
  viewer,
  candidate,
  recruiter,
  releasePending,
  offerChangedAt,
}: MatchDetailDto): string {
  if (viewer === 'jobSeeker') {
    return `Sie haben nichts freigegeben, ${publisherName(recruiter)} kann Sie nicht erreichen.`;
  }
  if (!releasePending) {
    return `${candidate.username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`;
  }
  return offerChangedAt === null
    ? 'Sobald sie das getan hat, stehen sie hier.'
    : `Sie haben die Stelle seitdem geändert: Vergleichen Sie sie neu mit ${candidate.username}, damit die neue Fassung freigegeben werden kann.`;
}
