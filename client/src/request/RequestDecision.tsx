import type { ResponseBody } from '@inkognito/shared/endpoints';
import type { ReceivedRequestDto } from '@inkognito/shared/request';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as drawings from '../ui/drawings.ts';
import { Cluster, Stack } from '../ui/Stack.tsx';
import { publisherName } from '../user/RecruiterCard.tsx';
import { AllowedContacts } from '../release/ReleaseChoice.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import { useAcceptRequest, useRefuseRequest } from '../matching/inbox.queries.ts';
import { paths } from '@inkognito/shared/pages';

export function RequestDecision({
  request: { _id, recruiter, isMatch },
  titleId,
  onDecided,
}: {
  request: ReceivedRequestDto;
  titleId: string;
  onDecided: (words: ReactNode) => void;
}) {
  const acceptRequest = useAcceptRequest();
  const refuseRequest = useRefuseRequest();
  const name = publisherName(recruiter);
  return (
    <Cluster>
      <ConfirmButton
        label="Annehmen"
        aboutId={titleId}
        icon={drawings.check}
        variant="primary"
        tone="primary"
        title="Anfrage annehmen?"
        question={<Consequences of={name} isMatch={isMatch} />}
        confirmLabel="Annehmen und vergleichen"
        action={async () => {
          const accepted = await acceptRequest(_id);
          onDecided(<Accepted name={name} {...accepted} />);
        }}
      />
      <ConfirmButton
        label="Ablehnen"
        aboutId={titleId}
        icon={drawings.ban}
        title="Anfrage ablehnen?"
        question={`${name} erhält nichts von Ihnen und erfährt nicht, dass Sie abgelehnt haben: Die Anfrage sieht dort aus wie eine ohne Antwort.`}
        action={() => refuseRequest(_id)}
        onDone={() => onDecided(`Abgelehnt: ${name} erhält nichts und erfährt es nicht.`)}
      />
    </Cluster>
  );
}

function Consequences({ of: name, isMatch }: { of: string; isMatch: boolean }) {
  return (
    <Stack>
      <p>
        Wir vergleichen diese eine Stelle mit Ihrem Fragebogen. {name} sieht danach das Ergebnis mit
        Prozentwert und Gründen.
      </p>
      {isMatch ? (
        <AllowedContacts
          recruiter={name}
          otherwise={`${name} sieht auch nach dem Annehmen keine Kontaktdaten, bis Sie das ändern.`}
        />
      ) : (
        <p>
          Weil es kein Match ist, geben wir keine Kontaktdaten heraus. Das können Sie danach beim
          Angebot selbst tun.
        </p>
      )}
    </Stack>
  );
}

function Accepted({
  name,
  matchId,
  matchPercentage,
  isMatch,
}: ResponseBody<'acceptRequest'> & { name: string }) {
  return (
    <>
      Angenommen: {name} sieht jetzt das Ergebnis von {matchPercentage} %.{' '}
      {isMatch ? (
        <Link to={paths.match(matchId)}>Zum Match</Link>
      ) : (
        <Link to={paths.dashboard}>Zu Ihren Angeboten</Link>
      )}
    </>
  );
}
