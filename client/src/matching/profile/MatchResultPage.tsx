import type { ComparisonDto } from '@inkognito/shared/matching';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useCurrentUser } from '../../user/currentUser.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Breakdown } from '../match/Breakdown.tsx';
import { ContactRows } from '../match/ContactRows.tsx';
import { MatchRing } from '../match/MatchRing.tsx';
import styles from './MatchResultPage.module.css';
import { SimilarCandidates } from './SimilarCandidates.tsx';

/** The result comes in the navigation state; without one there is nothing to see here. */
export default function MatchResultPage() {
  const { result, username } = passedResult(useLocation().state);
  if (!result) return <Navigate to={paths.landing} replace />;
  return (
    <PageFrame title="Ergebnis">
      <Stack gap="large">
        {result.isMatch ? (
          <Match result={result} username={username} />
        ) : (
          <NoMatch result={result} username={username} />
        )}
        <Breakdown breakdown={result.breakdown} />
        <div>
          <ButtonLink to={paths.dashboard} variant="secondary" icon={drawings.arrowLeft}>
            Zurück zum Dashboard
          </ButtonLink>
        </div>
      </Stack>
    </PageFrame>
  );
}

function Match({ result, username }: { result: ComparisonDto; username: string }) {
  const isGuest = useCurrentUser() === null;
  return (
    <Card className={styles.outcome} padding="large">
      <MatchRing percentage={result.matchPercentage} isMatch />
      <div className={styles.words}>
        <h1 tabIndex={-1}>Glückwunsch, es ist ein Match!</h1>
        <p className={styles.lead}>
          {result.releasePending
            ? 'Die Person gibt ihre Kontaktdaten selbst frei.'
            : `Sie haben jetzt vollen Zugriff auf die Kontaktdaten, die ${username} freigegeben hat.`}
        </p>
        <ContactRows
          contactInfo={result.contactInfo}
          nothingReleased={
            result.releasePending
              ? toMatches
              : `${username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`
          }
        />
        {isGuest && (
          <ButtonLink to={paths.signup}>Anmelden &amp; ähnliche Talente finden</ButtonLink>
        )}
      </div>
    </Card>
  );
}

function NoMatch({ result, username }: { result: ComparisonDto; username: string }) {
  const isGuest = useCurrentUser() === null;
  return (
    <>
      <Card className={styles.outcome} padding="large">
        <MatchRing percentage={result.matchPercentage} isMatch={false} />
        <div className={styles.words}>
          <h1 tabIndex={-1}>Keine direkte Übereinstimmung, aber keine Sorge!</h1>
          <p className={styles.lead}>
            {username} und Ihre Stelle passen nicht genau zusammen. Weiter unten sehen Sie, woran es
            liegt.
          </p>
          {isGuest && <ButtonLink to={paths.signup}>Anmelden &amp; Zugriff erhalten!</ButtonLink>}
        </div>
      </Card>
      <SimilarCandidates {...result} />
    </>
  );
}

const toMatches = (
  <>
    Sobald sie das getan hat, stehen sie bei <Link to={paths.matches}>Ihren Matches</Link>.
  </>
);

function passedResult(state: unknown) {
  const { result = null, username = 'Die Person' } = (state ?? {}) as {
    result?: ComparisonDto;
    username?: string;
  };
  return { result, username };
}
