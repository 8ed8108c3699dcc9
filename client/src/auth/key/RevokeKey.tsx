import type { KeyDto } from '@inkognito/shared/key';
import { useState } from 'react';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
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
  const [withdraw, setWithdraw] = useState(false);
  const { mutateAsync: revokeKey } = useRevokeKey(_id);

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
