import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { Button } from '../../ui/Button.tsx';
import { TextAreaField, isPaste } from '../../ui/field/TextAreaField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton, Spinner } from '../../ui/page/Loading.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { trialForm, trialQuery } from './trial.ts';

const fetchTrial = () => import('./MessageTrial.tsx');
const MessageTrial = lazy(async () => ({ default: (await fetchTrial()).MessageTrial }));

/** What reads a text weighs more than the page: it is fetched for the first text. */
export function MessageField() {
  const { data: trial } = useQuery(trialQuery);
  const [isOpen, setOpen] = useState(trial !== null);
  const [typed, setTyped] = useState('');
  const { run, busy, failure } = useAction(async () => {
    await fetchTrial();
    setOpen(true);
  }, 'Das hat nicht geklappt. Bitte laden Sie die Seite neu.');
  if (isOpen)
    return (
      <Suspense fallback={<Skeleton />}>
        <MessageTrial initialText={typed} />
      </Suspense>
    );
  const { submitLabel, busyText, ...field } = trialForm;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <Stack>
        <TextAreaField
          {...field}
          value={typed}
          hintBelow
          required
          onFocus={() => void fetchTrial().catch(() => undefined)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onInput={({ nativeEvent }) => {
            if (isPaste(nativeEvent)) void run();
          }}
        />
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        <div>
          <Button type="submit" busy={busy}>
            {submitLabel}
          </Button>
        </div>
        {busy && <Spinner>{busyText}</Spinner>}
      </Stack>
    </form>
  );
}
