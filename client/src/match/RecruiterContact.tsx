import type { MatchDetailDto } from '@inkognito/shared/match';
import { recruiterKindLabels } from '@inkognito/shared/codes';
import type { RecruiterCardDto } from '@inkognito/shared/user';
import { type ReactNode, useState } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import * as drawings from '../ui/drawings.ts';
import { Notice } from '../ui/Notice.tsx';
import { Cluster } from '../ui/Stack.tsx';
import { RecruiterCard, VerifiedDomain, guestNote, publisherName } from '../user/RecruiterCard.tsx';
import { BlockRecruiter } from './block/BlockRecruiter.tsx';
import { ContactActs } from './ContactRows.tsx';
import styles from './MatchPage.module.css';
import { Withdrawal } from '../release/Withdrawal.tsx';

const nothing = { phoneNumber: null, calendarLink: null, cv: null };

export function RecruiterContact({ match }: { match: MatchDetailDto }) {
  const [blocked, setBlocked] = useState<ReactNode>(null);
  const { _id, recruiter, release, suspended } = match;
  const isGuest = recruiter.username === null;
  const name = publisherName(recruiter);
  return (
    <Card as="section" className={styles.words} aria-labelledby="recruiter-title">
      <h2 id="recruiter-title">So erreichen Sie {name}</h2>
      {recruiter.card ? (
        <>
          <DescriptionList rows={rowsOf(recruiter.card)} />
          <p className={styles.soft}>
            {isGuest ? guestNote(recruiter.card) : 'Name und Firma sind eigene Angaben.'}
          </p>
        </>
      ) : (
        <RecruiterCard publisher={recruiter} />
      )}
      {!isIntroduced(match) && <WriteToRecruiter match={match} />}
      <Cluster>
        <Withdrawal release={release} matchId={_id} recruiter={name} aboutId="recruiter-title" />
        {suspended === null && (
          <BlockRecruiter
            matchId={_id}
            recruiter={recruiter}
            aboutId="recruiter-title"
            usedKey={match}
            onBlocked={setBlocked}
          />
        )}
      </Cluster>
      {blocked !== null && <Notice tone="success">{blocked}</Notice>}
    </Card>
  );
}

/** Then the outcome above has the button. */
export const isIntroduced = ({ contactState, suspended }: MatchDetailDto) =>
  contactState === 'released' && suspended === null;

export function WriteToRecruiter({ match: { recruiter, jobPosting } }: { match: MatchDetailDto }) {
  const { card } = recruiter;
  if (card?.workEmailVerified !== true) return null;
  const name = publisherName(recruiter);
  return (
    <ContactActs
      contactInfo={{ ...nothing, name, email: card.workEmail }}
      of={name}
      subject={jobPosting.jobTitle}
    />
  );
}

function rowsOf(card: RecruiterCardDto) {
  const { name, kind, company, workEmail, workEmailVerified, verifiedDomain } = card;
  const firm = [company, kind && recruiterKindLabels[kind]].filter(Boolean).join(' · ');
  const email = workEmailVerified ? (
    <Cluster>
      <a href={`mailto:${encodeURI(workEmail)}`}>{workEmail}</a>
      <Badge tone="success" icon={drawings.check}>
        bestätigt
      </Badge>
    </Cluster>
  ) : (
    <Cluster>
      <span>{workEmail}</span>
      <Badge tone="warning" icon={drawings.warning}>
        nicht bestätigt
      </Badge>
    </Cluster>
  );
  const domain = verifiedDomain !== null && <VerifiedDomain domain={verifiedDomain} />;
  return [
    { label: 'Name', value: name },
    { label: 'Firma', value: firm },
    { label: 'E-Mail', value: workEmail && email },
    { label: 'Geprüft', value: domain },
  ].filter(({ value }) => Boolean(value));
}
