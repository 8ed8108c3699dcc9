import { limits } from '@inkognito/shared/rules/limits';
import type { ShieldDto } from '@inkognito/shared/shield';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import type { FieldProps } from '../../lib/form/useServerForm.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { shieldText } from '../shield/shield.form.ts';

/** With `employer` it asks for the one company that most people mean; everything else has a page of its own. */
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
      description="Recruiter dieser Firmen finden Sie nicht, weder in der Suche noch unter Ihrem Link, sofern sie sagen, wer sie sind."
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
