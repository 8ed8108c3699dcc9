import { FormEnd } from '../../ui/form/Form.tsx';
import { limits } from '@inkognito/shared/limits';
import type { ShieldDto } from '@inkognito/shared/shield';
import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { type ServerForm, useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { FormSection, FormActions } from '../../ui/form/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSaveShield } from '../account.queries.ts';
import {
  type LineList,
  type ShieldValues,
  findLine,
  fromLines,
  shieldForm,
  shieldText,
  toLines,
} from './shield.form.ts';
import styles from './ShieldPage.module.css';

type ShieldFormState = ServerForm<ShieldValues, ShieldValues>;

export function ShieldForm({ shield }: { shield: ShieldDto }) {
  const saveShield = useSaveShield();
  const [saved, setSaved] = useState<ShieldDto | null>(null);
  const form: ShieldFormState = useServerForm({
    schema: shieldForm,
    defaultValues: toLines(shield),
    save: async (values) => {
      const next = await saveShield(fromLines(values));
      form.reset(toLines(next));
      setSaved(next);
    },
    fieldOf: findLine,
    tellFields: true,
    fallback: 'Bitte versuchen Sie es erneut.',
    warnBeforeLeaving: true,
  });
  const { busy, formProps } = form;
  const forgetSaved = () => setSaved(null);

  return (
    <form {...formProps} onChange={forgetSaved}>
      <FormSection
        title="Firmen"
        description="Ein Name im anderen zählt mit: „Siemens“ verbirgt Sie auch vor „Siemens Healthineers AG“. Groß- und Kleinschreibung, Umlaute und Rechtsform sind gleichgültig. Geben Sie auch Kürzel an, zum Beispiel VW neben Volkswagen."
      >
        <ShieldLines
          form={form}
          list="companies"
          first={{
            label: 'Mein jetziger Arbeitgeber',
            hint: 'Der Name der Firma. Eine Mutterfirma, die anders heißt, geben Sie bitte als weitere an.',
          }}
          label="Weitere Firma"
          addLabel="Weitere Firma hinzufügen"
          maxLength={limits.companyMax}
          onRemove={forgetSaved}
        />
      </FormSection>
      <FormSection
        title="Domains"
        description="Trifft alle, deren E-Mail-Adresse von dieser Domain oder einer Unterdomain ist, wie auch immer sie ihre Firma nennen."
      >
        <ShieldLines
          form={form}
          list="domains"
          label="Domain"
          addLabel="Domain hinzufügen"
          maxLength={limits.linkMax}
          onRemove={forgetSaved}
        />
      </FormSection>
      <FormActions>
        {saved !== null && !busy && (
          <Notice tone="success" title="Gilt ab sofort.">
            {savedText(saved)}
          </Notice>
        )}
        <FormEnd
          form={form}
          failureTitle="Ihre Änderungen sind nicht gespeichert."
          submitLabel="Speichern"
          size="large"
        />
      </FormActions>
    </form>
  );
}

/** A `first` line has its own name and cannot be removed. */
function ShieldLines({
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
  first?: { label: string; hint: string };
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

function savedText(shield: ShieldDto): string {
  const text = shieldText(shield);
  return text === null
    ? 'Sie sind vor keiner Firma mehr verborgen.'
    : `Sie sind unsichtbar für ${text}.`;
}
