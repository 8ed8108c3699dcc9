import type { ReleaseDto } from '@inkognito/shared/release';
import { generalKeyName } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as drawings from '../ui/drawings.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { Stack } from '../ui/Stack.tsx';
import { publisherName } from '../user/RecruiterCard.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import { useWithdrawRelease } from '../matching/matching.queries.ts';

export function Withdrawal({
  release: { _id, recruiter, key },
  titleId,
  onWithdrawn,
}: {
  release: Pick<ReleaseDto, '_id' | 'recruiter' | 'key'>;
  titleId: string;
  onWithdrawn: () => void;
}) {
  const withdrawRelease = useWithdrawRelease();
  const [revokeKey, setRevokeKey] = useState(true);
  const isRevocable = key?.isRevocable === true;
  return (
    <ConfirmButton
      label="Zurückziehen"
      aboutId={titleId}
      icon={drawings.ban}
      title="Freigabe zurückziehen"
      question={
        <Stack>
          <Consequences of={publisherName(recruiter)} />
          {isRevocable && (
            <CheckboxField
              label={`Auch den Schlüssel „${key.name}“ widerrufen`}
              hint={
                revokeKey
                  ? 'Er öffnet Ihr Profil dann niemandem mehr.'
                  : 'Matches damit warten ab jetzt auf Ihre Freigabe.'
              }
              checked={revokeKey}
              onChange={(event) => setRevokeKey(event.currentTarget.checked)}
            />
          )}
          {key?.name === generalKeyName && (
            <p>
              Weil das Zugangspasswort mehrere kennen können, warten neue Matches damit ab jetzt auf
              Ihre Freigabe, bis Sie es{' '}
              <Link to={`${paths.account}#zugangspasswort`}>unter Konto neu erzeugen</Link>.
            </p>
          )}
        </Stack>
      }
      confirmLabel="Freigabe zurückziehen"
      action={() => withdrawRelease(_id, isRevocable && revokeKey)}
      onDone={onWithdrawn}
    />
  );
}

function Consequences({ of: username }: { of: string }) {
  return (
    <>
      <p>Sind Sie sicher, dass Sie diese Freigabe zurückziehen wollen?</p>
      <p>
        {username} sieht Ihre Angaben danach bei keinem Match mehr und erhält auch bei allen
        späteren Vergleichen nichts mehr, gleich mit welcher Stelle. Alle Freigaben an {username},
        die hier stehen, sind damit zurückgezogen.
      </p>
      <p>
        Was schon notiert, gespeichert oder heruntergeladen wurde, können wir nicht zurückholen.{' '}
        {username} erfährt, dass sich eine Freigabe geändert hat.
      </p>
    </>
  );
}
