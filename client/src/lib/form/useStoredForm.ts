import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isRefusal } from '../api.ts';
import { readDraftBase } from './draft.ts';
import { type Answer, type Conflict, type MergeRules, isSameForm, mergeForm } from './mergeForm.ts';

/** Of a form that edits what is stored, and that may be open twice. */
export type StoredForm<Values, Loaded> = MergeRules<Values> & {
  /** As read last, with its version. An untouched form follows it. */
  loaded: Loaded;
  toValues: (loaded: Loaded) => Partial<NoInfer<Values>>;
  /** Where one form edits several: puts what the refusal tells in its place. */
  takeOver?: (stored: unknown, loaded: Loaded) => Loaded;
};

/** What both changed; `null` goes back to the form. */
export type Question = {
  conflicts: readonly Conflict[];
  answer: (answers: Answers | null) => void;
};

type Answers = Readonly<Record<string, Answer>>;

/** Two tabs that save at once: one of them may be refused again. */
const mostTries = 5;

export function useStoredForm<Values extends FieldValues, Output, Loaded>(
  form: UseFormReturn<Values, unknown, Output>,
  source: StoredForm<Values, Loaded> | undefined,
  { draft, busy }: { draft: string | undefined; busy: boolean },
) {
  const { getValues, reset } = form;
  const { question, ask } = useQuestion();
  const isJustSaved = useRef(false);
  const base = useRef<{ loaded: Loaded; values: Values } | null>(null);
  // Only values named in the rules are compared.
  const valuesOf = (of: Loaded) => (source?.toValues(of) ?? {}) as Values;
  const start = (from: Loaded) => (base.current = { loaded: from, values: valuesOf(from) });
  const loaded = source?.loaded;

  function show(from: Loaded, merged: Values): void {
    const { values } = start(from);
    const typed = getValues();
    reset({ ...(form.formState.defaultValues as Values), ...values });
    reset({ ...typed, ...merged }, { keepDefaultValues: true });
  }

  useChanged(loaded, busy, (now) => {
    if (!source) return;
    // What was typed before a reload was typed over what was loaded then.
    const before = (base.current ??= start((readDraftBase(draft) as Loaded | null) ?? now));
    if (busy || now === before.loaded) return;
    const mine = getValues();
    const sides = { base: before.values, mine, stored: valuesOf(now) };
    const { merged, conflicts } = mergeForm(source, sides);
    const isFree = isJustSaved.current && conflicts.length === 0;
    isJustSaved.current = false;
    if (isFree || isSameForm(source, mine, before.values)) show(now, merged);
  });

  /** @returns false where the question about what both changed was closed */
  async function takeOver(refused: unknown): Promise<boolean> {
    if (!source || !base.current || !isRefusal(refused, 'changed_elsewhere')) throw refused;
    const { loaded: from, values } = base.current;
    const now = source.takeOver?.(refused.stored, from) ?? (refused.stored as Loaded);
    const sides = { base: values, mine: getValues(), stored: valuesOf(now) };
    const { conflicts } = mergeForm(source, sides);
    const answers = conflicts.length === 0 ? {} : await ask(conflicts);
    if (answers === null) return false;
    show(now, mergeForm(source, sides, answers).merged);
    return true;
  }

  return {
    question,
    madeFrom: () => base.current?.loaded ?? loaded,
    moveOn: (next: Loaded) => void start(next),
    saveOver: (save: () => Promise<void>) => saveOver(save, takeOver),
    markSaved: (sent: Values) => {
      if (!base.current) return;
      base.current = { ...base.current, values: sent };
      isJustSaved.current = true;
    },
    restart: () => {
      if (loaded !== undefined) show(loaded, valuesOf(loaded));
    },
  };
}

/** Until no other save came in between. */
async function saveOver(
  save: () => Promise<void>,
  takeOver: (refused: unknown) => Promise<boolean>,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await save();
      return;
    } catch (refused) {
      if (tries === mostTries) throw refused;
      if (!(await takeOver(refused))) return;
    }
  }
}

function useQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (conflicts: readonly Conflict[]) =>
    new Promise<Answers | null>((resolve) => {
      const answer: Question['answer'] = (answers) => {
        setQuestion(null);
        resolve(answers);
      };
      setQuestion({ conflicts, answer });
    });
  return { question, ask };
}

function useChanged<Loaded>(
  loaded: Loaded | undefined,
  busy: boolean,
  handle: (loaded: Loaded) => void,
): void {
  const follow = useEffectEvent(handle);
  useEffect(() => {
    if (loaded !== undefined) follow(loaded);
  }, [loaded, busy]);
}

/** Typing into a list changes the form's own entries. */
export function copyOf<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  if (typeof value !== 'object' || value === null || value instanceof File) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, copyOf(inner as unknown)]),
  ) as Value;
}
