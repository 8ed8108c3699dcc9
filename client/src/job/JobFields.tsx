import type { JobInput } from '@inkognito/shared/job';
import { contractTypeLabels, workModeLabels } from '@inkognito/shared/codes';
import { countingLabels, countingOf } from '@inkognito/shared/rules/counting';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { ChoiceGroup } from '../ui/field/ChoiceGroup.tsx';
import { NumberField } from '../ui/field/NumberField.tsx';
import { SelectField, optionsOf } from '../ui/field/SelectField.tsx';
import { FieldRow, FormSection } from '../ui/form/FormSection.tsx';
import { optionalNumber } from '../lib/form/useServerForm.ts';
import { CompanySection } from './CompanySection.tsx';
import styles from './JobFields.module.css';
import { Read } from './reading/Read.tsx';
import { SalaryFields } from './SalaryFields.tsx';
import { TitleField } from './title/TitleField.tsx';
import { type JobFieldsForm, asksHomeOffice, asksHours, hasPlace, isPartTime } from './job.form.ts';
import { fullTimeText } from './job.format.ts';

export function JobFields({
  form,
  initial,
  isCompanyKnown,
}: {
  form: JobFieldsForm;
  initial: JobInput | undefined;
  isCompanyKnown: boolean;
}) {
  return (
    <>
      <p className={styles.explanation}>
        Neben jeder Frage steht, ob sie zählt, also das Ergebnis verändert. Der Rest beschreibt nur
        Ihre Stelle. <Link to={paths.rules}>So rechnen wir</Link>
      </p>
      <PositionSection form={form} initial={initial} />
      <SalarySection form={form} initial={initial} />
      <CompanySection form={form} isKnown={isCompanyKnown} />
    </>
  );
}

type Fields = { form: JobFieldsForm; initial: JobInput | undefined };

function PositionSection({ form, initial }: Fields) {
  const { control, field, setValue } = form;
  const mode = useWatch({ control, name: 'remoteChoice' });
  const mark = (answer: keyof JobInput) => countingLabels[countingOf(answer, mode)];
  return (
    <FormSection title="Die Stelle" description="Was die Person tun soll, die Sie suchen, und wo.">
      <Read field="jobTitle">
        <TitleField
          {...field('jobTitle')}
          text={useWatch({ control, name: 'jobTitle' })}
          onTextChange={(title) => setValue('jobTitle', title, { shouldDirty: true })}
          label="Berufsbezeichnung"
          mark={mark('jobTitle')}
          hint="So, wie sie in Ihrer Anzeige steht, zum Beispiel Backend-Entwickler (m/w/d)."
          required
          maxLength={limits.jobTitleMax}
          autoComplete="off"
        />
      </Read>
      <Read field="remoteChoice">
        <ChoiceGroup
          {...field('remoteChoice')}
          legend="Arbeitsmodell"
          mark={mark('remoteChoice')}
          type="radio"
          columns={3}
          options={optionsOf(workModeLabels)}
        />
      </Read>
      {(asksHomeOffice(mode, initial) || hasPlace(mode)) && (
        <FieldRow>
          {asksHomeOffice(mode, initial) && (
            <Read field="homeOfficePercent">
              <NumberField
                {...field('homeOfficePercent', { valueAsNumber: true })}
                label="Homeoffice-Anteil"
                mark={mark('homeOfficePercent')}
                hint="0 heißt immer vor Ort, 100 ganz von zu Hause."
                unit="%"
                required
                min={0}
                max={limits.homeOfficeMaxPercent}
              />
            </Read>
          )}
          {hasPlace(mode) && (
            <NumberField
              {...field('distance', { valueAsNumber: true })}
              label="Suchradius"
              mark={mark('distance')}
              hint="So weit entfernt sollte die Person höchstens wohnen."
              unit="km"
              required
              min={0}
              max={limits.distanceMaxKm}
            />
          )}
        </FieldRow>
      )}
      <ContractFields form={form} initial={initial} />
    </FormSection>
  );
}

function ContractFields({ form: { control, field }, initial }: Fields) {
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

function SalarySection({ form: { control, field, setValue }, initial }: Fields) {
  const [min, max, contractType, weeklyHours] = useWatch({
    control,
    name: ['salaryMin', 'salaryMax', 'contractType', 'weeklyHours'],
  });
  const isSalaryOpen = isPartTime(contractType) && !weeklyHours;
  const forHours = asksHours(contractType, initial) ? ' für diese Stunden' : '';
  return (
    <FormSection
      title="Gehalt"
      description={`Brutto im Jahr${forHours}, in Tausend Euro: 65 steht für 65.000\u00a0€. Ohne Höchstgehalt gilt das Mindestgehalt.`}
    >
      <div>
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
        <p role="status" className={styles.fullTime}>
          {fullTimeText(contractType, weeklyHours, { min, max })}
        </p>
      </div>
    </FormSection>
  );
}
