import { limits } from '@inkognito/shared/limits';
import { useWatch } from 'react-hook-form';
import { optionalNumber } from '../lib/form/useServerForm.ts';
import { SalaryFields } from '../job/SalaryFields.tsx';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { Choices } from '../ui/field/ChoiceGroup.tsx';
import { FieldGroup } from '../ui/field/Field.tsx';
import { FormSection } from '../ui/form/FormSection.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { BranchesField } from './BranchesField.tsx';
import type { Form } from './questionnaire.form.ts';

export function ConditionsSection({ form: { control, field, setValue } }: { form: Form }) {
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });

  return (
    <FormSection
      title="Konditionen"
      description={`Ihre Untergrenze zeigen wir niemandem. Wer Ihr Profil mit mehreren Angeboten vergleicht, kann sie aber eingrenzen; möglich sind dabei ${limits.salaryRangesPerMonth} Gehaltsspannen im Monat je Schlüssel, mit dem Zugangspasswort je Recruiter mit bestätigter E-Mail-Adresse. Ein höheres Angebot verschlechtert das Ergebnis nie.`}
    >
      <SalaryFields
        minField={field('salaryMin', { valueAsNumber: true })}
        maxField={field('salaryMax', { valueAsNumber: true })}
        min={salaryMin}
        max={salaryMax}
        onTakeOver={(name, value) =>
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextField {...field('startDate')} label="Frühester Beginn" type="date" required />
    </FormSection>
  );
}

const workModes = [
  { name: 'remoteChoice', label: 'Remote', hint: 'Ganz von zu Hause oder unterwegs' },
  { name: 'hybridChoice', label: 'Hybrid', hint: 'Teils im Büro, teils zu Hause' },
  { name: 'localChoice', label: 'Vor Ort', hint: 'Am Arbeitsort' },
] as const;

export function WorkModeSection({ form: { field } }: { form: Form }) {
  return (
    <FormSection title="Arbeitsmodell" description="Ohne Auswahl ist Ihnen jedes Modell recht.">
      <FieldGroup legend="Das kommt für mich infrage">
        <Choices>
          {workModes.map(({ name, label, hint }) => (
            <CheckboxField key={name} {...field(name)} look="card" label={label} hint={hint} />
          ))}
        </Choices>
      </FieldGroup>
      <NumberField
        {...field('homeOfficePercent', { setValueAs: optionalNumber })}
        label="Gewünschter Homeoffice-Anteil"
        unit="%"
        min={0}
        max={limits.homeOfficeMaxPercent}
      />
    </FormSection>
  );
}

export function ExclusionsSection({ form: { control, field } }: { form: Form }) {
  const excluded = useWatch({ control, name: 'branchesToExclude' }) ?? [];
  return (
    <FormSection
      title="Ausschlüsse"
      description="Stellen aus diesen Branchen führen nie zu einem Match. Die Liste zeigen wir keinem Recruiter; wer vergleicht, erfährt aber, ob die Branche seiner Stelle darunter ist."
    >
      <BranchesField registration={field('branchesToExclude')} excludedCount={excluded.length} />
    </FormSection>
  );
}
