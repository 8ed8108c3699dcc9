import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isDraftSent, readDraft, removeDraft, writeDraft } from './draft.ts';

export function useFormDraft<Values extends FieldValues, Output>(
  { reset, subscribe, getValues }: UseFormReturn<Values, unknown, Output>,
  key: string | undefined,
  {
    staysWhenSent = false,
    madeFrom,
    restart,
  }: { staysWhenSent?: boolean | undefined; madeFrom: () => unknown; restart: () => void },
) {
  const [draft, setDraft] = useState(() => (key === undefined ? null : readDraft(key)));
  const [wasSent] = useState(() => key !== undefined && isDraftSent(key));

  useEffect(() => {
    // The initial values stay the baseline for unsaved changes.
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
  }, [draft, reset, getValues]);

  const keep = useEffectEvent((values: Values) => {
    if (key !== undefined) writeDraft(key, values, { base: madeFrom() });
  });
  useEffect(() => {
    if (key === undefined) return;
    return subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        if (isDirty) keep(values);
        else removeDraft(key);
      },
    });
  }, [subscribe, key]);

  const forget = () => {
    setDraft(null);
    if (key !== undefined) removeDraft(key);
  };
  return {
    isRestored: draft !== null,
    wasSent,
    discard: () => {
      reset();
      forget();
      restart();
    },
    markSaved: () => {
      if (key === undefined) return;
      const values = getValues();
      reset(values);
      forget();
      if (staysWhenSent) writeDraft(key, values, { isSent: true });
    },
  };
}

export function useLeaveWarning(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}
