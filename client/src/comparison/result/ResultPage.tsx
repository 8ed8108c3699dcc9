import type { ResultDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SignInState } from '../../auth/signInState.ts';
import { useArrival } from '../../lib/address.ts';
import { ApiError, call } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { Breakdown } from '../../match/Breakdown.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useCurrentUser } from '../../user/currentUser.ts';
import { Outcome } from './Outcome.tsx';
import styles from './Outcome.module.css';
import { ResultGone } from './ResultGone.tsx';
import { SendResult, resultText } from './SendResult.tsx';

/** For a reload, and the way back from signing in: the address loses the token at once. */
const storageKey = 'inkognito.result';

type KeptLink = { token: string; isOpened: boolean };

export default function ResultPage() {
  const arrival = useArrival('result');
  return (
    <PageFrame key={arrival?.at} title="Ergebnis aus der E-Mail">
      <MailedLink brought={arrival?.secret} />
    </PageFrame>
  );
}

function MailedLink({ brought }: { brought: string | undefined }) {
  const [link, setLink] = useState(() => keptLink(brought));
  const [isArrival] = useState(link?.isOpened === false);
  if (!link) {
    return (
      <ResultGone title="Dieser Link ist unvollständig.">
        Bitte öffnen Sie ihn noch einmal aus der E-Mail.
      </ResultGone>
    );
  }
  if (link.isOpened) return <MailedResult token={link.token} isArrival={isArrival} />;
  return <Unopened onOpen={() => setLink(keep({ ...link, isOpened: true }))} />;
}

function keptLink(brought: string | undefined): KeptLink | null {
  const kept = readStored(storageKey) as KeptLink | null;
  if (brought === undefined || brought === kept?.token) return kept;
  return keep({ token: brought, isOpened: false });
}

function keep(link: KeptLink): KeptLink {
  writeStored(storageKey, link);
  return link;
}

/** Scanners of mail open links as well, and reading the result confirms the mailbox. */
function Unopened({ onOpen }: { onOpen: () => void }) {
  return (
    <>
      <PageHeader
        title="Ihr Ergebnis ist da."
        lead="Sie haben bei uns eine Stelle verglichen. Mit dem Öffnen bestätigen Sie, dass die E-Mail-Adresse, an die dieser Link ging, Ihre ist."
      />
      <Button size="large" onClick={onOpen}>
        Ergebnis ansehen
      </Button>
    </>
  );
}

const resultQuery = (token: string) =>
  queryOptions({
    queryKey: ['comparisons', 'mailed', token],
    queryFn: async () => {
      try {
        return await call('openResult', { body: { token } });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }
    },
  });

function MailedResult({ token, isArrival }: { token: string; isArrival: boolean }) {
  const { data: result } = useSuspenseQuery(resultQuery(token));
  if (!result) {
    return (
      <ResultGone title="Dieser Link gilt nicht mehr.">
        Ein Link zu einem Ergebnis gilt {limits.resultLinkDays} Tage, und nur solange der Schlüssel
        gilt, mit dem verglichen wurde.
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
  return <Standing result={result} isArrival={isArrival} />;
}

function Standing({
  result: { candidate, jobTitle, comparison },
  isArrival,
}: {
  result: Extract<ResultDto, { state: 'standing' }>;
  isArrival: boolean;
}) {
  const { username } = candidate;
  const isGuest = useCurrentUser() === null;
  return (
    <Stack gap="large">
      <p>
        Ihre Stelle „{jobTitle}“ und <Link to={paths.profile(username)}>{username}</Link>
      </p>
      <Outcome
        result={comparison}
        username={username}
        proof={null}
        first={isArrival ? 'arrival' : undefined}
      >
        {isGuest && <SignUp />}
      </Outcome>
      <Breakdown breakdown={comparison.breakdown} />
      <SendResult text={resultText(comparison, username, window.location.origin)}>
        <ButtonLink to={paths.dashboard} variant="quiet">
          Zum Dashboard
        </ButtonLink>
      </SendResult>
    </Stack>
  );
}

function SignUp() {
  const state: SignInState = { from: paths.result };
  const straight: SignInState = { ...state, asRecruiter: true };
  return (
    <>
      <ButtonLink to={paths.signupEmail} state={straight} variant="secondary">
        Anmelden & ähnliche Talente finden
      </ButtonLink>
      <p className={styles.small}>
        Dieser Link bringt Sie {limits.resultLinkDays} Tage lang hierher zurück, auch ohne Konto.
        Schon registriert?{' '}
        <Link to={paths.login} state={state}>
          Anmelden
        </Link>
      </p>
    </>
  );
}
