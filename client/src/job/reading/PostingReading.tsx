import type { JobInput } from '@inkognito/shared/job';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { FormSection } from '../../ui/form/FormSection.tsx';
import type { CompanyAnswers } from '../company.ts';
import type { JobFieldsForm } from '../job.form.ts';
import {
  type Change,
  type FilledField,
  type Marks,
  type PostingMarks,
  PostingMarksContext,
  emptyValue,
} from './marks.ts';
import { PastedPosting } from './PastedPosting.tsx';

/** A posting's form in `children`, and above it a text that fills it. */
export function PostingReading({
  form,
  initial,
  company,
  children,
}: {
  form: JobFieldsForm;
  initial: JobInput | undefined;
  company: CompanyAnswers | null;
  children: ReactNode;
}) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  const marks = useMarks(form);
  return (
    <PostingMarksContext value={marks}>
      <FormSection
        title="Anzeige einfügen"
        description="Text einer Anzeige oder Nachricht einfügen, wir füllen aus, was darin steht."
      >
        {isUnfolded ? (
          <PastedPosting form={form} initial={initial} company={company} />
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
  return useMemo(() => {
    const onChange = (changes: readonly Change[]) => {
      for (const { name, value } of changes) {
        // The library types a value by its field's name, which here is any of them.
        setValue(name, value as never, { shouldDirty: true, shouldValidate: isSubmitted });
      }
      setMarks((before) => ({
        ...before,
        ...Object.fromEntries(changes.map(({ name, mark }) => [name, mark])),
      }));
    };
    const onRemove = (names: readonly FilledField[]) => {
      onChange(names.map((name) => ({ name, value: marks[name]?.before ?? emptyValue(name) })));
      // The button goes with the value.
      if (names[0]) setFocus(names[0]);
    };
    return { control, marks, onChange, onRemove };
  }, [control, isSubmitted, marks, setFocus, setValue]);
}
