import type { ComparisonDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useEffect, useState } from 'react';
import {
  Link,
  type Location,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { useCurrentUser } from '../../user/currentUser.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { build, isOfThisBuild } from '../../lib/build.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { Breakdown } from '../../match/Breakdown.tsx';
import { ContactRows } from '../../match/ContactRows.tsx';
import { MatchRing } from '../../match/MatchRing.tsx';
import { forgetResult, keepResult, keptResult } from './keptResult.ts';
import styles from './MatchResultPage.module.css';
import { SendResult, resultText } from './SendResult.tsx';
import { SimilarCandidates } from '../../match/SimilarCandidates.tsx';

type Props = { result: ComparisonDto; username: string };

export default function MatchResultPage() {
  const { username = '' } = useParams();
  const passed = usePassedResult(username.toLowerCase());
  const isGuest = useCurrentUser() === null;
  if (!passed) return <Navigate to={paths.landing} replace />;
  if (passed.isKept && passed.result.isMatch && !isGuest) {
    return <Navigate to={paths.match(passed.result.matchId)} replace />;
  }
  const { result } = passed;
  return (
    <PageFrame title="Ergebnis">
      <Stack gap="large">
        <Outcome result={result} username={passed.username} isGuest={isGuest} />
        {!result.isMatch && !isGuest && <SimilarCandidates {...result} />}
        <Breakdown breakdown={result.breakdown} />
        {!isGuest && <WayOn result={result} />}
        <SendResult text={resultText(result, passed.username, window.location.origin)}>
          <ButtonLink
            to={isGuest ? paths.profile(username) : paths.dashboard}
            variant="secondary"
            icon={drawings.arrowLeft}
          >
            {isGuest ? `Zum Profil von ${passed.username}` : 'Zurück zum Dashboard'}
          </ButtonLink>
          {isGuest && (
            <ButtonLink to={paths.dashboard} variant="quiet">
              Zum Dashboard
            </ButtonLink>
          )}
        </SendResult>
      </Stack>
    </PageFrame>
  );
}

function usePassedResult(username: string): (Props & { isKept: boolean }) | null {
  const { pathname, state } = useLocation() as Location<{ result?: ComparisonDto } | null>;
  const navigate = useNavigate();
  const isGuest = useCurrentUser() === null;
  const [passed] = useState(() => {
    const result = state?.result;
    if (result && isOfThisBuild(state)) return { result, username, isKept: false };
    const kept = keptResult(username);
    return kept && { ...kept, isKept: true };
  });

  useEffect(() => {
    if (!passed) return;
    const { result, isKept } = passed;
    if (isGuest) {
      keepResult({ result, username });
      return;
    }
    forgetResult();
    if (isKept && !result.isMatch) {
      void navigate(pathname, { replace: true, state: { result, build } });
    }
  }, [isGuest, navigate, passed, pathname, username]);

  return passed;
}

function Outcome({ result, username, isGuest }: Props & { isGuest: boolean }) {
  const { isMatch, matchId, matchPercentage, similarCount } = result;
  return (
    <Card className={styles.outcome} padding="large">
      <MatchRing percentage={matchPercentage} isMatch={isMatch} />
      <div className={styles.words}>
        {isMatch ? (
          <Match result={result} username={username} isGuest={isGuest} />
        ) : (
          <NoMatch username={username} />
        )}
        {isGuest && (
          <>
            {similarCount !== null && (
              <p>
                <strong>
                  {similarCount === 1
                    ? '1 weiterer Mensch passt'
                    : `${similarCount} weitere Menschen passen`}{' '}
                  zu {matchThreshold}&nbsp;% oder mehr zu Ihrer Stelle.
                </strong>
              </p>
            )}
            <SignUp from={isMatch ? paths.match(matchId) : paths.matchResults(username)}>
              {isMatch ? 'Anmelden & ähnliche Talente finden' : 'Anmelden & Zugriff erhalten!'}
            </SignUp>
          </>
        )}
      </div>
    </Card>
  );
}

function Match({ result, username, isGuest }: Props & { isGuest: boolean }) {
  const { releasePending, contactInfo } = result;
  return (
    <>
      <h1 tabIndex={-1}>Glückwunsch, es ist ein Match!</h1>
      <p className={styles.lead}>
        {releasePending
          ? 'Die Person gibt ihre Kontaktdaten selbst frei.'
          : `Sie haben jetzt vollen Zugriff auf die Kontaktdaten, die ${username} freigegeben hat.`}
      </p>
      <ContactRows
        contactInfo={contactInfo}
        nothingReleased={
          releasePending
            ? toMatches(isGuest)
            : `${username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`
        }
      />
    </>
  );
}

function NoMatch({ username }: { username: string }) {
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

function WayOn({ result: { matchId, jobId, isMatch } }: { result: ComparisonDto }) {
  return (
    <Cluster>
      {isMatch && <ButtonLink to={paths.match(matchId)}>Zum Match</ButtonLink>}
      <ButtonLink to={`${paths.jobComparisons(jobId)}#verglichen`} variant="secondary">
        Alle Vergleiche dieser Stelle
      </ButtonLink>
    </Cluster>
  );
}

function SignUp({ from, children }: { from: string; children: ReactNode }) {
  const state: SignInState = { from };
  const straight: SignInState = { from, asRecruiter: true };
  return (
    <>
      <ButtonLink to={paths.signupEmail} state={straight}>
        {children}
      </ButtonLink>
      <p className={styles.small}>
        Melden Sie sich in diesem Browser innerhalb von {limits.guestHours} Stunden an, dann stehen
        Ihre Stelle und dieses Ergebnis in Ihrem Konto. Schon registriert?{' '}
        <Link to={paths.login} state={state}>
          Anmelden
        </Link>
      </p>
    </>
  );
}

function toMatches(isGuest: boolean) {
  const matches = isGuest ? 'Ihren Matches' : <Link to={paths.matches}>Ihren Matches</Link>;
  return (
    <>
      Sobald sie das getan hat, stehen sie bei {matches}
      {isGuest && ', wenn Sie sich vorher anmelden'}.
    </>
  );
}
