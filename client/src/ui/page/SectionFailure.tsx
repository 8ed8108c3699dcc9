import type { FallbackProps } from 'react-error-boundary';
import { ApiError } from '../../lib/api.ts';
import { Button } from '../Button.tsx';
import { Notice } from '../Notice.tsx';

export function SectionFailure({ error, resetErrorBoundary }: FallbackProps) {
  // What is no error is a fault of the whole page.
  if (!(error instanceof ApiError)) throw error;
  return (
    <Notice
      tone="danger"
      title="Das konnte nicht geladen werden."
      action={
        <Button variant="secondary" size="small" onClick={resetErrorBoundary}>
          Erneut versuchen
        </Button>
      }
    >
      {error.message}
    </Notice>
  );
}
