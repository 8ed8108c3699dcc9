import { contractTypeLabels } from '@inkognito/shared/codes';
import { usualContractTypes } from '@inkognito/shared/rules/criteria/contractType';
import { fullTimeHours, toleratedHours } from '@inkognito/shared/rules/criteria/hours';
import { figureReader } from '@inkognito/shared/schema/figure';
import { useWatch } from 'react-hook-form';
import { SalaryFields } from '../job/SalaryFields.tsx';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { ChoiceGroup, Choices } from '../ui/field/ChoiceGroup.tsx';
import { FieldGroup } from '../ui/field/Field.tsx';
import { FieldRow } from '../ui/form/FormSection.tsx';
import { MoreAbout } from '../ui/form/MoreAbout.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { optionsOf } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { BranchesField } from './BranchesField.tsx';
import { PartSection } from './PartSection.tsx';
import type { Form } from './questionnaire.form.ts';

export function ConditionsSection({ form }: { form: Form }) {
  const { control, field, setValue } = form;
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });

  return (
    <PartSection
      form={form}
      part="conditions"
      title="Konditionen"
      description={`Das Gehalt bei ${fullTimeHours} Stunden in der Woche.`}
    >
      <MoreAbout>
        <p>
          Angebote in Teilzeit rechnen wir um. Ein höheres Angebot verschlechtert das Ergebnis nie.
        </p>
        <p>
          Ihre Untergrenze zeigen wir niemandem. Sie zählt auf fünf Tausend gerundet, 62 als 60 und
          63 als 65. Wer Ihr Profil mit mehreren Angeboten vergleicht, erfährt sie deshalb nie
          genauer.
        </p>
      </MoreAbout>
      <SalaryFields
        minField={field('salaryMin', { setValueAs: figureReader('thousandEuros') })}
        maxField={field('salaryMax', { setValueAs: figureReader('thousandEuros') })}
        min={salaryMin}
        max={salaryMax}
        onTakeOver={(name, value) =>
          setValue(name, value, { shouldDirty: true, shouldValidate: true })
        }
      />
      <TextField {...field('startDate')} label="Frühester Beginn" type="date" required />
    </PartSection>
  );
}

const usualInWords = usualContractTypes.map((type) => contractTypeLabels[type]).join(', ');

const hours = { unit: 'Stunden', inputMode: 'decimal' } as const;

export function ContractSection({ form }: { form: Form }) {
  const { field } = form;
  return (
    <PartSection
      form={form}
      part="contract"
      title="Vertrag und Arbeitszeit"
      description={`Kann eine Stelle nur ausschließen; ${toleratedHours} Stunden mehr oder weniger tun das nicht.`}
    >
      <ChoiceGroup
        {...field('contractTypes')}
        legend="Vertragsart"
        hint={`Was Sie nicht ankreuzen, schließt aus. Ohne Auswahl gilt: ${usualInWords}.`}
        type="checkbox"
        columns={2}
        options={optionsOf(contractTypeLabels)}
      />
      <FieldRow>
        <NumberField
          {...field('weeklyHours.min', { setValueAs: figureReader('hours') })}
          {...hours}
          label="Wochenstunden mindestens"
          hint="Leer heißt: keine Grenze nach unten. Halbe Stunden zählen als ganze."
        />
        <NumberField
          {...field('weeklyHours.max', {
            setValueAs: figureReader('hours'),
            deps: 'weeklyHours.min',
          })}
          {...hours}
          label="Wochenstunden höchstens"
          hint="Leer heißt: keine Grenze nach oben. Halbe Stunden zählen als ganze."
        />
      </FieldRow>
    </PartSection>
  );
}

const workModes = [
  { name: 'remoteChoice', label: 'Remote', hint: 'Ganz von zu Hause oder unterwegs' },
  { name: 'hybridChoice', label: 'Hybrid', hint: 'Teils im Büro, teils zu Hause' },
  { name: 'localChoice', label: 'Vor Ort', hint: 'Am Arbeitsort' },
] as const;

export function WorkModeSection({ form }: { form: Form }) {
  const { field } = form;
  return (
    <PartSection
      form={form}
      part="workMode"
      title="Arbeitsmodell"
      description="Ohne Auswahl ist Ihnen jedes Modell recht."
    >
      <FieldGroup legend="Das kommt für mich infrage">
        <Choices>
          {workModes.map(({ name, label, hint }) => (
            <CheckboxField key={name} {...field(name)} look="card" label={label} hint={hint} />
          ))}
        </Choices>
      </FieldGroup>
      <NumberField
        {...field('homeOfficePercent', { setValueAs: figureReader('percent') })}
        label="Gewünschter Homeoffice-Anteil"
        unit="%"
      />
    </PartSection>
  );
}

export function ExclusionsSection({ form }: { form: Form }) {
  const { control, field } = form;
  const excluded = useWatch({ control, name: 'branchesToExclude' }) ?? [];
  return (
    <PartSection
      form={form}
      part="exclusions"
      title="Ausschlüsse"
      description="Führen nie zu einem Match. Wer vergleicht, erfährt nur, ob die Branche seiner Stelle darunter ist."
    >
      <BranchesField registration={field('branchesToExclude')} excludedCount={excluded.length} />
    </PartSection>
  );
}
