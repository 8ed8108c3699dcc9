import { countryLabels } from '@inkognito/shared/rules/codes';
import { limits } from '@inkognito/shared/rules/limits';
import { useWatch } from 'react-hook-form';
import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { CommaListField } from './CommaListField.tsx';
import { type Form, optionalChoice, optionalNumber } from './questionnaire.form.ts';

const countries = Object.entries(countryLabels).map(([value, label]) => ({ value, label }));

export function PersonSection({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection
      title="Person"
      description="Name und Anschrift fließen nicht in das Ergebnis ein; von der Anschrift zählt nur die Entfernung."
    >
      <FieldRow>
        <TextField
          {...register('firstName')}
          label="Vorname"
          required
          autoComplete="given-name"
          error={errors.firstName?.message}
        />
        <TextField
          {...register('lastName')}
          label="Nachname"
          required
          autoComplete="family-name"
          error={errors.lastName?.message}
        />
      </FieldRow>
      <TextField
        {...register('address')}
        label="Straße und Hausnummer"
        autoComplete="street-address"
        error={errors.address?.message}
      />
      <FieldRow>
        <TextField
          {...register('zipcode')}
          label="Postleitzahl"
          required
          autoComplete="postal-code"
          error={errors.zipcode?.message}
        />
        <TextField
          {...register('city')}
          label="Ort"
          autoComplete="address-level2"
          error={errors.city?.message}
        />
      </FieldRow>
      <SelectField
        {...register('country', { setValueAs: optionalChoice })}
        label="Land"
        placeholder="Bitte wählen"
        autoComplete="country"
        options={countries}
        error={errors.country?.message}
      />
    </FormSection>
  );
}

export function OccupationSection({ form }: { form: Form }) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection
      title="Beruf"
      description="Es zählt die Bedeutung, nicht das genaue Wort: „Backend Developer“ passt zu „Softwareentwicklerin“."
    >
      <TextField
        {...register('jobTitle')}
        label="Jetzige Tätigkeit"
        required
        autoComplete="organization-title"
        error={errors.jobTitle?.message}
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
    </FormSection>
  );
}

function TitleList({
  form: { control, register, setValue, formState },
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
    <CommaListField
      {...register(name)}
      label={label}
      hint={hint}
      text={useWatch({ control, name })}
      error={formState.errors[name]?.message}
      onTextChange={(text) => {
        setValue(name, text, { shouldDirty: true });
      }}
    />
  );
}

export function PlaceSection({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection
      title="Ort"
      description="Wo möchten Sie arbeiten? Ohne Wunschort rechnen wir ab Ihrer Postleitzahl."
    >
      <FieldRow>
        <TextField
          {...register('preferredLocation')}
          label="Wunschort"
          error={errors.preferredLocation?.message}
        />
        <NumberField
          {...register('distance', { setValueAs: optionalNumber })}
          label="Umkreis"
          unit="km"
          min={0}
          max={limits.distanceMaxKm}
          error={errors.distance?.message}
        />
      </FieldRow>
    </FormSection>
  );
}
