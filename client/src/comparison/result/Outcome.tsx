import type { ComparisonDto } from '@inkognito/shared/comparison';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ContactRows, type FirstSight } from '../../match/ContactRows.tsx';
import { heldText, leadBeforeContact } from '../../match/AwaitsReader.tsx';
import { MatchRing } from '../../match/MatchRing.tsx';
import { OutcomeCard } from '../../match/OutcomeCard.tsx';
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
    <OutcomeCard ring={<MatchRing percentage={matchPercentage} isMatch={isMatch} />}>
      {isMatch ? <Match {...props} /> : <NoMatch {...props} />}
      {children}
    </OutcomeCard>
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
            'Sie haben jetzt vollen Zugriff auf die freigegebenen Kontaktdaten.'}
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
  if (contactState === 'awaitsReader' || contactState === 'released') {
    return (
      <>
        <h1 tabIndex={-1}>Kein Match, aber vom Kandidaten freigegeben.</h1>
        {contactState === 'awaitsReader' ? (
          waiting
        ) : (
          <ContactRows
            contactInfo={contactInfo}
            of={username}
            first={first}
            nothingReleased={`${username} nimmt Kontakt zu Ihnen auf.`}
          />
        )}
      </>
    );
  }
  return (
    <>
      <h1 tabIndex={-1}>Keine direkte Übereinstimmung, aber keine Sorge!</h1>
      <p className={styles.lead}>
        {username} sieht Ihr Angebot ebenfalls und kann den Kontakt trotzdem freigeben.
      </p>
    </>
  );
}

/** Whether revoked, expired, or of a profile that is shown to key holders alone. */
export const keyIsOver = 'Der Schlüssel gilt nicht mehr. Bitte lassen Sie sich einen neuen geben.';

export function ResultGone({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={children} />
      <ButtonLink to={paths.landing} variant="secondary">
        Zur Startseite
      </ButtonLink>
    </>
  );
}

/** `state`: where signing in leads back to. */
export function SignUp({
  state,
  label,
  variant = 'secondary',
  children,
}: {
  state: SignInState;
  label: string;
  variant?: 'primary' | 'secondary';
  children: ReactNode;
}) {
  return (
    <>
      <ButtonLink to={paths.signupEmail} state={{ ...state, asRecruiter: true }} variant={variant}>
        {label}
      </ButtonLink>
      <p className={styles.small}>
        {children} Schon registriert?{' '}
        <Link to={paths.login} state={state}>
          Anmelden
        </Link>
      </p>
    </>
  );
}
