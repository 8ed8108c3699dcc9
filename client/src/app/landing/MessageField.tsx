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
  const [isTried] = useState(trial !== null);
  const [typed, setTyped] = useState('');
  const [text, setText] = useState<string>();
  const { run, busy, failure } = useAction(async (read: string) => {
    await fetchTrial();
    setText(read);
  }, 'Das hat nicht geklappt. Bitte laden Sie die Seite neu.');
  if (isTried || text !== undefined)
    return (
      <Suspense fallback={<Skeleton shape="card" />}>
        <MessageTrial initialText={text} />
      </Suspense>
    );
  const { submitLabel, busyText, ...field } = trialForm;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(typed);
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
          onInput={({ currentTarget, nativeEvent }) => {
            if (isPaste(nativeEvent)) void run(currentTarget.value);
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
