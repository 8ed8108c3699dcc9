import type { KeyDto } from '@inkognito/shared/key';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import * as drawings from '../../ui/drawings.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import type { Drawing } from '../../ui/Icon.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { EditKey } from './EditKey.tsx';
import { type KeyState, keyState, keyStateText, usageText } from './key.format.ts';
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
  const { _id, name, general, matchesWait } = keyDto;
  const state = keyState(keyDto);
  const titleId = `key-${_id}`;
  return (
    <li className={styles.row}>
      <h3 id={titleId} className={styles.name}>
        {name}
      </h3>
      <p className={styles.state}>
        <Badge tone={tones[state]} icon={icons[state]}>
          {keyStateText(keyDto)}
        </Badge>
      </p>
      <p className={styles.soft}>{usageText(keyDto)}</p>
      <div className={styles.act}>
        {general ? (
          <ButtonLink to={`${paths.account}#zugangspasswort`} variant="quiet" size="small">
            Neu erzeugen
          </ButtonLink>
        ) : (
          state === 'live' && (
            <Menu aboutId={titleId}>
              <EditKey keyDto={keyDto} titleId={titleId} onDone={onDone} />
              <RevokeKey keyDto={keyDto} titleId={titleId} onDone={onDone} />
            </Menu>
          )
        )}
      </div>
      {matchesWait && state === 'live' && (
        <p className={styles.note}>
          Matches über diesen Schlüssel warten auf Ihre Freigabe, seit Sie eine zurückgezogen oder
          jemanden blockiert haben{general ? ', bis Sie ihn neu erzeugen' : ''}.
        </p>
      )}
    </li>
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
      variant="quiet"
      title={`Schlüssel für „${name}“ widerrufen?`}
      question={
        <Stack>
          <p>
            Niemand kommt damit mehr in Ihr Profil, auch wer schon drin war. Das lässt sich nicht
            rückgängig machen. Was freigegeben wurde, bleibt freigegeben, bis Sie es zurückziehen.
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
