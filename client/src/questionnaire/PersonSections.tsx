import { countryLabels } from '@inkognito/shared/codes';
import { figureReader } from '@inkognito/shared/schema/figure';
import { useWatch } from 'react-hook-form';
import { PostcodeField } from '../job/place/PostcodeField.tsx';
import { TitleField } from '../job/title/TitleField.tsx';
import { optionalChoice } from '../lib/form/useServerForm.ts';
import { FieldRow } from '../ui/form/FormSection.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { CommaListField } from './CommaListField.tsx';
import { PartSection } from './PartSection.tsx';
import type { Form } from './questionnaire.form.ts';

export function PersonSection({ form }: { form: Form }) {
  const { control, field, setValue, clearErrors } = form;
  const [zipcode, country, acceptedZipcode] = useWatch({
    control,
    name: ['zipcode', 'country', 'acceptedZipcode'],
  });
  return (
    <PartSection
      form={form}
      part="person"
      title="Person"
      description="Davon zählt nur die Entfernung."
    >
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
    <PartSection
      form={form}
      part="occupation"
      title="Beruf"
      description="Es zählt die Bedeutung, nicht das genaue Wort."
    >
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
    <CommaListField
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
    <PartSection
      form={form}
      part="place"
      title="Ort"
      description="Ohne Wunschort rechnen wir ab Ihrer Postleitzahl."
    >
      <FieldRow>
        <TextField {...field('preferredLocation')} label="Wunschort" />
        <NumberField
          {...field('distance', { setValueAs: figureReader('km') })}
          label="Umkreis"
          unit="km"
        />
      </FieldRow>
    </PartSection>
  );
}
