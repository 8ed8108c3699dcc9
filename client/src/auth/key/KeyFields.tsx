import { keyDays } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/limits';
import type { FieldProps } from '../../lib/form/useServerForm.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { SelectField } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';

export function KeyNameField(props: FieldProps) {
  return (
    <TextField
      {...props}
      label="Für wen? (Name, Firma)"
      hint="Das sehen nur Sie."
      required
      autoComplete="off"
      maxLength={limits.nameMax}
    />
  );
}

const days = keyDays.map((count) => ({ value: String(count), label: `${count} Tage` }));

/** With `unchanged`, an empty choice keeps the current expiry. */
export function ExpiryField({ unchanged, ...props }: FieldProps & { unchanged?: string }) {
  return (
    <SelectField
      {...props}
      label="Wie lange soll er ab heute gelten?"
      required
      options={days}
      {...(unchanged !== undefined && { placeholder: unchanged })}
    />
  );
}

export function GuestsField(props: FieldProps) {
  return (
    <CheckboxField
      {...props}
      role="switch"
      look="card"
      label="Auch ohne Konto"
      hint="Wer den Link öffnet, kann seine Stelle ohne Anmeldung vergleichen und nennt dafür Namen und Firma, die niemand prüft, und eine E-Mail-Adresse, die ein Link in einer E-Mail bestätigt."
    />
  );
}

export const asNumber = {
  setValueAs: (value: unknown) => (value === '' || value === undefined ? undefined : Number(value)),
};
