import { useEffect, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import * as drawings from './drawings.ts';

/** How long the check icon stays, as the specification says. */
const confirmationMs = 2000;

export function CopyButton({
  text,
  label = 'Kopieren',
  variant = 'secondary',
  size = 'medium',
}: {
  text: string;
  label?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copied = outcome === 'copied';

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => {
      setOutcome(null);
    }, confirmationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [copied]);

  const handleClick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // Without a secure page or the permission there is no clipboard; the words can still be marked by hand.
      setOutcome('failed');
    }
  };

  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={copied ? drawings.check : drawings.copy}
        onClick={() => void handleClick()}
      >
        {label}
      </Button>
      <VisuallyHidden>
        <span role="status">{copied && 'Kopiert'}</span>
      </VisuallyHidden>
      {outcome === 'failed' && (
        <span role="alert">Kopieren ist nicht möglich. Bitte markieren Sie den Text.</span>
      )}
    </>
  );
}
