import type { PublisherDto } from '@inkognito/shared/user';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import * as drawings from '../../ui/drawings.ts';
import { Stack } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/publisherName.ts';
import { ConfirmButton } from '../ConfirmButton.tsx';
import { useBlockRecruiter } from './block.queries.ts';

export function BlockRecruiter({
  matchId,
  recruiter,
  aboutId,
  onBlocked,
}: {
  matchId: string;
  recruiter: PublisherDto;
  aboutId: string;
  onBlocked: (sentence: string) => void;
}) {
  const blockRecruiter = useBlockRecruiter();
  const name = publisherName(recruiter);
  return (
    <ConfirmButton
      label="Recruiter blockieren"
      aboutId={aboutId}
      icon={drawings.eyeOff}
      title={`${name} blockieren?`}
      question={<Consequences of={name} isGuest={recruiter.username === null} />}
      confirmLabel="Blockieren"
      action={() => blockRecruiter.mutateAsync(matchId)}
      onDone={() => {
        onBlocked(`${name} ist blockiert und erfährt es nicht.`);
      }}
    />
  );
}

function Consequences({ of: name, isGuest }: { of: string; isGuest: boolean }) {
  return (
    <Stack>
      <p>
        {name} findet Sie danach nicht mehr, weder in Suche und Listen noch unter Ihrem Link, und
        kann nichts mehr mit Ihnen vergleichen. {name} erfährt nicht, dass Sie blockiert haben.
      </p>
      <p>
        Was {name} schon erhalten hat, ruht. Was notiert oder gespeichert wurde, können wir nicht
        zurückholen, und {isGuest ? 'in einem anderen Browser' : 'ohne Anmeldung'} sieht {name} Ihr
        öffentliches Profil wie alle anderen.
      </p>
      {isGuest && (
        <p>
          {name} hat kein Konto. Deshalb widerrufen wir auch den Schlüssel, über den das Angebot
          kam; er bleibt widerrufen und öffnet Ihr Profil niemandem mehr.
        </p>
      )}
      <p>
        Aufheben können Sie das unter <Link to={paths.shield}>Unsichtbar für</Link>.
      </p>
    </Stack>
  );
}
