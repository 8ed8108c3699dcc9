import { type ComponentType, type ReactNode, Suspense, useCallback, useState } from 'react';
import { IdentityContext } from '../../lib/write.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Spinner } from '../../ui/page/Loading.tsx';
import type { ProofProps } from './Proof.tsx';

type IdentityRequest = Pick<ProofProps, 'call'> & {
  Proof: ComponentType<ProofProps>;
  answer: (proved: boolean) => void;
};

export function IdentityCheck({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<IdentityRequest | null>(null);
  const prove = useCallback(async (call: ProofProps['call']) => {
    // Loaded before the dialog opens, so that its first field gets the focus.
    const { default: Proof } = await import('./Proof.tsx');
    return new Promise<boolean>((answer) => setAsked({ Proof, call, answer }));
  }, []);
  const close = (proved: boolean) => {
    asked?.answer(proved);
    setAsked(null);
  };

  return (
    <IdentityContext value={prove}>
      {children}
      <Dialog
        open={asked !== null}
        onClose={() => close(false)}
        title="Bitte bestätigen Sie, dass Sie es sind"
      >
        {asked && (
          <Suspense fallback={<Spinner>Wird geladen …</Spinner>}>
            <asked.Proof
              call={asked.call}
              onProved={() => close(true)}
              onCancel={() => close(false)}
            />
          </Suspense>
        )}
      </Dialog>
    </IdentityContext>
  );
}
