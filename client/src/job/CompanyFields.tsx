import { branchLabels, companySizeLabels, countryLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { FieldRow } from '../ui/form/FormSection.tsx';
import { type FieldsProps, askedBy } from './PositionFields.tsx';
import { hasPlace } from './job.form.ts';
import { PostcodeField } from './place/PostcodeField.tsx';
import { useTown } from './place/zipcode.form.ts';

export function PlaceFields({ form }: FieldsProps) {
  const [mode, country, zipcode, jobLocation = ''] = useWatch({
    control: form.control,
    name: ['remoteChoice', 'country', 'zipcode', 'jobLocation'],
  });
  const place = jobLocation.trim();
  const town = useTown(hasPlace(mode) && place !== '' ? { town: place, country } : null);
  const asked = askedBy(form);
  return (
    <>
      {hasPlace(mode) && (
        <TextField
          {...asked('jobLocation')}
          hint="Die Stadt genügt. Ohne Angabe zeigen wir den Ort der Postleitzahl."
          maxLength={limits.placeMax}
          autoComplete="address-level2"
        />
      )}
      <FieldRow>
        <PostcodeField
          {...asked('zipcode')}
          // That error is from before the town was entered.
          {...(town && zipcode === '' && { error: undefined })}
          required={!town}
          values={{ zipcode, country }}
          note={town ? `Ohne Postleitzahl rechnen wir ab ${town}, Mitte.` : undefined}
        />
        <SelectField
          {...asked('country')}
          required
          autoComplete="country"
          options={optionsOf(countryLabels)}
        />
        {hasPlace(mode) && (
          <NumberField
            {...asked('distance', 'km')}
            hint="So weit entfernt sollte die Person höchstens wohnen."
            unit="km"
            required
          />
        )}
      </FieldRow>
    </>
  );
}

const companySelect = (name: 'branch' | 'companySize', labels: Readonly<Record<string, string>>) =>
  function CompanySelect({ form }: FieldsProps) {
    return (
      <SelectField
        {...askedBy(form)(name)}
        options={optionsOf(labels)}
        placeholder="Bitte wählen"
        required
      />
    );
  };

export const BranchFields = companySelect('branch', branchLabels);
export const SizeFields = companySelect('companySize', companySizeLabels);

export function DescriptionFields({ form }: FieldsProps) {
  const description = useWatch({ control: form.control, name: 'description' });
  return (
    <CountedAreaField
      {...askedBy(form)('description')}
      hint="Aufgaben, Team, Leistungen. Einfacher Text mit Zeilenumbrüchen."
      rows={8}
      length={description?.length ?? 0}
      maxLength={limits.jobDescriptionMax}
    />
  );
}

export function EmployerFields({ form }: FieldsProps) {
  const asked = askedBy(form);
  return (
    <FieldRow>
      <TextField
        {...asked('employer')}
        hint="Leer heißt „vertraulich“."
        maxLength={limits.companyMax}
        autoComplete="off"
      />
      <TextField
        {...asked('adUrl')}
        hint="Eine Adresse wie https://firma.de/stelle."
        type="url"
        maxLength={limits.linkMax}
        autoComplete="off"
      />
    </FieldRow>
  );
}
