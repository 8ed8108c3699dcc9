import type { JobInput } from '@inkognito/shared/job';
import { type ReactNode, useState } from 'react';
import { call } from '../../lib/api.ts';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import { Stack } from '../../ui/Stack.tsx';
import type { CompanyAnswers } from '../company.ts';
import { type JobFieldsForm, startValues } from '../job.form.ts';
import {
  type Change,
  type FilledField,
  type Marks,
  type PostingMarks,
  PostingMarksContext,
  emptyValue,
} from './marks.ts';
import { type ReadingResult, ReadingSummary } from './ReadingSummary.tsx';
import { type Kept, planFilling } from './filling.ts';
import { PastedTextForm } from './PastedTextForm.tsx';

type Start = {
  form: JobFieldsForm;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
};

export function PostingReading({ children, ...start }: Start & { children: ReactNode }) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const marks = useMarks(start.form);
  return (
    <PostingMarksContext value={marks}>
      <FormSection
        title="Anzeige einfügen"
        description="Text einer Anzeige oder Nachricht einfügen, wir füllen aus, was darin steht."
      >
        {isUnfolded ? (
          <PastedPosting {...start} marks={marks} />
        ) : (
          <div>
            <Button
              variant="secondary"
              icon={drawings.file}
              aria-expanded={false}
              onClick={() => setIsUnfolded(true)}
            >
              Anzeige einfügen
            </Button>
          </div>
        )}
      </FormSection>
      {children}
    </PostingMarksContext>
  );
}

function useMarks({ control, formState, setFocus, setValue }: JobFieldsForm): PostingMarks {
  const [marks, setMarks] = useState<Marks>({});
  const { isSubmitted } = formState;
  const onChange = (changes: readonly Change[]) => {
    for (const { name, value } of changes) {
      // The library types a value by its field's name, which is dynamic here.
      setValue(name, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
    }
    setMarks((before) => ({
      ...before,
      ...Object.fromEntries(changes.map(({ name, mark }) => [name, mark])),
    }));
  };
  const onRemove = (names: readonly FilledField[]) => {
    onChange(names.map((name) => ({ name, value: marks[name]?.before ?? emptyValue(name) })));
    // The focused button is unmounted.
    if (names[0]) setFocus(names[0]);
  };
  return { control, marks, onChange, onRemove };
}

function PastedPosting({
  form: { control, getValues },
  marks: { marks, onChange },
  initial,
  company,
}: Start & { marks: PostingMarks }) {
  const [read, setRead] = useState<ReadingResult | null>(null);

  const handleRead = async (text: string) => {
    setRead(null);
    const reading = await call('readPosting', { body: { text } });
    const prefilled = initial ? {} : startValues(undefined, company);
    const form = { values: getValues(), marks, prefilled, initial };
    const { changes, foundCount, kept } = planFilling(reading, form);
    onChange(changes);
    setRead({ foundCount, kept, unclear: reading.unclear });
  };
  const handleTakeOver = (taken: Kept) => {
    onChange(taken.changes);
    setRead(
      (before) => before && { ...before, kept: before.kept.filter((each) => each !== taken) },
    );
  };

  return (
    <Stack>
      <PastedTextForm
        label="Text der Anzeige oder Nachricht"
        hint="Gespeichert wird nur, was unten in den Feldern steht. Dazu gehört auch die Beschreibung."
        submitLabel="Auslesen"
        busyText="Wir lesen den Text …"
        onSubmit={handleRead}
        initialFocus
      />
      {read && (
        <ReadingSummary
          control={control}
          initial={initial}
          result={read}
          onTakeOver={handleTakeOver}
        />
      )}
    </Stack>
  );
}
