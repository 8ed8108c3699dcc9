import type { FieldProps } from '../../lib/form/useServerForm.ts';
import { TextField } from '../../ui/field/TextField.tsx';

export function UsernameField({ label, ...field }: FieldProps & { label: string }) {
  return (
    <TextField
      {...field}
      label={label}
      hint="Er ist öffentlich und Teil Ihres Links. Ihr richtiger Name muss es nicht sein. 3 bis 30 Zeichen: a–z, 0–9, Punkt, Binde- und Unterstrich."
      required
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
