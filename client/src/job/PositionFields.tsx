import type { JobInput } from '@inkognito/shared/job';
import { contractTypeLabels, workModeLabels } from '@inkognito/shared/codes';
import { isPartTimeContract } from '@inkognito/shared/rules/criteria/contractType';
import { countingLabels, countingOf } from '@inkognito/shared/rules/counting';
import { limits } from '@inkognito/shared/limits';
import { useWatch } from 'react-hook-form';
import { optionalNumber } from '../lib/form/useServerForm.ts';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { FieldRow } from '../ui/form/FormSection.tsx';
import styles from './JobFields.module.css';
import { type JobFieldsForm, asksHomeOffice, asksHours } from './job.form.ts';
import { fullTimeText } from './job.format.ts';
import { Read } from './reading/Read.tsx';
import { SalaryFields } from './SalaryFields.tsx';
import { TitleField } from './title/TitleField.tsx';

export type FieldsProps = { form: JobFieldsForm; initial: JobInput | undefined };

export function TitleFields({ form: { control, field, setValue } }: FieldsProps) {
  return (
    <Read field="jobTitle">
      <TitleField
        {...field('jobTitle')}
        text={useWatch({ control, name: 'jobTitle' })}
        onTextChange={(title) => setValue('jobTitle', title, { shouldDirty: true })}
        label="Berufsbezeichnung"
        mark={countingLabels[countingOf('jobTitle')]}
        hint="So, wie sie in Ihrer Anzeige steht, zum Beispiel Backend-Entwickler (m/w/d)."
        required
        maxLength={limits.jobTitleMax}
        autoComplete="off"
      />
    </Read>
  );
}

export function ModeFields({ form: { control, field }, initial }: FieldsProps) {
  const mode = useWatch({ control, name: 'remoteChoice' });
  return (
    <>
      <Read field="remoteChoice">
        <ChoiceGroup
          {...field('remoteChoice')}
          legend="Arbeitsmodell"
          mark={countingLabels[countingOf('remoteChoice', mode)]}
          type="radio"
          columns={3}
          options={optionsOf(workModeLabels)}
        />
      </Read>
      {asksHomeOffice(mode, initial) && (
        <Read field="homeOfficePercent">
          <NumberField
            {...field('homeOfficePercent', { valueAsNumber: true })}
            label="Homeoffice-Anteil"
            mark={countingLabels[countingOf('homeOfficePercent', mode)]}
            hint="0 heißt immer vor Ort, 100 ganz von zu Hause."
            unit="%"
            required
            min={0}
            max={limits.homeOfficeMaxPercent}
          />
        </Read>
      )}
    </>
  );
}

export function ContractFields({ form: { control, field }, initial }: FieldsProps) {
  const contractType = useWatch({ control, name: 'contractType' });
  return (
    <FieldRow>
      <Read field="contractType">
        <SelectField
          {...field('contractType')}
          label="Vertragsart"
          mark={countingLabels[countingOf('contractType')]}
          placeholder="Bitte wählen"
          required
          options={optionsOf(contractTypeLabels)}
        />
      </Read>
      {asksHours(contractType, initial) && (
        <Read field="weeklyHours">
          <NumberField
            {...field('weeklyHours', { setValueAs: optionalNumber })}
            label="Wochenstunden"
            mark={countingLabels[countingOf('weeklyHours')]}
            unit="Stunden"
            min={1}
            max={limits.weeklyHoursMax}
          />
        </Read>
      )}
    </FieldRow>
  );
}

export function PayFields({ form: { control, field, setValue }, initial }: FieldsProps) {
  const [min, max, contractType, weeklyHours] = useWatch({
    control,
    name: ['salaryMin', 'salaryMax', 'contractType', 'weeklyHours'],
  });
  const isSalaryOpen = isPartTimeContract(contractType) && !weeklyHours;
  const forHours = asksHours(contractType, initial) ? ' für diese Stunden' : '';
  return (
    <div className={styles.pay}>
      <Read field="salary">
        <SalaryFields
          minField={field('salaryMin', { valueAsNumber: true })}
          maxField={field('salaryMax', { valueAsNumber: true })}
          min={min}
          max={max ?? null}
          mark={countingLabels[isSalaryOpen ? 'ignored' : countingOf('salary')]}
          isMaxOptional
          onTakeOver={(name, value) => setValue(name, value, { shouldDirty: true })}
        />
      </Read>
      <p className={styles.soft}>
        Brutto im Jahr{forHours}, in Tausend Euro: 65 steht für 65.000{'\u00a0'}€. Ohne Höchstgehalt
        gilt das Mindestgehalt.
      </p>
      <p role="status" className={styles.fullTime}>
        {fullTimeText(contractType, weeklyHours, { min, max })}
      </p>
    </div>
  );
}
