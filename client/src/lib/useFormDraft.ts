import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from './draft.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';

/**
 * Keeps what is typed into a form until it is saved, and puts it back after a reload: `restored` says so, `discard`
 * goes back to where the form started, `markSaved` ends the draft. `key` comes from `draftKey`.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string,
) {
  const { reset, subscribe, getValues, formState } = form;
  const [draft, setDraft] = useState(() => readDraft(key));
  useLeaveWarning(formState.isDirty);

  useEffect(() => {
    // The values the form started with stay its measure of what is unsaved.
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [draft, reset, getValues]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) writeDraft(key, values);
          else removeDraft(key);
        },
      }),
    [subscribe, key],
  );

  return {
    restored: draft !== null,
    discard: () => {
      setDraft(null);
      reset();
      removeDraft(key);
    },
    markSaved: () => {
      setDraft(null);
      // What is saved is the new measure.
      reset(getValues());
      removeDraft(key);
    },
  };
}
