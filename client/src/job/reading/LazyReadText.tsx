import { type ComponentProps, Suspense, lazy } from 'react';
import { Spinner } from '../../ui/page/Loading.tsx';
import type { ReadText } from './ReadText.tsx';

/** Needed once a text is read. */
const Loaded = lazy(async () => ({ default: (await import('./ReadText.tsx')).ReadText }));

export function LazyReadText(props: ComponentProps<typeof ReadText>) {
  return (
    <Suspense fallback={<Spinner>Wir lesen den Text …</Spinner>}>
      <Loaded {...props} />
    </Suspense>
  );
}
