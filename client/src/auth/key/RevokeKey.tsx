import type { KeyDto } from '@inkognito/shared/key';
import { useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useRevokeKey } from './key.queries.ts';

export function RevokeKey({
  keyDto: { _id, name },
  titleId,
  onDone,
}: {
  keyDto: KeyDto;
  titleId: string;
  onDone: (sentence: string) => void;
}) {
  const [asking, setAsking] = useState(false);
  const [withdraw, setWithdraw] = useState(false);
  const revokeKey = useRevokeKey(_id);
  const revoking = useAction(async () => {
    await revokeKey.mutateAsync(withdraw);
    setAsking(false);
    onDone(
      withdraw
        ? `Der Schlüssel für „${name}“ ist widerrufen. Was damit freigegeben wurde, ist zurückgezogen.`
        : `Der Schlüssel für „${name}“ ist widerrufen.`,
    );
  }, 'Der Schlüssel gilt noch. Bitte versuchen Sie es erneut.');

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={drawings.ban}
        aria-describedby={titleId}
        onClick={() => setAsking(true)}
      >
        Widerrufen
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Schlüssel für „${name}“ widerrufen?`}
        confirmLabel="Schlüssel widerrufen"
        busy={revoking.busy}
        error={revoking.failure?.message}
        onConfirm={() => void revoking.run()}
        onCancel={() => {
          revoking.clearFailure();
          setAsking(false);
        }}
      >
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
      </ConfirmDialog>
    </>
  );
}
