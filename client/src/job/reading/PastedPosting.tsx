import type { JobInput } from '@inkognito/shared/job';
import type { UnclearDto, ReadInput } from '@inkognito/shared/reading';
import { use, useState } from 'react';
import { Stack } from '../../ui/Stack.tsx';
import type { CompanyAnswers } from '../company.ts';
import { type JobFieldsForm, startValues } from '../job.form.ts';
import { type Filling, type Kept, planFilling } from './filling.ts';
import { PostingMarksContext } from './marks.ts';
import { PastedTextForm } from './PastedTextForm.tsx';
import { ReadingSummary } from './ReadingSummary.tsx';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Nothing of the text outlives the page. @throws {ApiError} `too_many_requests` after too many texts in an hour */
function useReadPosting() {
  return useMutation({
    mutationFn: (body: ReadInput) => call('readPosting', { body }),
    gcTime: 0,
  });
}

/** The text, and what a reading of it brought. */
export function PastedPosting({
  form: { control, getValues },
  initial,
  company,
}: {
  form: JobFieldsForm;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
}) {
  const posting = use(PostingMarksContext);
  const { mutateAsync: readPosting } = useReadPosting();
  const [read, setRead] = useState<{ filling: Filling; unclear: UnclearDto[] } | null>(null);
  if (!posting) return null;
  const { marks, onChange } = posting;

  const handleRead = async (text: string) => {
    setRead(null);
    const reading = await readPosting({ text });
    const prefilled = initial ? {} : startValues(undefined, company);
    const filling = planFilling(reading, { values: getValues(), marks, prefilled, initial });
    onChange(filling.changes);
    setRead({ filling, unclear: reading.unclear });
  };
  const handleTakeOver = (taken: Kept) => {
    onChange(taken.changes);
    setRead(
      (before) =>
        before && {
          ...before,
          filling: {
            ...before.filling,
            kept: before.filling.kept.filter((each) => each !== taken),
          },
        },
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
          filling={read.filling}
          unclear={read.unclear}
          onTakeOver={handleTakeOver}
        />
      )}
    </Stack>
  );
}
