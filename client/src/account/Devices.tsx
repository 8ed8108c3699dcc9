import type { SessionDto } from '@inkognito/shared/auth';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../lib/action.ts';
import { momentText } from '../lib/wording.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Stack } from '../ui/Stack.tsx';
import { classNames } from '../ui/classNames.ts';
import rows from '../ui/rows.module.css';
import { sessionsQuery, useEndOtherSessions, useEndSession } from '../auth/credential.queries.ts';
import { focusSection } from './AccountSection.tsx';
import styles from './Devices.module.css';
import * as drawings from '../ui/drawings.ts';

export function Devices() {
  const { data: sessions } = useSuspenseQuery(sessionsQuery);
  const [done, setDone] = useState<string | null>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const current = sessions.filter(({ isCurrent }) => isCurrent);

  const finish = (sentence: string) => {
    setDone(sentence);
    focusSection('geraete');
  };

  return (
    <Stack>
      {done !== null && <Notice tone="success">{done}</Notice>}
      <ul className={styles.list}>
        {[...current, ...others].map((session) => (
          <Device
            key={session._id}
            session={session}
            onEnded={() => finish(`${session.device} ist abgemeldet.`)}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <EndOthers onEnded={() => finish('Alle anderen Geräte sind abgemeldet.')} />
      )}
    </Stack>
  );
}

function Device({ session, onEnded }: { session: SessionDto; onEnded: () => void }) {
  const { _id, isCurrent, device, signedInAt, lastSeenAt } = session;
  const nameId = `device-${_id}`;
  const endSession = useEndSession();
  const ending = useAction(async () => {
    await endSession(_id);
    onEnded();
  }, 'Das Gerät ist noch angemeldet. Bitte versuchen Sie es erneut.');

  return (
    <li className={classNames(rows.apart, rows.lined)}>
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          {device} {isCurrent && <Badge tone="primary">Dieses Gerät</Badge>}
        </h3>
        <p className={styles.times}>
          Angemeldet am {momentText(signedInAt)}
          {!isCurrent && <>, zuletzt aktiv am {momentText(lastSeenAt)}</>}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="small"
          icon={drawings.logout}
          aria-describedby={nameId}
          busy={ending.busy}
          onClick={() => void ending.run()}
        >
          Abmelden
        </Button>
      )}
      {ending.failure && (
        <div className={styles.failure}>
          <Notice tone="danger">{ending.failure.message}</Notice>
        </div>
      )}
    </li>
  );
}

function EndOthers({ onEnded }: { onEnded: () => void }) {
  const [asking, setAsking] = useState(false);
  const endOtherSessions = useEndOtherSessions();

  return (
    <div>
      <Button variant="secondary" icon={drawings.logout} onClick={() => setAsking(true)}>
        Auf allen anderen Geräten abmelden
      </Button>
      <ConfirmDialog
        open={asking}
        title="Auf allen anderen Geräten abmelden?"
        confirmLabel="Überall sonst abmelden"
        tone="primary"
        action={() => endOtherSessions()}
        fallback="Die anderen Geräte sind noch angemeldet. Bitte versuchen Sie es erneut."
        onDone={onEnded}
        onClose={() => setAsking(false)}
      >
        <p>
          Nur dieses Gerät bleibt angemeldet. Was anderswo getippt und noch nicht gespeichert ist,
          geht dort verloren.
        </p>
      </ConfirmDialog>
    </div>
  );
}
