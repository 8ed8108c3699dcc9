import { notificationKinds } from '@inkognito/shared/account';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { accountQuery, useSaveNotification } from '../account.queries.ts';
import { InstantSwitch } from '../InstantSwitch.tsx';
import { notificationTexts } from './notificationTexts.ts';

export function Notifications() {
  const { role } = useSignedInUser();
  const { email, emailVerified, notifications } = useSuspenseQuery(accountQuery).data;
  const { mutateAsync: save } = useSaveNotification();
  const shown = notificationKinds.filter((kind) => role.includes(notificationTexts[kind].role));

  return (
    <Stack>
      <p>
        {emailVerified ? `An ${email}.` : 'Sobald Ihre E-Mail-Adresse bestätigt ist.'} Keine der
        Nachrichten nennt Namen, Stelle oder Prozentwert.
      </p>
      {shown.map((kind) => (
        <InstantSwitch
          key={kind}
          name={kind}
          label={notificationTexts[kind].label}
          hint={notificationTexts[kind].hint}
          on={notifications[kind]}
          save={(on) => save({ [kind]: on })}
        />
      ))}
    </Stack>
  );
}
