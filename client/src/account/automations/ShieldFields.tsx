import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { MoreAbout } from '../../ui/form/MoreAbout.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { Form } from './automations.form.ts';
import { shieldQuery } from '../account.queries.ts';
import { type LineList, hasLines, shieldText, toLines } from './shield.form.ts';

export function ShieldFields({ form }: { form: Form }) {
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
          <Lines
            form={form}
            list="companies"
            label="Firmen"
            hint="Eine je Zeile, zuerst Ihr jetziger Arbeitgeber. Geben Sie auch Kürzel an, zum Beispiel VW neben Volkswagen."
          />
          <Lines form={form} list="domains" label="Domains" hint="Eine je Zeile." />
        </Stack>
      </details>
    </FormSection>
  );
}

function Lines({
  form: { control },
  list,
  ...words
}: {
  form: Form;
  list: LineList;
  label: string;
  hint: string;
}) {
  const { field, fieldState } = useController({ control, name: list });
  return (
    <TextAreaField
      {...words}
      {...field}
      value={field.value.join('\n')}
      onChange={(event) => field.onChange(event.currentTarget.value.split('\n'))}
      error={fieldState.error?.message}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
