import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from './api.ts';

/**
 * Puts the server's field errors beside their fields and moves the focus to the first one.
 * Returns whether any was placed; `names` translates paths of the call into names of the form.
 */
export function showFieldErrors<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  error: unknown,
  names: Readonly<Record<string, FieldPath<Values>>>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.fields).flatMap(([path, message]) => {
    const name = names[path];
    return name ? [{ name, message }] : [];
  });
  known.forEach(({ name, message }, index) =>
    form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
