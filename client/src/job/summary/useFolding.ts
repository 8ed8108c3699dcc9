import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { type PartId, partIds, partOf } from './jobParts.ts';
import type { JobFieldsForm, JobFormValues } from '../job.form.ts';

type Values = Partial<JobFormValues>;
type Ids = ReadonlySet<PartId>;

const none: Ids = new Set();
const withOne = (ids: Ids, id: PartId): Ids => (ids.has(id) ? ids : new Set([...ids, id]));

export type Folding = ReturnType<typeof useFolding>;

export function useFolding(
  form: JobFieldsForm,
  { asksTexts, startsFolded }: { asksTexts: boolean; startsFolded: boolean },
) {
  const { control, formState, setFocus } = form;
  const values = useWatch({ control }) as Values;
  const [isFolded, setIsFolded] = useState(startsFolded);
  const [edited, setEdited] = useState(none);
  const [kept, setKept] = useState(none);

  const isAsked = (id: PartId) =>
    partOf(id).isMissing(values) ||
    (asksTexts && partOf(id).section === 'text' && partOf(id).write(values) === '');
  const open = partIds.filter((id) => !edited.has(id) && (kept.has(id) || isAsked(id)));
  const inCard = partIds.filter((id) => !open.includes(id));
  const [wrong] = inCard.flatMap((id) =>
    edited.has(id) ? [] : partOf(id).names.filter((name) => formState.errors[name]),
  );
  const wrongPart = partIds.find((id) => wrong && partOf(id).names.includes(wrong));

  const focusNext = useFocusNext(setFocus);
  useEffect(() => {
    // The library focused nothing, as the field was not there.
    if (!isFolded || !wrong || !wrongPart) return;
    setEdited((before) => withOne(before, wrongPart));
    focusNext(wrong);
  }, [isFolded, wrong, wrongPart, setEdited, focusNext]);

  return {
    isFolded,
    fold: () => {
      setEdited(none);
      setKept(none);
      setIsFolded(true);
    },
    unfold: () => setIsFolded(false),
    /** In the summary, as text or, where edited, as fields. */
    inCard,
    edited,
    edit: (id: PartId) => {
      setEdited((before) => withOne(before, id));
      focusNext(firstField(id, values));
    },
    /** Below the summary. */
    open,
    /** A part stays open while it is being filled in. */
    keepOpen: (id: PartId) => setKept((before) => withOne(before, id)),
  };
}

/** Once the field is there. */
function useFocusNext(setFocus: JobFieldsForm['setFocus']) {
  const [focused, setFocused] = useState<keyof JobFormValues | null>(null);
  useEffect(() => {
    if (focused === null) return;
    setFocus(focused);
    setFocused(null);
  }, [focused, setFocus]);
  return setFocused;
}

/** A remote job has no town to enter. */
function firstField(id: PartId, { remoteChoice }: Values): keyof JobFormValues | null {
  const [first = null, second = null] = partOf(id).names;
  return first === 'jobLocation' && remoteChoice === 'remote' ? second : first;
}
