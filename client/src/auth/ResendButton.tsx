import { useState } from 'react';
import { useAction } from '../lib/action.ts';
import { call } from '../lib/api.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import * as drawings from '../ui/drawings.ts';

export function ResendButton({
  send = () => call('resendVerification', {}),
}: {
  send?: () => Promise<unknown>;
}) {
  const [sent, setSent] = useState(false);
  const { run, busy, failure } = useAction(send);

  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={drawings.mail}
        busy={busy}
        onClick={() => void run().then(setSent)}
      >
        Link noch einmal senden
      </Button>
      {sent && !busy && (
        <Notice tone="success">
          Der Link ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach.
        </Notice>
      )}
      {failure && <Notice tone="danger">{failure.message}</Notice>}
    </>
  );
}
