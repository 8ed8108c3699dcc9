import { limits } from '@inkognito/shared/rules/limits';
import { useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { ServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import type { ShieldValues, LineList } from './shield.form.ts';
import styles from './ShieldPage.module.css';

export type ShieldFormState = ServerForm<ShieldValues, ShieldValues>;

type FirstLine = { label: string; hint: string };

/** One line for each entry. With a `first` one, which has its own name, that line cannot be removed. */
export function ShieldLines({
  form: { control, field },
  list,
  label,
  addLabel,
  maxLength,
  first,
  onRemove,
}: {
  form: ShieldFormState;
  list: LineList;
  label: string;
  addLabel: string;
  maxLength: number;
  first?: FirstLine;
  onRemove: () => void;
}) {
  const { fields: lines, append, remove } = useFieldArray({ control, name: list });
  const addButton = useRef<HTMLButtonElement>(null);
  const shared = { maxLength, autoComplete: 'off', autoCapitalize: 'off', spellCheck: false };
  return (
    <>
      {lines.map(({ id }, index) => {
        const input = { ...shared, ...field(`${list}.${index}.value`) };
        if (first && index === 0) return <TextField key={id} {...input} {...first} />;
        const numbered = `${label} ${first ? index : index + 1}`;
        return (
          <div key={id} className={styles.line}>
            <TextField {...input} label={numbered} />
            <Button
              variant="quiet"
              icon={drawings.trash}
              aria-label={`${numbered} entfernen`}
              onClick={() => {
                remove(index);
                onRemove();
                addButton.current?.focus();
              }}
            >
              Entfernen
            </Button>
          </div>
        );
      })}
      {lines.length < limits.shieldEntriesMax ? (
        <div>
          <Button
            ref={addButton}
            variant="secondary"
            size="small"
            onClick={() => append({ value: '' })}
          >
            {addLabel}
          </Button>
        </div>
      ) : (
        <p className={styles.soft}>
          Mehr als {limits.shieldEntriesMax} Einträge sind nicht möglich.
        </p>
      )}
    </>
  );
}
