import { call } from '../lib/api.ts';
import * as drawings from '../ui/drawings.ts';
import { ActionButton } from '../ui/form/ActionButton.tsx';

export function ResendButton({
  send = () => call('resendVerification', {}),
}: {
  send?: () => Promise<unknown>;
}) {
  return (
    <ActionButton
      variant="secondary"
      size="small"
      icon={drawings.mail}
      action={send}
      done="Der Link ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach."
    >
      Link noch einmal senden
    </ActionButton>
  );
}
