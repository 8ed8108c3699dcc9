import { Suspense, lazy } from 'react';
import type { Elsewhere } from '../../lib/form/useStoredForm.ts';
import { Notice } from '../Notice.tsx';

/** Seldom needed. */
const ElsewhereQuestion = lazy(() => import('./ElsewhereQuestion.tsx'));

/** What another tab of the same person saved while this form was open. */
export function ChangedElsewhere({ elsewhere: { kept, question } }: { elsewhere: Elsewhere }) {
  return (
    <>
      {question && (
        <Suspense>
          <ElsewhereQuestion {...question} />
        </Suspense>
      )}
      <KeptElsewhere labels={kept} />
    </>
  );
}

export function KeptElsewhere({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <Notice>
      Inzwischen in einem anderen Fenster oder auf einem anderen Gerät geändert, das bleibt so:{' '}
      {labels.join(', ')}.
    </Notice>
  );
}
