import { ActionButton } from '../ui/form/ActionButton.tsx';
import type { SessionDto } from '@inkognito/shared/auth';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { focusTitle } from '../lib/focus.ts';
import { momentText } from '../lib/wording.ts';
import { Badge } from '../ui/Badge.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../auth/credential.queries.ts';
import { CredentialRow } from './credentials/CredentialRow.tsx';
import styles from './credentials/Credentials.module.css';
import * as drawings from '../ui/drawings.ts';

export function Devices() {
  const { data: sessions } = useSuspenseQuery(sessionsQuery);
  const endOthers = useEndOtherSessions();
  const [done, setDone] = useState<string | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const current = sessions.filter(({ isCurrent }) => isCurrent);

  const finish = (sentence: string) => {
    setDone(sentence);
    focusTitle();
  };

  return (
    <Stack>
      {done !== null && <Notice tone="success">{done}</Notice>}
      <ul className={styles.rows}>
        {[...current, ...others].map((session) => (
          <Device
            key={session._id}
            session={session}
            onEnded={() => finish(`${session.device} ist abgemeldet.`)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <div>
          <ConfirmButton
            label="Auf allen anderen Geräten abmelden"
            icon={drawings.logout}
            size="medium"
            title="Auf allen anderen Geräten abmelden?"
            question="Nur dieses Gerät bleibt angemeldet. Was anderswo getippt und noch nicht gespeichert ist, geht dort verloren."
            confirmLabel="Überall sonst abmelden"
            tone="primary"
            action={endOthers}
            fallback="Die anderen Geräte sind noch angemeldet. Bitte versuchen Sie es erneut."
            onDone={() => finish('Alle anderen Geräte sind abgemeldet.')}
          />
        </div>
      )}
    </Stack>
  );
}

function Device({ session, onEnded }: { session: SessionDto; onEnded: () => void }) {
  const { _id, isCurrent, device, signedInAt, lastSeenAt } = session;
  const nameId = `device-${_id}`;
  const endSession = useEndSession();
  return (
    <CredentialRow
      label={device}
      labelId={nameId}
      value={
        <>
          {isCurrent && <Badge tone="primary">Dieses Gerät</Badge>}
          <p className={styles.soft}>
            Angemeldet am {momentText(signedInAt)}
            {!isCurrent && <>, zuletzt aktiv am {momentText(lastSeenAt)}</>}
          </p>
        </>
      }
      action={
        !isCurrent && (
          <ActionButton
            variant="secondary"
            size="small"
            icon={drawings.logout}
            aria-describedby={nameId}
            action={() => endSession(_id).then(onEnded)}
            fallback="Das Gerät ist noch angemeldet. Bitte versuchen Sie es erneut."
          >
            Abmelden
          </ActionButton>
        )
      }
    />
  );
}
