import { generalKeyName } from '@inkognito/shared/codes';
import type { PublisherDto } from '@inkognito/shared/user';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { AccessPasswordDialog } from '../../auth/signup/AccessPasswordDialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { Undo } from '../../ui/form/Undo.tsx';
import { type UsedKey, useEndKey, useInvalidateBlocks, useUnblockNewest } from './block.queries.ts';

export function BlockRecruiter({
  matchId,
  recruiter,
  aboutId,
  usedKey = { keyId: null, key: null },
  onBlocked,
}: {
  matchId: string;
  recruiter: PublisherDto;
  aboutId: string;
  usedKey?: UsedKey;
  onBlocked: (words: ReactNode) => void;
}) {
  const endKey = useEndKey();
  const invalidateBlocks = useInvalidateBlocks();
  const unblock = useUnblockNewest();
  const [endsKey, setEndsKey] = useState(true);
  const [hasEnded, setHasEnded] = useState(false);
  const [isBlocked, setIsBlocked] = useState(false);
  const [accessPassword, setAccessPassword] = useState<string | null>(null);
  const name = publisherName(recruiter);

  const finish = () => {
    onBlocked(
      <Undo
        action={unblock}
        undone={`${name} ist nicht mehr blockiert. Den Schlüsseln von damals vertrauen wir nicht wieder.`}
      >
        {name} ist blockiert. Wir teilen das niemandem mit.
      </Undo>,
    );
    void invalidateBlocks();
  };
  // The key first: blocking removes the button, and a new access password is shown only once.
  const block = async () => {
    let renewed: string | null = null;
    if (endsKey && !hasEnded) {
      renewed = await endKey(usedKey);
      setHasEnded(true);
    }
    try {
      await call('blockRecruiter', { body: { comparisonId: matchId } });
      setIsBlocked(true);
      if (renewed === null) finish();
    } finally {
      setAccessPassword(renewed);
    }
  };

  return (
    <>
      <ConfirmButton
        label="Recruiter blockieren"
        aboutId={aboutId}
        variant="quiet"
        icon={drawings.eyeOff}
        title={`${name} blockieren?`}
        question={
          <Stack>
            <Consequences of={name} isGuest={recruiter.username === null} />
            <KeyChoice usedKey={usedKey} ends={endsKey} onChange={setEndsKey} />
          </Stack>
        }
        confirmLabel="Blockieren"
        action={block}
      />
      <AccessPasswordDialog
        accessPassword={accessPassword}
        onConfirmed={() => {
          setAccessPassword(null);
          if (isBlocked) finish();
        }}
      />
    </>
  );
}

function KeyChoice({
  usedKey: { keyId, key },
  ends,
  onChange,
}: {
  usedKey: UsedKey;
  ends: boolean;
  onChange: (ends: boolean) => void;
}) {
  if (keyId === null || key === null) return null;
  const isGeneral = key === generalKeyName;
  const ended = isGeneral
    ? 'Mit dem bisherigen kommt niemand mehr in Ihr Profil. Das neue zeigen wir Ihnen gleich, nur dieses eine Mal.'
    : 'Niemand kommt damit mehr in Ihr Profil, auch wer schon drin war.';
  const kept = `Wer ${isGeneral ? 'es' : 'ihn'} kennt, kann weiter vergleichen, auch unter anderem Namen. Matches daraus warten ab jetzt auf Ihre Freigabe${isGeneral ? ', bis Sie es neu erzeugen' : ''}.`;
  return (
    <CheckboxField
      label={
        isGeneral
          ? 'Auch das Zugangspasswort neu erzeugen'
          : `Auch den Schlüssel „${key}“ widerrufen`
      }
      hint={ends ? ended : kept}
      checked={ends}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function Consequences({ of: name, isGuest }: { of: string; isGuest: boolean }) {
  const here = isGuest ? 'Dort, wo verglichen wurde,' : 'Angemeldet';
  const elsewhere = isGuest ? 'Anderswo' : 'Abgemeldet';
  return (
    <>
      <p>
        {here} findet {name} Sie nicht mehr, auch nicht mit Schlüssel. Was freigegeben war, ist
        nicht mehr abrufbar; was notiert wurde, bleibt.
      </p>
      <p>
        Wir teilen es {name} nicht mit. {elsewhere} sieht {name} Ihr öffentliches Profil wie alle
        anderen.
      </p>
      <p>
        Aufheben können Sie das unter{' '}
        <Link to={`${paths.automations}#unsichtbar`}>Blockierte Recruiter</Link>.
      </p>
    </>
  );
}
