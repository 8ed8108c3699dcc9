import type { ReleaseMode } from '@inkognito/shared/account';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';

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
      onChange={(event) => {
        onChange(event.currentTarget.checked ? 'confirm' : 'immediate');
      }}
    />
  );
}
