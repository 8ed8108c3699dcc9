import type { JobInput } from '@inkognito/shared/job';
import type { Corrections, FoundDto, ReadPostingDto } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { focusOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import type { CompanyAnswers } from '../company.ts';
import { type JobFieldsForm, type JobFormValues, startValues } from '../job.form.ts';
import { planCorrection, planFilling } from './filling.ts';
import { type Change, type FilledField, type Marks, askerFields } from './readFields.ts';
import { PastedTextForm } from './PastedTextForm.tsx';
import { ReadText } from './ReadText.tsx';

type Read = {
  isFound: boolean;
  text: string;
  reading: ReadPostingDto;
  /** How many texts were read. */
  count: number;
};

export type PostingReading = ReturnType<typeof usePostingReading>;

/** Fills the form with what a text says, and with what is said about it. */
export function usePostingReading(
  { getValues, setValue, formState: { isSubmitted } }: JobFieldsForm,
  {
    initial,
    company,
    asksWho,
  }: { initial: JobInput | undefined; company: CompanyAnswers | null; asksWho: boolean },
) {
  const [marks, setMarks] = useState<Marks>({});
  const [read, setRead] = useState<Read | null>(null);

  const change = (changes: readonly Change[]) => {
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
  const filledForm = () => {
    // The answers of an edited posting count as typed.
    const prefilled = initial ? {} : startValues(undefined, company);
    const asker = asksWho
      ? Object.fromEntries(askerFields.map((name) => [name, getValues(name as 'jobTitle')]))
      : {};
    return { values: { ...getValues(), ...asker }, marks, prefilled };
  };

  return {
    read,
    readText: async (text: string) => {
      const reading = await call('readPosting', { body: { text } });
      const { isFound, changes } = planFilling(reading, filledForm());
      change(changes);
      setRead((before) => ({ isFound, text, reading, count: (before?.count ?? 0) + 1 }));
      return isFound;
    },
    correct: (said: Corrections, place: FoundDto | null) => {
      if (!read) return;
      const reading = correctReading(read.reading, said, place);
      const { isFound, changes } = planCorrection(reading, said, filledForm());
      change(changes);
      setRead({ ...read, isFound, reading });
    },
    /** Whether an answer of the summary was neither typed nor read, but said for an earlier posting. */
    isEarlier: (name: keyof JobFormValues, value: unknown) =>
      Boolean(value) &&
      name !== 'country' &&
      company?.[name as keyof CompanyAnswers] === value &&
      marks[name as FilledField]?.value !== value,
  };
}

/** Open, the text field; else the button that opens it. */
export function PastedPosting({
  isOpen,
  isReopened,
  onOpen,
  onSubmit,
}: {
  isOpen: boolean;
  isReopened: boolean;
  onOpen: () => void;
  onSubmit: (text: string) => Promise<void>;
}) {
  if (!isOpen) {
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
  return (
    <FormSection title="Anzeige einfügen">
      <PastedTextForm
        label="Text der Anzeige oder Nachricht"
        hint="Wir füllen aus, was darin steht. Gespeichert wird nur, was unten in den Feldern steht."
        submitLabel="Auslesen"
        variant="secondary"
        busyText="Wir lesen den Text …"
        onSubmit={onSubmit}
        rows={5}
        initialFocus={isReopened}
      />
    </FormSection>
  );
}

export function ReadPosting({
  read,
  onCorrect,
}: {
  read: Read;
  onCorrect: PostingReading['correct'];
}) {
  const { isFound, count, text, reading } = read;
  const nothing = reading.isOffer ? 'Nichts erkannt.' : 'Das sieht nicht nach einem Angebot aus.';
  return (
    <FormSection
      title={
        <span key={count} ref={focusOnce} tabIndex={-1}>
          {isFound ? 'Das haben wir gelesen.' : nothing}
        </span>
      }
    >
      <ReadText key={count} text={text} reading={reading} onCorrect={onCorrect} />
    </FormSection>
  );
}
