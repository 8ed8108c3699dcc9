import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api.ts';
import { failureText } from '../action.ts';
import { useFormDraft } from './useFormDraft.ts';
import { type StoredForm, copyOf, useStoredForm } from './useStoredForm.ts';

type Made<Loaded> = {
  /** What the values were made from. */
  from: Loaded;
  /** Where one of several saves is done. */
  moveOn: (loaded: Loaded) => void;
};

type ServerFormOptions<Values extends FieldValues, Output, Loaded> = {
  schema: StandardSchemaV1<Values, Output>;
  defaultValues: DefaultValues<NoInfer<Values>>;
  save: (values: Output, made: Made<NoInfer<Loaded>>) => Promise<unknown>;
  stored?: StoredForm<NoInfer<Values>, Loaded> | undefined;
  fallback?: string;
  /** Repeats a failure at the form even if its fields show it. */
  tellFields?: boolean;
  fieldNames?: Readonly<Record<string, FieldPath<NoInfer<Values>>>>;
  /** For paths that depend on what was typed. */
  fieldOf?: (values: NoInfer<Values>, path: string) => FieldPath<NoInfer<Values>> | undefined;
  draft?: string;
  draftStaysWhenSent?: boolean;
  initialFocus?: FieldPath<NoInfer<Values>>;
};

export type ServerForm<Values extends FieldValues, Output> = ReturnType<
  typeof useServerForm<Values, Output>
>;

export type FormState = Pick<
  ReturnType<typeof useServerForm<FieldValues, unknown>>,
  'busy' | 'formProps' | 'question'
> & { failure: ReactNode };

export type FieldProps = UseFormRegisterReturn & { error: string | undefined };

export function useServerForm<Values extends FieldValues, Output, Loaded = undefined>({
  schema,
  defaultValues,
  save,
  stored: source,
  fallback = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  tellFields = false,
  fieldNames = {},
  fieldOf = (_, path) => (Object.hasOwn(fieldNames, path) ? fieldNames[path] : undefined),
  draft: draftKey,
  draftStaysWhenSent,
  initialFocus,
}: ServerFormOptions<Values, Output, Loaded>) {
  const form = useForm<Values, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
  });
  const { register, getFieldState, setFocus, formState } = form;
  const submission = useMutation({ mutationFn: submit });
  const { isPending: busy, error } = submission;
  const stored = useStoredForm(form, source, { draft: draftKey, busy });
  const draft = useFormDraft(form, draftKey, { staysWhenSent: draftStaysWhenSent, ...stored });
  useInitialFocus(setFocus, initialFocus);

  function submit(): Promise<void> {
    return stored.saveOver(() => form.handleSubmit(send)());
  }

  async function send(values: Output) {
    const sent = copyOf(form.getValues());
    try {
      // Only forms of something stored ask for it.
      await save(values, { from: stored.madeFrom() as Loaded, moveOn: stored.moveOn });
      stored.markSaved(sent);
      draft.markSaved();
    } catch (refused) {
      const isPlaced = placeFieldErrors(form, refused, fieldOf);
      if (!isPlaced || tellFields) throw refused;
    }
  }

  return {
    ...form,
    field: (name: FieldPath<Values>, options?: RegisterOptions<Values>): FieldProps => ({
      ...register(name, options),
      error: getFieldState(name, formState).error?.message,
    }),
    formProps: {
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) submission.mutate();
      },
    },
    busy,
    error,
    failure: error === null ? null : failureText(error, fallback),
    clearFailure: submission.reset,
    question: stored.question,
    draft,
  };
}

function useInitialFocus<Name>(setFocus: (name: Name) => void, name: Name | undefined): void {
  useEffect(() => {
    if (name) setFocus(name);
  }, [name, setFocus]);
}

function placeFieldErrors<Values extends FieldValues, Output>(
  { getValues, setError }: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  fieldOf: (values: Values, path: string) => FieldPath<Values> | undefined,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const values = getValues();
  const placed = Object.entries(error.fields).flatMap(([path, message]) => {
    // The keys of its values are the names of its fields.
    const own = Object.hasOwn(values, path) ? (path as FieldPath<Values>) : undefined;
    const name = fieldOf(values, path) ?? own;
    return name === undefined ? [] : [{ name, message }];
  });
  placed.forEach(({ name, message }, index) =>
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return placed.length > 0;
}

export function optionalChoice(chosen: string | null): string | null {
  return chosen === '' ? null : chosen;
}
