import { contactLabels } from '@inkognito/shared/rules/codes';
import type { ShowContactPrefs } from '@inkognito/shared/user';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Choices } from '../../ui/field/ChoiceGroup.tsx';
import { FieldGroup } from '../../ui/field/Field.tsx';
import { withShareFlag } from './automations.form.ts';
import type { ReleaseMode } from '@inkognito/shared/account';

const flags = [
  { flag: 'phone', label: contactLabels.phone, hint: undefined },
  { flag: 'email', label: contactLabels.email, hint: undefined },
  { flag: 'calendar', label: contactLabels.calendar, hint: 'Zum Buchen eines Gesprächs.' },
  { flag: 'cv', label: contactLabels.cv, hint: 'Zum Herunterladen als PDF.' },
  {
    flag: 'showNothing',
    label: 'Nichts zeigen',
    hint: 'Sie prüfen das Angebot und melden sich selbst.',
  },
] as const;

const linkKeptHint = 'Eingetragen, aber nicht angehakt: Niemand bekommt Ihren Link.';

export function ShareFields({
  prefs,
  calendarLink,
  onChange,
}: {
  prefs: ShowContactPrefs;
  calendarLink: string;
  onChange: (prefs: ShowContactPrefs) => void;
}) {
  const isLinkKept = calendarLink.trim() !== '' && !prefs.calendar && !prefs.showNothing;
  return (
    <FieldGroup legend="Bei einem Match zeigen" required>
      <Choices>
        {flags.map(({ flag, label, hint }) => (
          <CheckboxField
            key={flag}
            look="card"
            name={`showContactPrefs.${flag}`}
            label={label}
            hint={flag === 'calendar' && isLinkKept ? linkKeptHint : hint}
            checked={prefs[flag]}
            onChange={(event) => onChange(withShareFlag(prefs, flag, event.currentTarget.checked))}
          />
        ))}
      </Choices>
    </FieldGroup>
  );
}

export function ReleaseModeField({
  mode,
  onChange,
}: {
  mode: ReleaseMode;
  onChange: (mode: ReleaseMode) => void;
}) {
  return (
    <CheckboxField
      look="card"
      name="releaseMode"
      label="Ich gebe jede Freigabe selbst frei"
      hint="Gilt für neue Matches: Ein Recruiter erhält erst etwas, wenn Sie es freigeben. Angebote, deren Gehalt weit über Ihrem Wunsch liegt, warten immer auf Sie."
      checked={mode === 'confirm'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'confirm' : 'immediate')}
    />
  );
}
