import type { JobInput } from '@inkognito/shared/job';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { CompanyAnswers } from '../company.ts';
import { type JobFieldsForm, startValues } from '../job.form.ts';
import {
  type Change,
  type FilledField,
  type Marks,
  type PostingMarks,
  askerFields,
  emptyValue,
} from './marks.ts';
import type { ReadingResult } from './ReadingSummary.tsx';
import { planFilling } from './filling.ts';
import { PastedTextForm } from './PastedTextForm.tsx';

export function usePostingMarks({
  control,
  formState,
  setFocus,
  setValue,
}: JobFieldsForm): PostingMarks {
  const [marks, setMarks] = useState<Marks>({});
  const { isSubmitted } = formState;
  const onChange = (changes: readonly Change[]) => {
    for (const { name, value } of changes) {
      // The library types a value by its field's name, which is dynamic here.
      setValue(name as 'jobTitle', value as never, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
    setMarks((before) => ({
      ...before,
      ...Object.fromEntries(changes.map(({ name, mark }) => [name, mark])),
    }));
  };
  const onRemove = (names: readonly FilledField[]) => {
    onChange(names.map((name) => ({ name, value: marks[name]?.before ?? emptyValue(name) })));
    // The focused button is unmounted.
    if (names[0]) setFocus(names[0] as 'jobTitle');
  };
  return { control, marks, onChange, onRemove };
}

type Reading = {
  form: JobFieldsForm;
  marks: PostingMarks;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
  asksWho: boolean;
  onRead: (result: ReadingResult) => void;
};

/** Open, the text field; else the button that opens it. */
export function PostingReading({
  isOpen,
  isReopened,
  onOpen,
  ...reading
}: Reading & { isOpen: boolean; isReopened: boolean; onOpen: () => void }) {
  if (!isOpen) return <PasteButton onOpen={onOpen} />;
  return (
    <FormSection
      title="Anzeige einfügen"
      description="Text einer Anzeige oder Nachricht einfügen, wir füllen aus, was darin steht."
    >
      <PastedPosting {...reading} initialFocus={isReopened} />
    </FormSection>
  );
}

function PasteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={drawings.file}
        aria-expanded={false}
        onClick={onOpen}
      >
        Anzeige einfügen
      </Button>
    </div>
  );
}

function PastedPosting({
  form: { getValues },
  marks: { marks, onChange },
  initial,
  company,
  asksWho,
  onRead,
  initialFocus,
}: Reading & { initialFocus: boolean }) {
  const [isNothingFound, setIsNothingFound] = useState(false);

  const handleRead = async (text: string) => {
    setIsNothingFound(false);
    const reading = await call('readPosting', { body: { text } });
    const prefilled = initial ? {} : startValues(undefined, company);
    const asker = asksWho
      ? Object.fromEntries(askerFields.map((name) => [name, getValues(name as 'jobTitle')]))
      : {};
    const values = { ...getValues(), ...asker };
    const { changes, foundCount, kept } = planFilling(reading, {
      values,
      marks,
      prefilled,
      initial,
    });
    onChange(changes);
    const result = { foundCount, kept, unclear: reading.unclear };
    setIsNothingFound(foundCount + reading.unclear.length === 0);
    if (foundCount + reading.unclear.length > 0) onRead(result);
  };

  return (
    <Stack>
      <PastedTextForm
        label="Text der Anzeige oder Nachricht"
        hint="Gespeichert wird nur, was unten in den Feldern steht."
        submitLabel="Auslesen"
        busyText="Wir lesen den Text …"
        onSubmit={handleRead}
        rows={5}
        initialFocus={initialFocus}
      />
      {isNothingFound && (
        <Notice title="Nichts gefunden.">
          In diesem Text steht nichts, was wir sicher lesen können. Bitte füllen Sie die Felder
          selbst aus.
        </Notice>
      )}
    </Stack>
  );
}
