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
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { showFieldErrors } from '../lib/form.ts';
import { useFormDraft } from '../lib/useFormDraft.ts';
import { zodResolver } from '@hookform/resolvers/zod';
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

type Form = UseFormReturn<JobFormValues, unknown, JobInput>;

const chooseText = 'Bitte wählen';

/**
 * The questionnaire about a posting. `onSubmit` may throw: field errors go beside their fields, for everything else
 * `describeFailure` gives what to say above the button. Typed text stays either way.
 */
export function JobForm({
  initial,
  draftKey,
  submitLabel,
  busyText,
  onSubmit,
  describeFailure,
}: {
  initial?: JobInput | undefined;
  /** Where unsaved answers wait for a reload. */
  draftKey: string;
  submitLabel: string;
  busyText: string;
  onSubmit: (answers: JobInput) => Promise<void>;
  describeFailure: (error: unknown) => ReactNode;
}) {
  const [failure, setFailure] = useState<ReactNode>(null);
  const form: Form = useForm<JobFormValues, unknown, JobInput>({
    resolver: zodResolver(jobForm),
    defaultValues: startValues(initial),
  });
  const draft = useFormDraft(form, draftKey);
  const { isSubmitting } = form.formState;

  const submit = async (answers: JobInput) => {
    setFailure(null);
    try {
      await onSubmit(answers);
      draft.markSaved();
    } catch (error) {
      if (!showFieldErrors(form, error, jobFormNames)) setFailure(describeFailure(error));
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)}>
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      <PositionSection form={form} />
      <CompanySection form={form} />
      <PlaceSection form={form} />
      <SalarySection form={form} />
      <FormActions>
        {failure !== null && <Notice tone="danger">{failure}</Notice>}
        <div>
          <Button type="submit" size="large" busy={isSubmitting}>
            {submitLabel}
          </Button>
        </div>
        {isSubmitting && <Spinner>{busyText}</Spinner>}
      </FormActions>
    </form>
  );
}

function PositionSection({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection title="Die Stelle" description="Was die Person tun soll, die Sie suchen.">
      <TextField
        {...register('jobTitle')}
        label="Berufsbezeichnung"
        hint="So, wie sie in Ihrer Anzeige steht, zum Beispiel Backend-Entwickler (m/w/d)."
        required
        maxLength={limits.jobTitleMax}
        error={errors.jobTitle?.message}
      />
      <SelectField
        {...register('field')}
        label="Berufsfeld"
        placeholder={chooseText}
        required
        options={optionsOf(fieldLabels)}
        error={errors.field?.message}
      />
      <SelectField
        {...register('contractType')}
        label="Vertragsart"
        placeholder={chooseText}
        required
        options={optionsOf(contractTypeLabels)}
        error={errors.contractType?.message}
      />
    </FormSection>
  );
}

function CompanySection({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <FormSection
      title="Das Unternehmen"
      description="Für wen gearbeitet wird. Manche Menschen schließen einzelne Branchen aus."
    >
      <SelectField
        {...register('branch')}
        label="Branche"
        placeholder={chooseText}
        required
        options={optionsOf(branchLabels)}
        error={errors.branch?.message}
      />
      <SelectField
        {...register('companySize')}
        label="Unternehmensgröße"
        placeholder={chooseText}
        required
        options={optionsOf(companySizeLabels)}
        error={errors.companySize?.message}
      />
    </FormSection>
  );
}

function PlaceSection({ form: { register, formState, control } }: { form: Form }) {
  const { errors } = formState;
  const remoteChoice = useWatch({ control, name: 'remoteChoice' });
  return (
    <FormSection
      title="Ort und Arbeitsmodell"
      description="Wo gearbeitet wird und wie viel davon zu Hause."
    >
      <ChoiceGroup
        {...register('remoteChoice')}
        legend="Arbeitsmodell"
        type="radio"
        columns={3}
        options={optionsOf(workModeLabels)}
        error={errors.remoteChoice?.message}
      />
      {hasPlace(remoteChoice) && (
        <TextField
          {...register('jobLocation')}
          label="Arbeitsort"
          hint="Die Stadt genügt. Ohne Angabe zeigen wir „Remote“ an."
          maxLength={limits.placeMax}
          error={errors.jobLocation?.message}
        />
      )}
      <FieldRow>
        <TextField
          {...register('zipcode')}
          label="Postleitzahl"
          required
          autoComplete="off"
          error={errors.zipcode?.message}
        />
        <SelectField
          {...register('country')}
          label="Land"
          required
          options={optionsOf(countryLabels)}
          error={errors.country?.message}
        />
      </FieldRow>
      <NumberField
        {...register('distance', { valueAsNumber: true })}
        label="Suchradius"
        hint="In diesem Umkreis um die Postleitzahl sollte die Person wohnen."
        unit="km"
        required
        min={0}
        max={limits.distanceMaxKm}
        error={errors.distance?.message}
      />
      <NumberField
        {...register('homeOfficePercent', { valueAsNumber: true })}
        label="Homeoffice-Anteil"
        hint="0 heißt immer vor Ort, 100 ganz von zu Hause."
        unit="%"
        required
        min={0}
        max={limits.homeOfficeMaxPercent}
        error={errors.homeOfficePercent?.message}
      />
    </FormSection>
  );
}

function SalarySection({ form: { register, formState, control, setValue } }: { form: Form }) {
  const { errors } = formState;
  const [min, max] = useWatch({ control, name: ['salaryMin', 'salaryMax'] });
  return (
    <FormSection
      title="Gehalt"
      description="Brutto im Jahr, in Tausend Euro: 65 steht für 65.000 €."
    >
      <SalaryFields
        minProps={register('salaryMin', { valueAsNumber: true })}
        maxProps={register('salaryMax', { valueAsNumber: true })}
        minError={errors.salaryMin?.message}
        maxError={errors.salaryMax?.message}
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
