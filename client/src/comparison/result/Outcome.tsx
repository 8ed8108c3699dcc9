import type { ComparisonDto } from '@inkognito/shared/comparison';
import type { ReactNode } from 'react';
import { ContactRows, type FirstSight } from '../../match/ContactRows.tsx';
import { heldText, leadBeforeContact } from '../../match/AwaitsReader.tsx';
import { MatchRing } from '../../match/MatchRing.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Outcome.module.css';

type Props = {
  result: ComparisonDto;
  username: string;
  /** While the reader's mailbox is not proven. */
  waiting: ReactNode;
  first: FirstSight | undefined;
};

export function Outcome({ children, ...rest }: Props & { children?: ReactNode }) {
  const { isMatch, matchPercentage, contactInfo } = rest.result;
  const props = { ...rest, username: contactInfo?.name ?? rest.username };
  return (
    <Card className={styles.outcome} padding="large">
      <MatchRing percentage={matchPercentage} isMatch={isMatch} />
      <div className={styles.words}>
        {isMatch ? <Match {...props} /> : <NoMatch {...props} />}
        {children}
      </div>
    </Card>
  );
}

function Match({ result, username, waiting, first }: Props) {
  const { contactState, contactInfo } = result;
  return (
    <>
      <h1 tabIndex={-1}>Glückwunsch, es ist ein Match!</h1>
      {contactState !== 'awaitsReader' && (
        <p className={styles.lead}>
          {leadBeforeContact(result, username) ??
            `Sie haben jetzt vollen Zugriff auf die Kontaktdaten, die ${username} freigegeben hat.`}
        </p>
      )}
      {contactState === 'awaitsReader' && waiting}
      {(contactState === 'released' || contactState === 'awaitsCandidate') && (
        <ContactRows
          contactInfo={contactInfo}
          of={username}
          first={first}
          nothingReleased={
            contactState === 'awaitsCandidate'
              ? heldText
              : `${username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`
          }
        />
      )}
    </>
  );
}

function NoMatch({ result: { contactInfo, contactState }, username, waiting, first }: Props) {
  if (contactState === 'awaitsReader') {
    return (
      <>
        <h1 tabIndex={-1}>Kein Match, aber vom Kandidaten freigegeben.</h1>
        {waiting}
      </>
    );
  }
  if (contactState === 'released') {
    return (
      <>
        <h1 tabIndex={-1}>Kein Match, aber vom Kandidaten freigegeben.</h1>
        <p className={styles.lead}>So erreichen Sie {username}:</p>
        <ContactRows
          contactInfo={contactInfo}
          of={username}
          first={first}
          nothingReleased={`${username} nimmt Kontakt zu Ihnen auf.`}
        />
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>Keine direkte Übereinstimmung, aber keine Sorge!</h1>
      <p className={styles.lead}>
        {username} und Ihre Stelle passen nicht genau zusammen. Weiter unten sehen Sie, woran es
        liegt. {username} sieht Ihr Angebot ebenfalls und kann den Kontakt trotzdem freigeben.
      </p>
    </>
  );
}
