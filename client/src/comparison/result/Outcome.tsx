import type { ComparisonDto } from '@inkognito/shared/comparison';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { FirstSight } from '../../match/ContactRows.tsx';
import { ReaderContact } from '../../match/AwaitsReader.tsx';
import { MatchRing } from '../../match/MatchRing.tsx';
import { OutcomeCard } from '../../match/OutcomeCard.tsx';
import styles from '../../match/OutcomeCard.module.css';

export function Outcome({
  result,
  username,
  waiting,
  first,
  children,
}: {
  result: ComparisonDto;
  username: string;
  /** While the reader's mailbox is not proven. */
  waiting: ReactNode;
  first: FirstSight | undefined;
  children?: ReactNode;
}) {
  const { isMatch, matchPercentage, contactInfo, contactState } = result;
  const name = contactInfo?.name ?? username;
  const isByHand = !isMatch && (contactState === 'awaitsReader' || contactState === 'released');
  return (
    <OutcomeCard ring={<MatchRing percentage={matchPercentage} isMatch={isMatch} />}>
      <h1 tabIndex={-1}>{titleOf(isMatch, isByHand)}</h1>
      {isMatch || isByHand ? (
        <ReaderContact
          comparison={result}
          name={name}
          first={first}
          lead="Sie haben jetzt vollen Zugriff auf die freigegebenen Kontaktdaten."
          nothingReleased={`${name} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`}
          waiting={waiting}
        />
      ) : (
        <p className={styles.lead}>
          {name} sieht Ihr Angebot ebenfalls und kann den Kontakt trotzdem freigeben.
        </p>
      )}
      {children}
    </OutcomeCard>
  );
}

function titleOf(isMatch: boolean, isByHand: boolean): string {
  if (isMatch) return 'Glückwunsch, es ist ein Match!';
  return isByHand
    ? 'Kein Match, aber vom Kandidaten freigegeben.'
    : 'Keine direkte Übereinstimmung, aber keine Sorge!';
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
      <ButtonLink to={paths.signupEmail} state={{ ...state, role: 'recruiter' }} variant={variant}>
        {label}
      </ButtonLink>
      <p className={styles.soft}>
        {children} Schon registriert?{' '}
        <Link to={paths.login} state={state}>
          Anmelden
        </Link>
      </p>
    </>
  );
}
