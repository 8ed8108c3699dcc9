import type { ResultDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { type Arrival, isCutOff, useArrival } from '../../lib/address.ts';
import { call, nullIf } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Breakdown } from '../../match/Breakdown.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { Outcome, ResultGone, SignUp } from './Outcome.tsx';

/** For a reload, and the way back from signing in: the address loses the token at once. */
const storageKey = 'inkognito.result';

export default function ResultPage() {
  const arrival = useArrival('result');
  return (
    <PageFrame key={arrival?.at} title="Ergebnis aus der E-Mail">
      <MailedLink brought={arrival} />
    </PageFrame>
  );
}

function MailedLink({ brought }: { brought: Arrival | undefined }) {
  const [token] = useState(() => keptToken(brought));
  if (token === null) {
    return (
      <ResultGone title="Dieser Link ist unvollständig.">
        Bitte öffnen Sie ihn noch einmal aus der E-Mail.
      </ResultGone>
    );
  }
  return <MailedResult token={token} />;
}

function keptToken(brought: Arrival | undefined): string | null {
  if (!brought) return readStored(storageKey) as string | null;
  if (isCutOff(brought)) return null;
  writeStored(storageKey, brought.secret);
  return brought.secret;
}

const resultQuery = (token: string) =>
  queryOptions({
    queryKey: ['comparisons', 'mailed', token],
    queryFn: () => call('openResult', { body: { token } }).catch(nullIf('not_found')),
  });

function MailedResult({ token }: { token: string }) {
  const { data: result } = useSuspenseQuery(resultQuery(token));
  const [isDenied, setDenied] = useState(false);
  if (isDenied) {
    return (
      <ResultGone title="Danke, das war jemand anderes.">
        Unter Ihrer Adresse wird hierzu niemandem etwas freigegeben. Der Link gilt nicht mehr.
      </ResultGone>
    );
  }
  if (!result) {
    return (
      <ResultGone title="Dieser Link gilt nicht mehr.">
        Ein Link zu einem Ergebnis gilt {limits.resultLinkDays} Tage, und nur solange der Schlüssel
        gilt. Bitte lassen Sie sich einen neuen geben.
      </ResultGone>
    );
  }
  if (result.state === 'withdrawn') {
    return (
      <ResultGone title="Dieses Ergebnis ist nicht mehr offen.">
        Die Person hat zurückgezogen, was sie zu „{result.jobTitle}“ freigegeben hatte. Bitte
        verwenden Sie ihre Kontaktdaten nicht mehr.
      </ResultGone>
    );
  }
  return <Standing token={token} result={result} onDenied={() => setDenied(true)} />;
}

type StandingResult = Extract<ResultDto, { state: 'standing' }>;

function Standing({
  token,
  result,
  onDenied,
}: {
  token: string;
  result: StandingResult;
  onDenied: () => void;
}) {
  const { candidate, jobTitle, comparison } = result;
  const { username } = candidate;
  const isGuest = useCurrentUser() === null;
  const [isPressed, setPressed] = useState(false);
  return (
    <Stack gap="large">
      <p>
        Ihre Stelle „{jobTitle}“ und <Link to={paths.profile(username)}>{username}</Link>
      </p>
      <Outcome
        result={comparison}
        username={username}
        waiting={
          result.isTaken ? (
            <Taken />
          ) : (
            <ItWasMe
              token={token}
              result={result}
              onConfirmed={() => setPressed(true)}
              onDenied={onDenied}
            />
          )
        }
        first={isPressed ? 'proven' : undefined}
      >
        {isGuest && !result.isTaken && comparison.contactState !== 'awaitsReader' && (
          <SignUp state={{ from: paths.result }} label="Anmelden & ähnliche Talente finden">
            Der Link aus der E-Mail bringt Sie {limits.resultLinkDays} Tage lang hierher zurück,
            auch ohne Konto.
          </SignUp>
        )}
      </Outcome>
      <Breakdown breakdown={comparison.breakdown} />
    </Stack>
  );
}

/** An account took the comparison along. */
function Taken() {
  const state: SignInState = { from: paths.matches };
  return (
    <>
      <p>Dieses Ergebnis liegt in einem Konto. Dort sehen Sie den Kontakt.</p>
      <ButtonLink to={paths.login} state={state}>
        Anmelden
      </ButtonLink>
    </>
  );
}

/** Scanners of mail open links as well, so nothing happens before this. */
function ItWasMe({
  token,
  result: { asker, isConfirmed },
  onConfirmed,
  onDenied,
}: {
  token: string;
  result: StandingResult;
  onConfirmed: () => void;
  onDenied: () => void;
}) {
  const queryClient = useQueryClient();
  const confirm = async () => {
    const shown = await call('confirmResult', { body: { token } });
    onConfirmed();
    queryClient.setQueryData(resultQuery(token).queryKey, shown);
  };
  if (isConfirmed) {
    return (
      <>
        <p>Diese Adresse ist schon bestätigt, in einem anderen Browser.</p>
        <ActionButton action={confirm}>Kontakt ansehen</ActionButton>
      </>
    );
  }
  return (
    <Stack>
      <p>Waren Sie das, {[asker.name, asker.company].filter(Boolean).join(', ')}?</p>
      <Cluster>
        <ActionButton icon={drawings.check} action={confirm}>
          Das war ich: Kontakt ansehen
        </ActionButton>
        <ActionButton
          variant="secondary"
          action={async () => {
            await call('denyResult', { body: { token } });
            onDenied();
          }}
        >
          Das war ich nicht
        </ActionButton>
      </Cluster>
    </Stack>
  );
}
