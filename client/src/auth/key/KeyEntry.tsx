import { type KeyChange, type KeyDto, keyChange } from '@inkognito/shared/key';
import { dayText } from '../../lib/wording.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import * as drawings from '../../ui/drawings.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { keyState, keyStateText, usageText } from './key.format.ts';
import { useChangeKey, useRevokeKey } from './key.queries.ts';
import { KeyFields } from './KeyFields.tsx';
import styles from './KeysPage.module.css';

const looks = {
  live: { tone: 'success', icon: drawings.check },
  expired: { tone: 'neutral', icon: drawings.calendar },
  revoked: { tone: 'neutral', icon: drawings.ban },
} as const;

type Own = { keyDto: KeyDto; onDone: (sentence: string) => void };

const titleIdOf = ({ _id }: KeyDto) => `key-${_id}`;

export function KeyEntry(own: Own) {
  const { keyDto } = own;
  const { name, general, matchesWait } = keyDto;
  const state = keyState(keyDto);
  const titleId = titleIdOf(keyDto);
  return (
    <li className={styles.row}>
      <h3 id={titleId} className={styles.name}>
        {name}
      </h3>
      <p className={styles.state}>
        <Badge {...looks[state]}>{keyStateText(keyDto)}</Badge>
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
              <EditKey {...own} />
              <RevokeKey {...own} />
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

function RevokeKey({ keyDto, onDone }: Own) {
  const { _id, name } = keyDto;
  const [withdraw, setWithdraw] = useState(false);
  const revokeKey = useRevokeKey(_id);
  const done = `Der Schlüssel für „${name}“ ist widerrufen.`;

  return (
    <ConfirmButton
      label="Widerrufen"
      aboutId={titleIdOf(keyDto)}
      variant="quiet"
      title={`Schlüssel für „${name}“ widerrufen?`}
      question={
        <Stack>
          <p>
            Niemand kommt damit mehr in Ihr Profil, auch wer schon drin war, und Ergebnisse für
            Gäste öffnen sich nicht mehr. Das lässt sich nicht rückgängig machen. Was ein Konto
            schon bekam, behält es, bis Sie es zurückziehen.
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
        onDone(withdraw ? `${done} Was damit freigegeben wurde, ist zurückgezogen.` : done)
      }
    />
  );
}

function EditKey({ keyDto, onDone }: Own) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-describedby={titleIdOf(keyDto)}
        onClick={() => setOpen(true)}
      >
        Ändern
      </Button>
      <Dialog open={open} onClose={close} title="Schlüssel ändern">
        <EditForm
          keyDto={keyDto}
          onSaved={(name) => {
            close();
            onDone(`Der Schlüssel für „${name}“ ist geändert.`);
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}

function EditForm({
  keyDto,
  onSaved,
  onCancel,
}: {
  keyDto: KeyDto;
  onSaved: (name: string) => void;
  onCancel: () => void;
}) {
  const changeKey = useChangeKey(keyDto._id);
  const [before] = useState(keyDto);
  const form = useServerForm({
    schema: keyChange,
    defaultValues: { name: before.name, guests: before.guests },
    save: async (change) => {
      const changed = onlyChanged(change, before);
      if (Object.values(changed).some((value) => value !== undefined)) await changeKey(changed);
      onSaved(change.name ?? before.name);
    },
  });

  return (
    <Form
      form={form}
      failureTitle="Der Schlüssel wurde nicht geändert."
      submitLabel="Speichern"
      onCancel={onCancel}
      inDialog
    >
      <KeyFields field={form.field} unchanged={unchangedText(keyDto)} />
    </Form>
  );
}

/** What another tab changed meanwhile stays. */
const onlyChanged = ({ name, guests, ...rest }: KeyChange, before: KeyDto): KeyChange => ({
  ...rest,
  ...(name !== before.name && { name }),
  ...(guests !== before.guests && { guests }),
});

function unchangedText({ expiresAt }: KeyDto): string {
  return expiresAt === null ? 'Weiter ohne Ende' : `Weiter bis ${dayText(expiresAt)}`;
}
