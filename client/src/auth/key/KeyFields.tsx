import { keyDays } from '@inkognito/shared/key';
import { limits } from '@inkognito/shared/limits';
import type { RegisterOptions } from 'react-hook-form';
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

const setValueAs = (value: unknown) =>
  value === '' || value === undefined ? undefined : Number(value);

/** An empty choice of days keeps the current end, which `unchanged` tells. */
export function KeyFields({
  field,
  unchanged,
}: {
  field: (
    name: 'name' | 'expiresInDays' | 'guests',
    options?: Pick<RegisterOptions, 'setValueAs'>,
  ) => FieldProps;
  unchanged: string;
}) {
  return (
    <>
      <KeyNameField {...field('name')} />
      <SelectField
        {...field('expiresInDays', { setValueAs })}
        label="Wie lange soll er ab heute gelten?"
        required
        options={days}
        placeholder={unchanged}
      />
      <CheckboxField
        {...field('guests')}
        role="switch"
        look="card"
        label="Auch ohne Konto"
        hint="Wer den Link öffnet, kann seine Stelle ohne Anmeldung vergleichen und nennt dafür Namen und Firma, die niemand prüft, und eine E-Mail-Adresse, die ein Link in einer E-Mail bestätigt."
      />
    </>
  );
}
