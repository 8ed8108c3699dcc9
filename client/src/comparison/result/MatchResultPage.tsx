import type { ComparisonDto } from '@inkognito/shared/comparison';
import type { PublicUserDto } from '@inkognito/shared/user';
import { limits } from '@inkognito/shared/limits';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  Link,
  type Location,
  Navigate,
  NavigationType,
  useLocation,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import { isOfThisBuild } from '../../lib/build.ts';
import { Breakdown } from '../../match/Breakdown.tsx';
import { HiddenContactRows } from '../../match/ContactRows.tsx';
import { AwaitsReader, confirmAccount } from '../../match/AwaitsReader.tsx';
import { SimilarCandidates } from '../../match/SimilarCandidates.tsx';
import { comparisonQuery } from '../../matching/matching.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { publicUserQuery } from '../../user/user.queries.ts';
import type { PassedResult } from './useComparisonForm.tsx';
import { Outcome, ResultGone, SignUp } from './Outcome.tsx';

const resultIsOver = 'Dieses Ergebnis ist für Sie nicht mehr offen.';
/** True of an ended key and of a pause alike, which must not be told apart. */
const otherWays =
  'Vielleicht öffnet es noch der Link in unserer E-Mail. Sonst lassen Sie sich bitte einen neuen Schlüssel geben.';

export default function MatchResultPage() {
  const { username = '' } = useParams();
  return (
    <PageFrame title="Ergebnis" notFoundText={resultIsOver} notFoundHelp={<p>{otherWays}</p>}>
      <MatchResult username={username.toLowerCase()} />
    </PageFrame>
  );
}

function MatchResult({ username }: { username: string }) {
  const { state } = useLocation() as Location<PassedResult | null>;
  const isGuest = useCurrentUser() === null;
  const { data: candidate } = useSuspenseQuery(publicUserQuery(username));
  const { data: result } = useSuspenseQuery(comparisonQuery(candidate._id));
  const passed = isOfThisBuild(state) ? state : null;

  if (!result) {
    return passed ? (
      <ResultGone title={resultIsOver}>{otherWays}</ResultGone>
    ) : (
      <Navigate to={paths.landing} replace />
    );
  }
  if (!passed && result.isMatch && !isGuest) {
    return <Navigate to={paths.match(result.matchId)} replace />;
  }
  return <Result result={result} candidate={candidate} passed={passed} />;
}

function Result({
  result,
  candidate,
  passed,
}: {
  result: ComparisonDto;
  candidate: PublicUserDto;
  passed: PassedResult | null;
}) {
  const { username } = candidate;
  const isGuest = useCurrentUser() === null;
  // Back and reload show what was seen before.
  const [isArrival] = useState(useNavigationType() !== NavigationType.Pop);
  const [waited, setWaited] = useState(result.contactState === 'awaitsReader');
  if (!waited && result.contactState === 'awaitsReader') setWaited(true);
  const { similarCount } = passed?.result.matchId === result.matchId ? passed.result : result;

  return (
    <Stack gap="large">
      <Outcome
        result={result}
        username={username}
        first={waited ? 'proven' : isArrival ? 'arrival' : undefined}
        waiting={<Waiting result={result} candidate={candidate} mailbox={passed?.mailbox} />}
      >
        {isGuest ? (
          <>
            {result.contactState === 'none' && (
              <ButtonLink
                to={paths.recruiterQuestionnaire(username)}
                variant="secondary"
                icon={drawings.edit}
              >
                Angaben ändern
              </ButtonLink>
            )}
            <AsAccount result={result} similarCount={similarCount} />
          </>
        ) : (
          result.isMatch && (
            <ButtonLink to={paths.match(result.matchId)} variant="secondary">
              Zum Match
            </ButtonLink>
          )
        )}
      </Outcome>
      {!result.isMatch && !isGuest && (
        <LoadedSection what="Die passenden Kandidaten konnten nicht geladen werden.">
          <SimilarCandidates jobId={result.jobId} similarCount={similarCount} />
        </LoadedSection>
      )}
      <Breakdown breakdown={result.breakdown} />
      <Cluster>
        <ButtonLink
          to={isGuest ? paths.profile(username) : paths.dashboard}
          variant="secondary"
          icon={drawings.arrowLeft}
        >
          {isGuest ? `Zum Profil von ${username}` : 'Zurück zum Dashboard'}
        </ButtonLink>
        {isGuest && (
          <ButtonLink to={paths.dashboard} variant="quiet">
            Zum Dashboard
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}

function Waiting({
  result: { isMatch },
  candidate,
  mailbox,
}: {
  result: ComparisonDto;
  candidate: PublicUserDto;
  mailbox: string | undefined;
}) {
  const { _id, username, showContactPrefs } = candidate;
  const isGuest = useCurrentUser() === null;
  return (
    <>
      <AwaitsReader
        candidateId={_id}
        correction={
          isGuest ? (
            <Link to={paths.recruiterQuestionnaire(username)}>Andere Adresse?</Link>
          ) : (
            <Link to={paths.account}>Adresse im Konto ändern</Link>
          )
        }
      >
        {isGuest
          ? `Weiter geht es mit dem Link in unserer E-Mail an ${mailbox ?? 'Ihre Adresse'}.`
          : confirmAccount}
      </AwaitsReader>
      {isMatch && (
        <HiddenContactRows
          showContactPrefs={showContactPrefs}
          label="bis zur Bestätigung verdeckt"
          nothingShared={`${username} prüft Ihr Angebot und nimmt Kontakt zu Ihnen auf.`}
        />
      )}
    </>
  );
}

function AsAccount({
  result: { isMatch, jobId },
  similarCount,
}: {
  result: ComparisonDto;
  similarCount: number | null;
}) {
  return (
    <>
      {similarCount !== null && !(isMatch && similarCount === 0) && (
        <p>
          <strong>
            {othersText(similarCount)} zu {matchThreshold}&nbsp;% oder mehr zu Ihrer Stelle.
          </strong>
        </p>
      )}
      <SignUp
        // The posting is theirs once they are signed in, and the list needs a confirmed address.
        state={{ from: paths.jobCandidates(jobId) }}
        label={isMatch ? 'Anmelden & ähnliche Talente finden' : 'Anmelden & Zugriff erhalten!'}
        variant={isMatch ? 'secondary' : 'primary'}
      >
        Melden Sie sich in diesem Browser innerhalb von {limits.guestHours} Stunden an, dann stehen
        Ihre Stelle und dieses Ergebnis in Ihrem Konto.
      </SignUp>
    </>
  );
}

function othersText(count: number): string {
  if (count === 0) return 'Zurzeit passt sonst niemand';
  return count === 1 ? '1 weiterer Mensch passt' : `${count} weitere Menschen passen`;
}
