import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { MoreAbout } from '../../ui/form/MoreAbout.tsx';
import { Stack } from '../../ui/Stack.tsx';
import styles from './AutomationsPage.module.css';
import type { Form } from './automations.form.ts';
import { shieldQuery } from '../account.queries.ts';
import { type LineList, hasLines, shieldText, toLines } from './shield.form.ts';

export function ShieldFields({ form, onRemove }: { form: Form; onRemove: () => void }) {
  const { data: shield } = useSuspenseQuery(shieldQuery);
  const hidden = shieldText(shield);
  const { getValues, setValue } = form;
  const [isFilled, setFilled] = useState(false);

  useLayoutEffect(() => {
    if (isFilled) return;
    // Loaded a second time, it leaves what was typed.
    if (!hasLines(getValues())) {
      const { companies, domains } = toLines(shield);
      setValue('companies', companies);
      setValue('domains', domains);
    }
    setFilled(true);
  }, [isFilled, shield, getValues, setValue]);

  if (!isFilled) return null;
  return (
    <FormSection
      id="unsichtbar"
      title="Verbergen vor"
      description="Sobald hier etwas steht, findet Sie niemand mehr. Ihr Profil sieht nur, wer einen Schlüssel von Ihnen hat, und jede Freigabe bestätigen Sie selbst."
    >
      <MoreAbout>
        <p>
          Wer keinen Schlüssel hat, für den gibt es Sie nicht: Suche, Link, Bild, Listen, Anfragen
          und falsche Schlüssel antworten, als hätten Sie kein Konto. Das gilt für alle, gleich wer
          fragt und welche Firma jemand nennt. Deshalb lässt sich nicht herausfinden, wer hier
          steht. Nehmen Sie den letzten Eintrag heraus, sind Sie wieder zu finden wie zuvor.
        </p>
        <p>
          Die Namen sind für Ihre Augen: Nennt ein Angebot eine dieser Firmen oder ist die
          bestätigte E-Mail-Adresse von einer der Domains, steht das dabei. Groß- und
          Kleinschreibung, Umlaute und Rechtsform sind gleichgültig, und „Siemens“ meint auch
          „Siemens Healthineers AG“. Eine Mutterfirma, die anders heißt, geben Sie bitte als weitere
          an.
        </p>
        <p>
          Einen Schlüssel prüfen wir nicht darauf, wer ihn benutzt: Geben Sie ihn niemandem, der ihn
          weitergibt. Wer schon ein Match mit Ihnen hat, sieht Ihr Profil weiter, bis Sie die
          Freigabe im <Link to={paths.activity}>Datenbuch</Link> zurückziehen. Was sich jemand schon
          notiert hat, holen wir nicht zurück.
        </p>
      </MoreAbout>
      {hidden !== null && <p>Verborgen vor {hidden}.</p>}
      <details open={hidden !== null}>
        <summary>Firmen und Domains eintragen</summary>
        <Stack>
          <ShieldLines
            form={form}
            list="companies"
            first={{
              label: 'Mein jetziger Arbeitgeber',
              hint: 'Der Name der Firma. Geben Sie auch Kürzel an, zum Beispiel VW neben Volkswagen.',
            }}
            label="Weitere Firma"
            addLabel="Weitere Firma hinzufügen"
            maxLength={limits.companyMax}
            onRemove={onRemove}
          />
          <ShieldLines
            form={form}
            list="domains"
            label="Domain"
            addLabel="Domain hinzufügen"
            maxLength={limits.linkMax}
            onRemove={onRemove}
          />
        </Stack>
      </details>
    </FormSection>
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
  form: Form;
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
            variant="quiet"
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
