import type { Corrections, FoundDto, ReadPostingDto } from '@inkognito/shared/reading/reading';
import { correctReading } from '@inkognito/shared/reading/corrections';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { focusOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Cluster } from '../../ui/Stack.tsx';
import { FormSection } from '../../ui/form/FormSection.tsx';
import type { CompanyAnswers } from '../company.ts';
import type { JobFieldsForm, JobFormValues } from '../job.form.ts';
import { type Values, changesByAnother, changesByCorrection } from './filling.ts';
import { type AskerField, type Change, askerFields, isAsker, isEmpty } from './readFields.ts';
import { PastedTextForm } from './PastedTextForm.tsx';
import { ReadText } from './ReadText.tsx';

type Read = {
  text: string;
  reading: ReadPostingDto;
  /** How many texts were read. */
  count: number;
  /** What stood in the form, and what the text put there. */
  before: Values;
  changes: readonly Change[];
  /** What earlier texts put there, where this one did not name another job. */
  earlier: readonly Change[];
};

export type PostingReading = ReturnType<typeof usePostingReading>;

/** Fills the form with what a text says, and with what is said about it. */
export function usePostingReading(
  { getValues, setValue, formState: { isSubmitted } }: JobFieldsForm,
  { company, asksWho }: { company: CompanyAnswers | null; asksWho: boolean },
) {
  const [read, setRead] = useState<Read | null>(null);

  const change = (changes: readonly Change[]) => {
    for (const { name, value } of changes) {
      // The library types a value by its field's name, which is dynamic here.
      setValue(name as 'jobTitle', value as never, {
        shouldDirty: true,
        shouldValidate: isSubmitted,
      });
    }
  };
  const valuesNow = (): Values => ({
    ...getValues(),
    ...(asksWho &&
      Object.fromEntries(askerFields.map((name) => [name, getValues(name as 'jobTitle')]))),
  });

  return {
    read,
    /** @returns whether it said anything */
    readText: async (text: string, isAnotherJob: boolean) => {
      const reading = await call('readPosting', { body: { text } });
      const before = valuesNow();
      const isFound = saysAnything(reading);
      const earlier = read ? [...read.earlier, ...read.changes] : [];
      const changes =
        isFound && isAnotherJob
          ? changesByAnother(reading, before)
          : changesByAnother(reading, before, outdatedOf(earlier, reading, before));
      change(changes);
      setRead({ text, reading, before, changes, earlier, count: (read?.count ?? 0) + 1 });
      return isFound;
    },
    correct: (said: Corrections, place: FoundDto | null) => {
      if (!read) return;
      const reading = correctReading(read.reading, said, place);
      const values = valuesNow();
      const gone = said.jobTitle ? outdatedOf(read.earlier, reading, values) : [];
      const changes = [
        ...changesByAnother(reading, values, gone).filter(({ name }) => gone.includes(name)),
        ...changesByCorrection(read.reading, reading, said, { values, before: read.before }),
      ];
      change(changes);
      setRead({ ...read, reading, changes: [...read.changes, ...changes] });
    },
    forget: () => setRead(null),
    undo: () => {
      if (!read) return;
      change(read.changes.map(({ name }) => ({ name, value: read.before[name] })));
      setRead(null);
    },
    /** Whether an answer of the summary was neither typed nor read, but said for an earlier posting. */
    isEarlier: (name: keyof JobFormValues, value: unknown) =>
      Boolean(value) &&
      name !== 'country' &&
      company?.[name as keyof CompanyAnswers] === value &&
      (read?.reading.answers as Partial<JobFormValues> | undefined)?.[name] !== value,
  };
}

const saysAnything = ({ answers }: ReadPostingDto) => Object.keys(answers).length > 0;

/** What earlier texts put there and nobody changed, where this one names another job, or another sender. */
function outdatedOf(
  earlier: readonly Change[],
  { answers, sender }: ReadPostingDto,
  values: Values,
) {
  const isOtherJob = answers.jobTitle !== undefined && answers.jobTitle !== values.jobTitle;
  const isOtherSender = Object.entries(sender).some(
    ([name, said]) => said !== null && said !== values[`asker.${name}` as AskerField],
  );
  return earlier
    .filter(({ name, value }) => values[name] === value)
    .map(({ name }) => name)
    .filter((name) => (isAsker(name) ? isOtherSender : isOtherJob));
}

/** The country alone was said by nobody. */
const hasReplaced = ({ before, changes }: Read) =>
  changes.some(
    ({ name, value }) => name !== 'country' && !isEmpty(before[name]) && before[name] !== value,
  );

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
  onUndo,
}: {
  read: Read;
  onCorrect: PostingReading['correct'];
  onUndo: () => void;
}) {
  const { count, text, reading } = read;
  const nothing = reading.isOffer ? 'Nichts erkannt.' : 'Das sieht nicht nach einem Angebot aus.';
  return (
    <FormSection
      title={
        <span key={count} ref={focusOnce} tabIndex={-1}>
          {saysAnything(reading) ? 'Das haben wir gelesen.' : nothing}
        </span>
      }
    >
      {hasReplaced(read) && (
        <Cluster>
          <span>Was vorher in den Feldern stand, ist ersetzt.</span>
          <Button variant="secondary" size="small" onClick={onUndo}>
            Rückgängig
          </Button>
        </Cluster>
      )}
      <ReadText key={count} text={text} reading={reading} onCorrect={onCorrect} />
    </FormSection>
  );
}
