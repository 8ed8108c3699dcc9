import { contractTypeLabels, workModeLabels } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { figureReader } from '@inkognito/shared/schema/figure';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { FieldRow } from '../ui/form/FormSection.tsx';
import styles from './JobFields.module.css';
import { type JobFieldsForm, type JobFormValues, asksHomeOffice, asksHours } from './job.form.ts';
import { answers } from './answers.ts';
import { SalaryFields } from './SalaryFields.tsx';
import { TitleField } from './title/TitleField.tsx';

export type FieldsProps = { form: JobFieldsForm };

type AskedField = Exclude<keyof typeof answers & keyof JobFormValues, 'salary'>;

/** What the control of each answer has; `read` for figures. */
export const askedBy =
  ({ field }: Pick<JobFieldsForm, 'field'>) =>
  (name: AskedField, read?: Parameters<typeof figureReader>[0]) => ({
    ...field(name, read && { setValueAs: figureReader(read) }),
    label: answers[name].label,
  });

export function TitleFields({ form }: FieldsProps) {
  const { control, setValue } = form;
  const title = useWatch({ control, name: 'jobTitle' });
  return (
    <TitleField
      {...askedBy(form)('jobTitle')}
      text={title}
      onTextChange={(title) => setValue('jobTitle', title, { shouldDirty: true })}
      hint="So, wie sie in Ihrer Anzeige steht, zum Beispiel Backend-Entwickler (m/w/d)."
      required
      maxLength={limits.jobTitleMax}
      autoComplete="off"
    />
  );
}

export function ModeFields({ form }: FieldsProps) {
  const mode = useWatch({ control: form.control, name: 'remoteChoice' });
  const asked = askedBy(form);
  const { label: legend, ...choice } = asked('remoteChoice');
  return (
    <>
      <ChoiceGroup
        {...choice}
        legend={legend}
        type="radio"
        columns={3}
        options={optionsOf(workModeLabels)}
      />
      {asksHomeOffice(mode) && (
        <NumberField
          {...asked('homeOfficePercent', 'percent')}
          hint="0 heißt immer vor Ort, 100 ganz von zu Hause."
          unit="%"
          required
        />
      )}
    </>
  );
}

export function ContractFields({ form }: FieldsProps) {
  const [contractType, weeklyHours] = useWatch({
    control: form.control,
    name: ['contractType', 'weeklyHours'],
  });
  const asked = askedBy(form);
  const isAsked = asksHours({ contractType, weeklyHours });
  // Emptied while typing, it stays.
  const [wasAsked, setWasAsked] = useState(isAsked);
  if (isAsked && !wasAsked) setWasAsked(true);
  return (
    <FieldRow>
      <SelectField
        {...asked('contractType')}
        placeholder="Bitte wählen"
        required
        options={optionsOf(contractTypeLabels)}
      />
      {(isAsked || wasAsked) && (
        <NumberField
          {...asked('weeklyHours', 'hours')}
          hint="Halbe Stunden zählen als ganze."
          unit="Stunden"
          inputMode="decimal"
        />
      )}
    </FieldRow>
  );
}

export function PayFields({ form: { control, field, setValue } }: FieldsProps) {
  const [min, max, contractType, weeklyHours] = useWatch({
    control,
    name: ['salaryMin', 'salaryMax', 'contractType', 'weeklyHours'],
  });
  const forHours = asksHours({ contractType, weeklyHours }) ? ' für diese Stunden' : '';
  return (
    <div className={styles.pay}>
      <SalaryFields
        minField={field('salaryMin', { setValueAs: figureReader('thousandEuros') })}
        maxField={field('salaryMax', { setValueAs: figureReader('thousandEuros') })}
        min={min}
        max={max ?? null}
        isMaxOptional
        onTakeOver={(name, value) => setValue(name, value, { shouldDirty: true })}
      />
      <p className={styles.soft}>
        Brutto im Jahr{forHours}, in Tausend Euro: 65 steht für 65.000{'\u00a0'}€. Ohne Höchstgehalt
        gilt das Mindestgehalt.
      </p>
    </div>
  );
}
