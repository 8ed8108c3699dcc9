import { limits } from '@inkognito/shared/limits';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../ui/Button.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import type { JobFieldsForm } from './job.form.ts';
import { Read } from './reading/Read.tsx';
import styles from './JobFields.module.css';

const names = ['description', 'employer', 'adUrl'] as const;

export function JobTextSection({
  form: { control, field, formState, setFocus },
  folded,
}: {
  form: JobFieldsForm;
  folded: boolean;
}) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const texts = useWatch({ control, name: names });
  const isNeeded = texts.some(Boolean) || names.some((name) => formState.errors[name]);
  // Emptying the last field must not fold them.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);

  useEffect(() => {
    // The focused button is unmounted.
    if (isUnfolded) setFocus('description');
  }, [isUnfolded, setFocus]);

  if (folded && !isUnfolded && !wasNeeded) {
    return (
      <FormSection title="Mehr zur Stelle">
        <div className={styles.known}>
          <p>Beschreibung, Arbeitgeber und Link zur Anzeige, wenn Sie mögen.</p>
          <Button
            variant="secondary"
            size="small"
            aria-expanded={false}
            onClick={() => setIsUnfolded(true)}
          >
            Mehr zur Stelle angeben
          </Button>
        </div>
      </FormSection>
    );
  }
  return (
    <FormSection
      title="Was Kandidaten lesen"
      description="Damit Ihre Stelle beurteilt werden kann. Nichts davon zählt beim Vergleich."
    >
      <Read field="description">
        <CountedAreaField
          {...field('description')}
          label="Beschreibung"
          hint="Aufgaben, Team, Leistungen. Einfacher Text mit Zeilenumbrüchen."
          rows={8}
          length={texts[0]?.length ?? 0}
          maxLength={limits.jobDescriptionMax}
        />
      </Read>
      <FieldRow>
        <Read field="employer">
          <TextField
            {...field('employer')}
            label="Arbeitgeber"
            hint="Leer heißt „vertraulich“."
            maxLength={limits.companyMax}
            autoComplete="off"
          />
        </Read>
        <TextField
          {...field('adUrl')}
          label="Link zur Anzeige"
          hint="Eine Adresse wie https://firma.de/stelle."
          type="url"
          maxLength={limits.linkMax}
          autoComplete="off"
        />
      </FieldRow>
    </FormSection>
  );
}
