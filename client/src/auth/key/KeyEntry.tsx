import type { KeyDto } from '@inkognito/shared/key';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { dayText } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import * as drawings from '../../ui/drawings.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import type { Drawing } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { EditKey } from './EditKey.tsx';
import { type KeyState, keyState, keyStateText, learnedFloorText } from './key.format.ts';
import { useRevokeKey } from './key.queries.ts';
import styles from './KeysPage.module.css';

const tones = { live: 'success', expired: 'neutral', revoked: 'neutral' } as const;
const icons: Record<KeyState, Drawing> = {
  live: drawings.check,
  expired: drawings.calendar,
  revoked: drawings.ban,
};

export function KeyEntry({
  keyDto,
  onDone,
}: {
  keyDto: KeyDto;
  onDone: (sentence: string) => void;
}) {
  const { _id, name, general } = keyDto;
  const state = keyState(keyDto);
  const titleId = `key-${_id}`;
  return (
    <Card as="li" padding="small" className={styles.entry}>
      <div className={styles.words}>
        <h3 id={titleId} className={styles.title}>
          {name}
        </h3>
        <p>
          <Badge tone={tones[state]} icon={icons[state]}>
            {keyStateText(keyDto)}
          </Badge>
        </p>
        <Usage keyDto={keyDto} />
        {keyDto.matchesWait && state === 'live' && (
          <p>
            Matches über diesen Schlüssel warten auf Ihre Freigabe, seit Sie eine zurückgezogen oder
            jemanden blockiert haben
            {general ? ', bis Sie ihn neu erzeugen' : ''}.
          </p>
        )}
        {general ? (
          <p className={styles.soft}>
            Ihr Zugangspasswort, nur für angemeldete Recruiter. Es lässt sich nicht widerrufen, aber{' '}
            <Link to={`${paths.account}#zugangspasswort`}>unter Konto neu erzeugen</Link>.
          </p>
        ) : (
          state === 'live' && (
            <p className={styles.soft}>
              {keyDto.guests ? 'Öffnet auch ohne Konto.' : 'Nur für angemeldete Recruiter.'}
            </p>
          )
        )}
      </div>
      {!general && state === 'live' && (
        <div className={styles.actions}>
          <EditKey keyDto={keyDto} titleId={titleId} onDone={onDone} />
          <RevokeKey keyDto={keyDto} titleId={titleId} onDone={onDone} />
        </div>
      )}
    </Card>
  );
}

function Usage({ keyDto }: { keyDto: KeyDto }) {
  const { opened, comparisons, matches, lastUsedAt, learnedFloor } = keyDto;
  if (lastUsedAt === null && opened === 0) return <p className={styles.soft}>Noch nicht benutzt</p>;
  return (
    <dl className={styles.usage}>
      <Count label="Geöffnet" value={opened} />
      <Count label="Verglichen" value={comparisons} />
      <Count label="Matches" value={matches} />
      {lastUsedAt !== null && <Count label="Zuletzt benutzt" value={dayText(lastUsedAt)} />}
      {learnedFloor !== null && (
        <Count label="Verrät über Ihre Untergrenze" value={learnedFloorText(learnedFloor)} />
      )}
    </dl>
  );
}

function Count({ label, value }: { label: string; value: number | string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function RevokeKey({
  keyDto: { _id, name },
  titleId,
  onDone,
}: {
  keyDto: KeyDto;
  titleId: string;
  onDone: (sentence: string) => void;
}) {
  const [withdraw, setWithdraw] = useState(false);
  const revokeKey = useRevokeKey(_id);

  return (
    <ConfirmButton
      label="Widerrufen"
      aboutId={titleId}
      icon={drawings.ban}
      title={`Schlüssel für „${name}“ widerrufen?`}
      question={
        <Stack>
          <p>
            Er öffnet Ihr Profil dann niemandem mehr, auch wem er es schon geöffnet hat. Das lässt
            sich nicht rückgängig machen. Was freigegeben wurde, bleibt freigegeben, bis Sie es
            zurückziehen.
          </p>
          <CheckboxField
            label="Auch zurückziehen, was damit freigegeben wurde"
            checked={withdraw}
            onChange={(event) => setWithdraw(event.currentTarget.checked)}
          />
        </Stack>
      }
      confirmLabel="Schlüssel widerrufen"
      action={() => revokeKey(withdraw)}
      fallback="Der Schlüssel gilt noch. Bitte versuchen Sie es erneut."
      onDone={() =>
        onDone(
          withdraw
            ? `Der Schlüssel für „${name}“ ist widerrufen. Was damit freigegeben wurde, ist zurückgezogen.`
            : `Der Schlüssel für „${name}“ ist widerrufen.`,
        )
      }
    />
  );
}
