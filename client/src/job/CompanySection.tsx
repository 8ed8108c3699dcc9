import {
  branchLabels,
  companySizeLabels,
  countryLabels,
  fieldLabels,
} from '@inkognito/shared/codes';
import { countingLabels, countingOf } from '@inkognito/shared/rules/counting';
import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { use, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../ui/Button.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import { type CompanyAnswers, companyAnswers } from './company.ts';
import styles from './JobFields.module.css';
import { PostcodeField } from './place/PostcodeField.tsx';
import { useTown } from './place/place.queries.ts';
import { Read } from './reading/Read.tsx';
import { PostingMarksContext } from './reading/marks.ts';
import { type JobFieldsForm, hasPlace } from './job.form.ts';

export function CompanySection({ form, isKnown }: { form: JobFieldsForm; isKnown: boolean }) {
  const { formState, setFocus } = form;
  const [isOpened, setIsOpened] = useState(false);
  const isRead = useIsRead();
  const isWrong = companyAnswers.some((name) => formState.errors[name] !== undefined);

  useEffect(() => {
    // The focused button is unmounted.
    if (isOpened) setFocus('zipcode');
  }, [isOpened, setFocus]);

  if (isKnown && !isOpened && !isWrong && !isRead) {
    return <KnownCompany form={form} onChange={() => setIsOpened(true)} />;
  }
  return (
    <FormSection
      title="Das Unternehmen"
      description="Für wen und wo gearbeitet wird. Manche Menschen schließen einzelne Branchen aus."
    >
      <PlaceFields form={form} />
      <FieldRow>
        <CompanySelect form={form} name="branch" />
        <CompanySelect form={form} name="companySize" />
      </FieldRow>
      <CompanySelect form={form} name="field" />
    </FormSection>
  );
}

function useIsRead(): boolean {
  const marks = use(PostingMarksContext)?.marks ?? {};
  const isRead = companyAnswers.some(
    (name) => marks[name] && marks[name].value !== marks[name].before,
  );
  const [wasRead, setWasRead] = useState(isRead);
  if (isRead && !wasRead) setWasRead(true);
  return isRead || wasRead;
}

function KnownCompany({
  form: { control },
  onChange,
}: {
  form: JobFieldsForm;
  onChange: () => void;
}) {
  const values = useWatch({ control }) as Partial<CompanyAnswers> & Partial<JobInput>;
  return (
    <FormSection
      title="Ihre Firma"
      description="Aus einer früheren Angabe übernommen. Sie müssen nichts davon noch einmal eingeben."
    >
      <div className={styles.known}>
        <p>{companyInWords(values)}</p>
        <Button variant="secondary" size="small" onClick={onChange}>
          Ändern
        </Button>
      </div>
    </FormSection>
  );
}

function companyInWords(values: Partial<JobInput>): string {
  const { branch, companySize, zipcode, jobLocation, country, field } = values;
  const place = [zipcode, hasPlace(values.remoteChoice) && jobLocation].filter(Boolean).join(' ');
  return [
    branch && branchLabels[branch],
    companySize && companySizeLabels[companySize],
    country && `${place} (${countryLabels[country]})`,
    field && `Berufsfeld ${fieldLabels[field]}`,
  ]
    .filter(Boolean)
    .join('\u00a0· ');
}

function PlaceFields({ form: { control, field, setValue, clearErrors } }: { form: JobFieldsForm }) {
  const [mode, country, zipcode, jobLocation = '', acceptedZipcode] = useWatch({
    control,
    name: ['remoteChoice', 'country', 'zipcode', 'jobLocation', 'acceptedZipcode'],
  });
  const place = jobLocation.trim();
  const town = useTown(hasPlace(mode) && place !== '' ? { town: place, country } : null);
  const mark = (answer: keyof JobInput) => countingLabels[countingOf(answer, mode)];
  return (
    <>
      <FieldRow>
        <Read field="zipcode">
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
        </Read>
        <Read field="country">
          <SelectField
            {...field('country')}
            label="Land"
            mark={mark('country')}
            required
            autoComplete="country"
            options={optionsOf(countryLabels)}
          />
        </Read>
      </FieldRow>
      {hasPlace(mode) && (
        <Read field="jobLocation">
          <TextField
            {...field('jobLocation')}
            label="Arbeitsort"
            mark={mark('jobLocation')}
            hint="Die Stadt genügt. Ohne Angabe zeigen wir den Ort der Postleitzahl."
            maxLength={limits.placeMax}
            autoComplete="address-level2"
          />
        </Read>
      )}
    </>
  );
}

const companySelects = {
  branch: { label: 'Branche', options: optionsOf(branchLabels) },
  companySize: { label: 'Unternehmensgröße', options: optionsOf(companySizeLabels) },
  field: { label: 'Berufsfeld', options: optionsOf(fieldLabels) },
} as const;

function CompanySelect({ form, name }: { form: JobFieldsForm; name: keyof typeof companySelects }) {
  return (
    <Read field={name}>
      <SelectField
        {...form.field(name)}
        {...companySelects[name]}
        mark={countingLabels[countingOf(name)]}
        placeholder="Bitte wählen"
        required
      />
    </Read>
  );
}
