import { useId } from 'react';

export type FieldText = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** A quiet word beside the label, read after it. */
  mark?: string | undefined;
};

export function useFieldIds(given: string | undefined, { hint, error, mark }: Partial<FieldText>) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const markId = mark === undefined ? undefined : `${id}-mark`;
  const describedBy = [markId, hintId, errorId].filter((each) => each !== undefined).join(' ');
  return {
    id,
    hintId,
    errorId,
    markId,
    aria: {
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': error === undefined ? undefined : true,
    },
  };
}
