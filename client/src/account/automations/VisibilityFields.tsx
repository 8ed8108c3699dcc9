import { paths } from '@inkognito/shared/pages';
import { limits } from '@inkognito/shared/limits';
import type { ShieldDto } from '@inkognito/shared/shield';
import { Link } from 'react-router-dom';
import type { FieldProps, ServerForm } from '../../lib/form/useServerForm.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Choices } from '../../ui/field/ChoiceGroup.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { shieldText } from '../shield/shield.form.ts';
import type { AutomationsValues } from './automations.form.ts';

export function HiddenFrom({
  shield,
  employer,
}: {
  shield: ShieldDto;
  employer: FieldProps | null;
}) {
  return (
    <FormSection
      title="Unsichtbar für"
      description="Diese Firmen finden Sie nicht. Dann sieht Ihr Profil nur noch, wer einen Schlüssel von Ihnen hat oder dessen Firma geprüft ist und hier nicht steht."
    >
      {employer === null ? (
        <p>
          {sentenceFor(shield)} <Link to={paths.shield}>Ändern</Link>
        </p>
      ) : (
        <>
          <TextField
            {...employer}
            label="Vor wem möchten Sie unsichtbar bleiben?"
            hint="Zum Beispiel Ihr jetziger Arbeitgeber: der Name der Firma."
            maxLength={limits.companyMax}
            autoComplete="off"
          />
          <p>
            Mehrere Firmen oder Domains können Sie jederzeit unter{' '}
            <Link to={paths.shield}>Unsichtbar für</Link> angeben.
          </p>
        </>
      )}
    </FormSection>
  );
}

function sentenceFor(shield: ShieldDto): string {
  const text = shieldText(shield);
  return text === null ? 'Sie sind vor keiner Firma verborgen.' : `Unsichtbar für ${text}.`;
}

type Visibility = 'discoverable' | 'showName' | 'showImage' | 'acceptsRequests';

const switches: readonly { name: Visibility; label: string; hint: string }[] = [
  {
    name: 'discoverable',
    label: 'Auffindbar sein',
    hint: 'Ihr Profil erscheint in der Kandidatensuche und bei Recruitern, deren Stelle zu Ihnen passt; ohne den Haken findet es nur, wer Ihren Link kennt, und sieht Namen und Bild erst mit einem Schlüssel von Ihnen.',
  },
  {
    name: 'showName',
    label: 'Meinen Namen zeigen',
    hint: 'Ihr Profil nennt Ihren Vor- und Nachnamen allen, die angemeldet sind oder einen Schlüssel haben, und angemeldete Nutzer finden Sie auch darunter; ohne den Haken steht dort nur Ihr Benutzername.',
  },
  {
    name: 'showImage',
    label: 'Mein Profilbild zeigen',
    hint: 'Ihr Bild ist auf dem Profil und in Listen zu sehen; ohne den Haken steht dort nur ein Buchstabe.',
  },
  {
    name: 'acceptsRequests',
    label: 'Recruiter dürfen mich um Zugang bitten',
    hint: 'Wer Ihr Profil findet und keinen Schlüssel hat, kann Ihnen eine Stelle schicken. Durch die Anfrage erfährt und erhält er nichts, solange Sie nicht annehmen. Ohne den Haken erreicht Sie keine Anfrage.',
  },
];

export function VisibilityFields({
  field,
}: {
  field: ServerForm<AutomationsValues, AutomationsValues>['field'];
}) {
  return (
    <FormSection
      title="Sichtbarkeit"
      description="Was andere schon vor einem Match von Ihnen sehen. Ihre Kontaktdaten gehören nie dazu."
    >
      <Choices>
        {switches.map(({ name, label, hint }) => (
          <CheckboxField key={name} {...field(name)} look="card" label={label} hint={hint} />
        ))}
      </Choices>
    </FormSection>
  );
}
