import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../lib/api.ts';
import * as drawings from '../ui/drawings.ts';
import { ActionButton } from '../ui/form/ActionButton.tsx';
import { MailLink } from '../lib/mailLink.tsx';
import { useCurrentUser } from '../user/currentUser.ts';
import { keepWayBack } from './mailedLink/wayBack.ts';

export function ResendButton({
  send = () => call('resendVerification', {}),
}: {
  send?: () => Promise<unknown>;
}) {
  const { pathname, search } = useLocation();
  const userId = useCurrentUser()?._id;
  useEffect(() => {
    if (userId !== undefined) keepWayBack(userId, pathname + search);
  }, [userId, pathname, search]);

  return (
    <>
      <ActionButton
        variant="secondary"
        size="small"
        icon={drawings.mail}
        action={send}
        done="Der Link ist unterwegs. Bitte sehen Sie in Ihrem Postfach nach."
      >
        Link noch einmal senden
      </ActionButton>
      <MailLink by={['resendVerification', 'changeEmail']} />
    </>
  );
}
