import type { MatchDetailDto } from '@inkognito/shared/match';
import { type ReactNode, useState } from 'react';
import { Notice } from '../ui/Notice.tsx';
import { Section } from '../ui/page/Section.tsx';
import { Cluster } from '../ui/Stack.tsx';
import { RecruiterCard, publisherName } from '../user/RecruiterCard.tsx';
import { BlockRecruiter } from './block/BlockRecruiter.tsx';
import { ContactActs } from './ContactRows.tsx';
import styles from './MatchPage.module.css';
import { Withdrawal } from '../release/Withdrawal.tsx';

const nothing = { phoneNumber: null, calendarLink: null, cv: null };

export function RecruiterContact({ match }: { match: MatchDetailDto }) {
  const [blocked, setBlocked] = useState<ReactNode>(null);
  const { _id, recruiter, release, suspended } = match;
  const name = publisherName(recruiter);
  return (
    <Section inCard gap="small" title={<span id="recruiter-title">So erreichen Sie {name}</span>}>
      <RecruiterCard publisher={recruiter} />
      {recruiter.card && recruiter.username !== null && (
        <p className={styles.soft}>Name und Firma sind eigene Angaben.</p>
      )}
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
    </Section>
  );
}

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
