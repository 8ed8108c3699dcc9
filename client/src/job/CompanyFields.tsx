import { branchLabels, companySizeLabels, countryLabels } from '@inkognito/shared/codes';
import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { countingLabels, countingOf } from '@inkognito/shared/counting';
import { figureReader } from '@inkognito/shared/schema/figure';
import { useWatch } from 'react-hook-form';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { CountedAreaField } from '../ui/field/TextAreaField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { FieldRow } from '../ui/form/FormSection.tsx';
import type { FieldsProps } from './PositionFields.tsx';
import { hasPlace } from './job.form.ts';
import { answers } from './answers.ts';
import { PostcodeField } from './place/PostcodeField.tsx';
import { useTown } from './place/place.queries.ts';

export function PlaceFields({ form: { control, field, setValue, clearErrors } }: FieldsProps) {
  const [mode, country, zipcode, jobLocation = '', acceptedZipcode] = useWatch({
    control,
    name: ['remoteChoice', 'country', 'zipcode', 'jobLocation', 'acceptedZipcode'],
  });
  const place = jobLocation.trim();
  const town = useTown(hasPlace(mode) && place !== '' ? { town: place, country } : null);
  const mark = (answer: keyof JobInput) => countingLabels[countingOf(answer, mode)];
  return (
    <>
      {hasPlace(mode) && (
        <TextField
          {...field('jobLocation')}
          label={answers.jobLocation.label}
          mark={mark('jobLocation')}
          hint="Die Stadt genügt. Ohne Angabe zeigen wir den Ort der Postleitzahl."
          maxLength={limits.placeMax}
          autoComplete="address-level2"
        />
      )}
      <FieldRow>
        <PostcodeField
          {...field('zipcode')}
          // That error is from before the town was entered.
          {...(town && zipcode === '' && { error: undefined })}
          mark={mark('zipcode')}
          required={!town}
          values={{ zipcode, country, acceptedZipcode }}
          note={town ? `Ohne Postleitzahl rechnen wir ab ${town}, Mitte.` : undefined}
          onAccept={(accepted) => {
            setValue('acceptedZipcode', accepted);
            clearErrors('zipcode');
          }}
        />
        <SelectField
          {...field('country')}
          label={answers.country.label}
          mark={mark('country')}
          required
          autoComplete="country"
          options={optionsOf(countryLabels)}
        />
        {hasPlace(mode) && (
          <NumberField
            {...field('distance', { setValueAs: figureReader('km') })}
            label={answers.distance.label}
            mark={mark('distance')}
            hint="So weit entfernt sollte die Person höchstens wohnen."
            unit="km"
            required
          />
        )}
      </FieldRow>
    </>
  );
}

const selects = {
  branch: { label: answers.branch.label, options: optionsOf(branchLabels) },
  companySize: { label: answers.companySize.label, options: optionsOf(companySizeLabels) },
} as const;

function CompanySelect({ form, name }: Pick<FieldsProps, 'form'> & { name: keyof typeof selects }) {
  return (
    <SelectField
      {...form.field(name)}
      {...selects[name]}
      mark={countingLabels[countingOf(name)]}
      placeholder="Bitte wählen"
      required
    />
  );
}

export const BranchFields = ({ form }: FieldsProps) => <CompanySelect form={form} name="branch" />;
export const SizeFields = ({ form }: FieldsProps) => (
  <CompanySelect form={form} name="companySize" />
);

export function DescriptionFields({ form: { control, field } }: FieldsProps) {
  const description = useWatch({ control, name: 'description' });
  return (
    <CountedAreaField
      {...field('description')}
      label={answers.description.label}
      hint="Aufgaben, Team, Leistungen. Einfacher Text mit Zeilenumbrüchen."
      rows={8}
      length={description?.length ?? 0}
      maxLength={limits.jobDescriptionMax}
    />
  );
}

export function EmployerFields({ form: { field } }: FieldsProps) {
  return (
    <FieldRow>
      <TextField
        {...field('employer')}
        label={answers.employer.label}
        hint="Leer heißt „vertraulich“."
        maxLength={limits.companyMax}
        autoComplete="off"
      />
      <TextField
        {...field('adUrl')}
        label={answers.adUrl.label}
        hint="Eine Adresse wie https://firma.de/stelle."
        type="url"
        maxLength={limits.linkMax}
        autoComplete="off"
      />
    </FieldRow>
  );
}
