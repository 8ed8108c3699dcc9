import { branchLabels, contractTypeLabels, countryLabels } from '@inkognito/shared/codes';
import { usualContractTypes } from '@inkognito/shared/rules/criteria/contractType';
import { figureReader } from '@inkognito/shared/schema/figure';
import { type ReactNode, useState } from 'react';
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
import { type PartName, firstIncomplete, parts, writePart } from './parts.ts';
import type { Form } from './questionnaire.form.ts';
import styles from './Sections.module.css';
import { TitleListField } from './TitleListField.tsx';

export function PersonSection({ form }: { form: Form }) {
  const { control, field, setValue, clearErrors } = form;
  const [zipcode, country, acceptedZipcode] = useWatch({
    control,
    name: ['zipcode', 'country', 'acceptedZipcode'],
  });
  return (
    <PartSection form={form} part="person">
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
        <PostcodeField
          {...field('zipcode')}
          required
          values={{ zipcode, country, acceptedZipcode }}
          onAccept={(accepted) => {
            setValue('acceptedZipcode', accepted);
            clearErrors('zipcode');
          }}
        />
        <TextField {...field('city')} label="Ort" autoComplete="address-level2" />
      </FieldRow>
      <SelectField
        {...field('country', { setValueAs: optionalChoice })}
        label="Land"
        placeholder="Bitte wählen"
        autoComplete="country"
        options={optionsOf(countryLabels)}
      />
    </PartSection>
  );
}

export function OccupationSection({ form }: { form: Form }) {
  const { control, field, setValue } = form;
  return (
    <PartSection form={form} part="occupation">
      <TitleField
        {...field('jobTitle')}
        text={useWatch({ control, name: 'jobTitle' })}
        onTextChange={(title) => setValue('jobTitle', title, { shouldDirty: true })}
        label="Jetzige Tätigkeit"
        required
        autoComplete="organization-title"
      />
      <TitleList
        form={form}
        name="interested"
        label="Tätigkeiten, die Sie interessieren"
        hint="Mit Komma getrennt, zum Beispiel: Softwarearchitektin, Tech Lead"
      />
      <TitleList
        form={form}
        name="notInterested"
        label="Tätigkeiten, die nicht infrage kommen"
        hint="Mit Komma getrennt. Ähnliche Stellen führen nie zu einem Match."
      />
    </PartSection>
  );
}

function TitleList({
  form: { control, field, setValue },
  name,
  label,
  hint,
}: {
  form: Form;
  name: 'interested' | 'notInterested';
  label: string;
  hint: string;
}) {
  return (
    <TitleListField
      {...field(name)}
      label={label}
      hint={hint}
      text={useWatch({ control, name })}
      onTextChange={(text) => setValue(name, text, { shouldDirty: true })}
    />
  );
}

export function PlaceSection({ form }: { form: Form }) {
  const { field } = form;
  return (
    <PartSection form={form} part="place">
      <FieldRow>
        <TextField {...field('preferredLocation')} label="Wunschort" />
        <NumberField
          {...field('distance', { setValueAs: figureReader('km') })}
          label="Umkreis"
          unit="km"
          hint="Ohne Umkreis zählt der Arbeitsort nicht."
        />
      </FieldRow>
    </PartSection>
  );
}

export function ConditionsSection({ form }: { form: Form }) {
  const { control, field, setValue } = form;
  const [salaryMin, salaryMax] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });

  return (
    <PartSection form={form} part="conditions">
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
    <PartSection form={form} part="contract">
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
    <PartSection form={form} part="workMode">
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
    <PartSection form={form} part="exclusions">
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
    </PartSection>
  );
}

function PartSection({
  form: { control, formState, getFieldState, getValues },
  part,
  children,
}: {
  form: Form;
  part: PartName;
  children: ReactNode;
}) {
  const { title, description, names } = parts[part];
  const [startsOpen] = useState(() => firstIncomplete(getValues()) === part);
  return (
    <FormSection
      title={title}
      description={description}
      fold={{
        summary: <Summary control={control} part={part} />,
        startsOpen,
        submitCount: formState.submitCount,
        hasError: names.some((name) => getFieldState(name, formState).invalid),
      }}
    >
      {children}
    </FormSection>
  );
}

/** On its own, so that typing redraws one line. */
function Summary({ control, part }: Pick<Form, 'control'> & { part: PartName }) {
  const values = useWatch({ control });
  return writePart(part, values);
}
