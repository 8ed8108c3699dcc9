import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Choices } from '../../ui/field/ChoiceGroup.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import type { Sharing } from './automations.ts';

type Visibility = 'discoverable' | 'showName' | 'showImage';

const switches: readonly { name: Visibility; label: string; hint: string }[] = [
  {
    name: 'discoverable',
    label: 'Auffindbar sein',
    hint: 'Ihr Profil erscheint in der Kandidatensuche und bei Recruitern, deren Stelle zu Ihnen passt; ohne den Haken findet es nur, wer Ihren Link kennt.',
  },
  {
    name: 'showName',
    label: 'Meinen Namen zeigen',
    hint: 'Suche und Profil nennen Ihren Vor- und Nachnamen; ohne den Haken steht dort nur Ihr Benutzername.',
  },
  {
    name: 'showImage',
    label: 'Mein Profilbild zeigen',
    hint: 'Ihr Bild ist auf dem Profil und in Listen zu sehen; ohne den Haken steht dort nur ein Buchstabe.',
  },
];

/** Who may find the profile, and what everybody sees of it even without a match. */
export function VisibilityFields({
  sharing,
  onChange,
}: {
  sharing: Sharing;
  onChange: (changes: Partial<Sharing>) => void;
}) {
  return (
    <FormSection
      title="Sichtbarkeit"
      description="Was andere schon vor einem Match von Ihnen sehen. Ihre Kontaktdaten gehören nie dazu."
    >
      <Choices>
        {switches.map(({ name, label, hint }) => (
          <CheckboxField
            key={name}
            look="card"
            name={name}
            label={label}
            hint={hint}
            checked={sharing[name]}
            onChange={(event) => {
              onChange({ [name]: event.currentTarget.checked });
            }}
          />
        ))}
      </Choices>
    </FormSection>
  );
}
