import type { ShowContactPrefs } from '@inkognito/shared/user';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Choices } from '../../ui/field/ChoiceGroup.tsx';
import { FieldGroup } from '../../ui/field/Field.tsx';
import { withShareFlag } from './contactPrefs.ts';

const flags = [
  { flag: 'phone', label: 'Telefonnummer', hint: undefined },
  { flag: 'email', label: 'E-Mail-Adresse', hint: undefined },
  { flag: 'calendar', label: 'Kalender', hint: 'Zum Buchen eines Gesprächs.' },
  { flag: 'cv', label: 'Lebenslauf', hint: 'Zum Herunterladen als PDF.' },
  {
    flag: 'showNothing',
    label: 'Nichts zeigen',
    hint: 'Sie prüfen das Angebot und melden sich selbst.',
  },
] as const;

export function ShareFields({
  prefs,
  onChange,
}: {
  prefs: ShowContactPrefs;
  onChange: (prefs: ShowContactPrefs) => void;
}) {
  return (
    <FieldGroup legend="Bei einem Match zeigen" required>
      <Choices>
        {flags.map(({ flag, label, hint }) => (
          <CheckboxField
            key={flag}
            look="card"
            name={`showContactPrefs.${flag}`}
            label={label}
            hint={hint}
            checked={prefs[flag]}
            onChange={(event) => {
              onChange(withShareFlag(prefs, flag, event.currentTarget.checked));
            }}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}
