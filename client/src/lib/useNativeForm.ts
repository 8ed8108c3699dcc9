import { type InputEvent, type SubmitEvent, useRef, useState } from 'react';
import { ApiError } from './api.ts';

/** What a form needs of a schema of ours; its rules need not be here when the page shows. */
type Schema<Values> = {
  safeParse: (
    given: unknown,
  ) =>
    | { success: true; data: Values }
    | { success: false; error: { issues: readonly { path: PropertyKey[]; message: string }[] } };
};

type FieldErrors = Readonly<Record<string, string>>;

/**
 * A form of native fields for pages that people open first: the rules of its schema come when somebody begins to
 * fill it in, and the form library never. Errors stand beside their fields from the first try to send on, each until
 * its field is right; the first of them gets the focus. `whenRefused` makes the sentence of a refused call.
 */
export function useNativeForm<Values>({
  loadSchema,
  send,
  whenRefused,
}: {
  loadSchema: () => Promise<Schema<Values>>;
  send: (values: Values) => Promise<void>;
  whenRefused: (error: unknown) => string;
}) {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const tried = useRef(false);

  function show(form: HTMLFormElement, found: FieldErrors): void {
    setErrors(found);
    const first = [...form.elements].find((field) => nameOf(field) in found);
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    tried.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const checked = (await loadSchema()).safeParse(valuesOf(form));
      show(form, checked.success ? {} : errorsOf(checked.error.issues));
      if (checked.success) await send(checked.data);
    } catch (error) {
      const known = knownFields(form, error);
      if (Object.keys(known).length > 0) show(form, known);
      else setFailure(whenRefused(error));
    } finally {
      setBusy(false);
    }
  }

  async function recheck({ form, name }: { form: HTMLFormElement; name: string }): Promise<void> {
    const checked = (await loadSchema()).safeParse(valuesOf(form));
    const found = checked.success ? {} : errorsOf(checked.error.issues);
    setErrors((before) => withField(before, name, found[name]));
  }

  // A schema that does not come is said when the form is sent.
  const ignore = () => undefined;
  return {
    errors,
    failure,
    busy,
    formProps: {
      noValidate: true,
      onFocus: () => void loadSchema().catch(ignore),
      onInput: ({ currentTarget: form, target }: InputEvent<HTMLFormElement>) => {
        if (tried.current) void recheck({ form, name: nameOf(target) }).catch(ignore);
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void submit(event.currentTarget);
      },
    },
  };
}

const nameOf = (field: EventTarget) => (field instanceof HTMLInputElement ? field.name : '');

/** A box is whether it is ticked, everything else its text. */
function valuesOf(form: HTMLFormElement): Record<string, string | boolean> {
  const fields = [...form.elements].filter((field) => field instanceof HTMLInputElement);
  return Object.fromEntries(
    fields.map((field) => [field.name, field.type === 'checkbox' ? field.checked : field.value]),
  );
}

/** The same complaints, with only this field's brought up to date. */
function withField(errors: FieldErrors, name: string, message: string | undefined): FieldErrors {
  const others = Object.entries(errors).filter(([field]) => field !== name);
  return Object.fromEntries(message === undefined ? others : [...others, [name, message]]);
}

/** The first complaint about each field. */
function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): FieldErrors {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}

/** What the server says about fields that this form has. */
function knownFields(form: HTMLFormElement, error: unknown): FieldErrors {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).filter(([name]) => form.elements.namedItem(name) !== null),
  );
}
