import { salaryOrderMessage } from '@inkognito/shared/job';
import { salaryInThousands, salaryMeant } from '@inkognito/shared/rules/criteria/salary';
import { Button } from '../ui/Button.tsx';
import type { FieldProps } from '../lib/form/useServerForm.ts';
import { NumberField } from '../ui/field/NumberField.tsx';
import { Columns, Stack } from '../ui/Stack.tsx';
import styles from './SalaryFields.module.css';

type TakeOver = (value: number) => void;

/** Thousands of euros a year; register the fields with `figureReader('thousandEuros')`. */
export function SalaryFields({
  minField,
  maxField,
  min,
  max,
  isMaxOptional = false,
  onTakeOver,
}: {
  minField: FieldProps;
  maxField: FieldProps;
  min: number | null;
  max: number | null;
  isMaxOptional?: boolean;
  onTakeOver: (name: 'salaryMin' | 'salaryMax', value: number) => void;
}) {
  const common = { unit: 'Tsd. €', inputMode: 'decimal' } as const;
  return (
    <Columns minimum={12}>
      <Stack gap="small">
        <NumberField
          {...minField}
          {...common}
          label="Mindestgehalt im Jahr"
          required
          error={shownMinError(minField.error, min, max)}
        />
        <AmountQuestion value={min} onTakeOver={(value) => onTakeOver('salaryMin', value)} />
      </Stack>
      <Stack gap="small">
        <NumberField
          {...maxField}
          {...common}
          label="Höchstgehalt im Jahr"
          required={!isMaxOptional}
        />
        <AmountQuestion value={max} onTakeOver={(value) => onTakeOver('salaryMax', value)} />
      </Stack>
    </Columns>
  );
}

/** On every input, as correcting the other end may fix the order too. */
function shownMinError(error: string | undefined, min: number | null, max: number | null) {
  if (error !== undefined && error !== salaryOrderMessage) return error;
  const wrongOrder =
    typeof min === 'number' &&
    typeof max === 'number' &&
    salaryInThousands(min) > salaryInThousands(max);
  return wrongOrder ? salaryOrderMessage : undefined;
}

function AmountQuestion({ value, onTakeOver }: { value: number | null; onTakeOver: TakeOver }) {
  const amount = typeof value === 'number' ? value : 0;
  const thousands = salaryMeant(amount);
  return (
    <div role="status" className={styles.question}>
      {thousands !== null && (
        <>
          Meinten Sie {thousands} Tsd. €?
          <Button variant="quiet" size="small" onClick={() => onTakeOver(thousands)}>
            Ja, {thousands} übernehmen
          </Button>
        </>
      )}
      {thousands === null && !Number.isInteger(amount) && (
        <>Zählt als {salaryInThousands(amount)} Tsd. €.</>
      )}
    </div>
  );
}
