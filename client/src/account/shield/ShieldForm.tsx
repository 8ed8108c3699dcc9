import { limits } from '@inkognito/shared/rules/limits';
import type { ShieldDto } from '@inkognito/shared/shield';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { FormSection, FormActions } from '../../ui/form/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useSaveShield } from '../account.queries.ts';
import { shieldForm, findLine, fromLines, toLines, shieldText } from './shield.form.ts';
import { ShieldLines, type ShieldFormState } from './ShieldLines.tsx';

export function ShieldForm({ shield }: { shield: ShieldDto }) {
  const { mutateAsync: saveShield } = useSaveShield();
  const [saved, setSaved] = useState<ShieldDto | null>(null);
  const form: ShieldFormState = useServerForm({
    schema: shieldForm,
    defaultValues: toLines(shield),
    save: async (values) => {
      try {
        const next = await saveShield(fromLines(values));
        form.reset(toLines(next));
        setSaved(next);
      } catch (error) {
        placeErrors(form, error);
        throw error;
      }
    },
    fallback: 'Bitte versuchen Sie es erneut.',
    warnBeforeLeaving: true,
  });
  const { busy, failure, formProps } = form;
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
        {failure !== null && (
          <Notice tone="danger" title="Ihre Änderungen sind nicht gespeichert.">
            {failure}
          </Notice>
        )}
        {saved !== null && !busy && (
          <Notice tone="success" title="Gilt ab sofort.">
            {savedText(saved)}
          </Notice>
        )}
        <div>
          <Button type="submit" size="large" busy={busy}>
            Speichern
          </Button>
        </div>
      </FormActions>
    </form>
  );
}

function savedText(shield: ShieldDto): string {
  const text = shieldText(shield);
  return text === null
    ? 'Sie sind vor keiner Firma mehr verborgen.'
    : `Sie sind unsichtbar für ${text}.`;
}

function placeErrors({ getValues, setError }: ShieldFormState, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const values = getValues();
  const placed = Object.entries(error.fields).flatMap(([path, message]) => {
    const name = findLine(values, path);
    return name === null ? [] : [{ name, message }];
  });
  placed.forEach(({ name, message }, index) =>
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
}
