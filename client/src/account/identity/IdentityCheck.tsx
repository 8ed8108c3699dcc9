import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react';
import { IdentityContext } from '../../auth/freshIdentity.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Spinner } from '../../ui/Spinner.tsx';

const Proof = lazy(() => import('./Proof.tsx'));

/** Gives every sensitive action inside it the one dialog that asks who sits there. */
export function IdentityCheck({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<((proved: boolean) => void) | null>(null);
  const prove = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => resolve);
      }),
    [],
  );
  const close = (proved: boolean) => {
    answer?.(proved);
    setAnswer(null);
  };

  return (
    <IdentityContext value={prove}>
      {children}
      <Dialog
        open={answer !== null}
        onClose={() => close(false)}
        title="Bitte bestätigen Sie, dass Sie es sind"
      >
        <Suspense fallback={<Spinner>Wird geladen …</Spinner>}>
          <Proof onProved={() => close(true)} onCancel={() => close(false)} />
        </Suspense>
      </Dialog>
    </IdentityContext>
  );
}
