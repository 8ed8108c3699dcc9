import { useId } from 'react';

export type FieldText = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
};

export function useFieldIds(given: string | undefined, { hint, error }: Partial<FieldText>) {
  const made = useId();
  const id = given ?? made;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((each) => each !== undefined).join(' ');
  return {
    id,
    hintId,
    errorId,
    aria: {
      'aria-describedby': describedBy === '' ? undefined : describedBy,
      'aria-invalid': error === undefined ? undefined : true,
    },
  };
}
