import {
  branchLabels,
  companySizeLabels,
  contractTypeLabels,
  countryLabels,
  fieldLabels,
  workModeLabels,
} from '@inkognito/shared/rules/codes';
import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { type ServerForm, useServerForm } from '../lib/form/useServerForm.ts';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { DraftNotice } from '../ui/form/DraftNotice.tsx';
import { FormActions } from '../ui/form/FormActions.tsx';
import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import { Notice } from '../ui/Notice.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField } from '../ui/field/SelectField.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { SalaryFields } from './SalaryFields.tsx';
import { type JobFormValues, hasPlace, jobForm, jobFormNames, startValues } from './job.form.ts';

type Form = ServerForm<JobFormValues, JobInput>;

const schema = () => Promise.resolve(jobForm);

const chooseText = 'Bitte wählen';

/** `describeFailure` gives what to say above the button of an error that names no field. */
export function JobForm({
  initial,
  draftKey,
  submitLabel,
  busyText,
  onSubmit,
  describeFailure,
}: {
  initial?: JobInput | undefined;
  draftKey: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (answers: JobInput) => Promise<void>;
  describeFailure: (error: unknown) => ReactNode;
}) {
  const form = useServerForm({
    schema,
    defaultValues: startValues(initial),
    save: onSubmit,
    fieldNames: jobFormNames,
    draft: draftKey,
  });
  const { busy, draft, error, formProps } = form;

  return (
    <form {...formProps}>
      {draft.isRestored && <DraftNotice onDiscard={draft.discard} />}
      <PositionSection form={form} />
      <CompanySection form={form} />
      <PlaceSection form={form} />
      <SalarySection form={form} />
      <FormActions>
        {error !== null && <Notice tone="danger">{describeFailure(error)}</Notice>}
        <div>
          <Button type="submit" size="large" busy={busy}>
            {submitLabel}
          </Button>
        </div>
        {busy && <Spinner>{busyText}</Spinner>}
      </FormActions>
    </form>
  );
}

function PositionSection({ form: { field } }: { form: Form }) {
  return (
    <FormSection title="Die Stelle" description="Was die Person tun soll, die Sie suchen.">
      <TextField
        {...field('jobTitle')}
        label="Berufsbezeichnung"
        hint="So, wie sie in Ihrer Anzeige steht, zum Beispiel Backend-Entwickler (m/w/d)."
        required
        maxLength={limits.jobTitleMax}
      />
      <SelectField
        {...field('field')}
        label="Berufsfeld"
        placeholder={chooseText}
        required
        options={optionsOf(fieldLabels)}
      />
      <SelectField
        {...field('contractType')}
        label="Vertragsart"
        placeholder={chooseText}
        required
        options={optionsOf(contractTypeLabels)}
      />
    </FormSection>
  );
}

function CompanySection({ form: { field } }: { form: Form }) {
  return (
    <FormSection
      title="Das Unternehmen"
      description="Für wen gearbeitet wird. Manche Menschen schließen einzelne Branchen aus."
    >
      <SelectField
        {...field('branch')}
        label="Branche"
        placeholder={chooseText}
        required
        options={optionsOf(branchLabels)}
      />
      <SelectField
        {...field('companySize')}
        label="Unternehmensgröße"
        placeholder={chooseText}
        required
        options={optionsOf(companySizeLabels)}
      />
    </FormSection>
  );
}

function PlaceSection({ form: { control, field } }: { form: Form }) {
  const remoteChoice = useWatch({ control, name: 'remoteChoice' });
  return (
    <FormSection
      title="Ort und Arbeitsmodell"
      description="Wo gearbeitet wird und wie viel davon zu Hause."
    >
      <ChoiceGroup
        {...field('remoteChoice')}
        legend="Arbeitsmodell"
        type="radio"
        columns={3}
        options={optionsOf(workModeLabels)}
      />
      {hasPlace(remoteChoice) && (
        <TextField
          {...field('jobLocation')}
          label="Arbeitsort"
          hint="Die Stadt genügt. Ohne Angabe zeigen wir „Remote“ an."
          maxLength={limits.placeMax}
        />
      )}
      <FieldRow>
        <TextField {...field('zipcode')} label="Postleitzahl" required autoComplete="off" />
        <SelectField
          {...field('country')}
          label="Land"
          required
          options={optionsOf(countryLabels)}
        />
      </FieldRow>
      <NumberField
        {...field('distance', { valueAsNumber: true })}
        label="Suchradius"
        hint="In diesem Umkreis um die Postleitzahl sollte die Person wohnen."
        unit="km"
        required
        min={0}
        max={limits.distanceMaxKm}
      />
      <NumberField
        {...field('homeOfficePercent', { valueAsNumber: true })}
        label="Homeoffice-Anteil"
        hint="0 heißt immer vor Ort, 100 ganz von zu Hause."
        unit="%"
        required
        min={0}
        max={limits.homeOfficeMaxPercent}
      />
    </FormSection>
  );
}

function SalarySection({ form: { control, field, setValue } }: { form: Form }) {
  const [min, max] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });
  return (
    <FormSection
      title="Gehalt"
      description="Brutto im Jahr, in Tausend Euro: 65 steht für 65.000 €."
    >
      <SalaryFields
        minField={field('salaryMin', { valueAsNumber: true })}
        maxField={field('salaryMax', { valueAsNumber: true })}
        min={min}
        max={max}
        onTakeOver={(which, value) => {
          setValue(which === 'min' ? 'salaryMin' : 'salaryMax', value, { shouldDirty: true });
        }}
      />
    </FormSection>
  );
}

function optionsOf<Code extends string>(labels: Readonly<Record<Code, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value, label }));
}
