import { branchLabels, contractTypeLabels, countryLabels } from '@inkognito/shared/codes';
import { usualContractTypes } from '@inkognito/shared/rules/criteria/contractType';
import { figureReader } from '@inkognito/shared/schema/figure';
import { type ComponentType, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SalaryFields } from '../job/SalaryFields.tsx';
import { PostcodeField } from '../job/place/PostcodeField.tsx';
import { TitleField } from '../job/title/TitleField.tsx';
import { optionalChoice } from '../lib/form/useServerForm.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { ChoiceGroup, Choices } from '../ui/field/ChoiceGroup.tsx';
import { FieldGroup } from '../ui/field/Field.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import { MoreAbout } from '../ui/form/MoreAbout.tsx';
import { type PartName, incompleteParts, partNames, parts, writePart } from './parts.ts';
import type { Form } from './questionnaire.form.ts';
import styles from './Sections.module.css';
import { TitleListField } from './TitleListField.tsx';

type FieldsProps = { form: Form };

function PersonFields({ form: { control, field } }: FieldsProps) {
  const [zipcode, country] = useWatch({ control, name: ['zipcode', 'country'] });
  return (
    <>
      <FieldRow>
        <TextField {...field('firstName')} label="Vorname" required autoComplete="given-name" />
        <TextField {...field('lastName')} label="Nachname" required autoComplete="family-name" />
      </FieldRow>
      <TextField
        {...field('address')}
        label="Straße und Hausnummer"
        autoComplete="street-address"
      />
      <FieldRow>
        <PostcodeField {...field('zipcode')} required values={{ zipcode, country }} />
        <TextField {...field('city')} label="Ort" autoComplete="address-level2" />
      </FieldRow>
      <SelectField
        {...field('country', { setValueAs: optionalChoice })}
        label="Land"
        placeholder="Bitte wählen"
        autoComplete="country"
        options={optionsOf(countryLabels)}
      />
    </>
  );
}

function OccupationFields({ form: { control, field, setValue } }: FieldsProps) {
  const names = ['jobTitle', 'interested', 'notInterested'] as const;
  const [jobTitle, interested, notInterested] = useWatch({ control, name: names });
  const asked = (name: (typeof names)[number], text: string) => ({
    ...field(name),
    text,
    onTextChange: (next: string) => setValue(name, next, { shouldDirty: true }),
  });
  return (
    <>
      <TitleField
        {...asked('jobTitle', jobTitle)}
        label="Jetzige Tätigkeit"
        required
        autoComplete="organization-title"
      />
      <TitleListField
        {...asked('interested', interested)}
        label="Tätigkeiten, die Sie interessieren"
        hint="Mit Komma getrennt, zum Beispiel: Softwarearchitektin, Tech Lead"
      />
      <TitleListField
        {...asked('notInterested', notInterested)}
        label="Tätigkeiten, die nicht infrage kommen"
        hint="Mit Komma getrennt. Ähnliche Stellen führen nie zu einem Match."
      />
    </>
  );
}

function PlaceFields({ form: { field } }: FieldsProps) {
  return (
    <FieldRow>
      <TextField {...field('preferredLocation')} label="Wunschort" />
      <NumberField
        {...field('distance', { setValueAs: figureReader('km') })}
        label="Umkreis"
        unit="km"
        hint="Ohne Umkreis zählt der Arbeitsort nicht."
      />
    </FieldRow>
  );
}

function ConditionsFields({ form: { control, field, setValue } }: FieldsProps) {
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });

  return (
    <>
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
    </>
  );
}

const usualInWords = usualContractTypes.map((type) => contractTypeLabels[type]).join(', ');

const hours = { unit: 'Stunden', inputMode: 'decimal' } as const;

function ContractFields({ form: { field } }: FieldsProps) {
  return (
    <>
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
    </>
  );
}

const workModes = [
  { name: 'remoteChoice', label: 'Remote', hint: 'Ganz von zu Hause oder unterwegs' },
  { name: 'hybridChoice', label: 'Hybrid', hint: 'Teils im Büro, teils zu Hause' },
  { name: 'localChoice', label: 'Vor Ort', hint: 'Am Arbeitsort' },
] as const;

function WorkModeFields({ form: { field } }: FieldsProps) {
  return (
    <>
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
    </>
  );
}

function ExclusionsFields({ form: { control, field } }: FieldsProps) {
  const excluded = useWatch({ control, name: 'branchesToExclude' }) ?? [];
  return (
    <details className={styles.branches}>
      <summary>
        Branchen ausschließen <span className={styles.count}>({excluded.length} gewählt)</span>
      </summary>
      <div className={styles.content}>
        <ChoiceGroup
          {...field('branchesToExclude')}
          type="checkbox"
          legend="Diese Branchen möchte ich nicht"
          options={optionsOf(branchLabels)}
          columns={2}
        />
      </div>
    </details>
  );
}

const fieldsOf: Record<PartName, ComponentType<FieldsProps>> = {
  occupation: OccupationFields,
  person: PersonFields,
  place: PlaceFields,
  conditions: ConditionsFields,
  contract: ContractFields,
  workMode: WorkModeFields,
  exclusions: ExclusionsFields,
};

export function Sections({ form }: FieldsProps) {
  const { control, formState, getFieldState, getValues } = form;
  const [begun] = useState(() => incompleteParts(getValues()));
  return partNames.map((part) => {
    const { title, description, names } = parts[part];
    const Fields = fieldsOf[part];
    return (
      <FormSection
        key={part}
        title={title}
        description={description}
        fold={{
          summary: <Summary control={control} part={part} />,
          startsOpen: begun.includes(part),
          submitCount: formState.submitCount,
          hasError: names.some((name) => getFieldState(name, formState).invalid),
        }}
      >
        <Fields form={form} />
      </FormSection>
    );
  });
}

/** On its own, so that typing redraws one line. */
function Summary({ control, part }: Pick<Form, 'control'> & { part: PartName }) {
  const values = useWatch({ control });
  return writePart(part, values);
}
