import { type NotificationKind, notificationKinds } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/codes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { accountQuery } from '../../auth/credential.queries.ts';
import { useSaveNotification } from '../account.queries.ts';
import { InstantSwitch } from '../InstantSwitch.tsx';

export const notificationTexts: Readonly<
  Record<NotificationKind, { role: Role; label: string; hint: string; about: string }>
> = {
  newOffer: {
    role: 'jobSeeker',
    label: 'E-Mail bei einem neuen Angebot',
    hint: 'Wenn jemand eine Stelle mit Ihnen verglichen hat, die kein Match ist.',
    about: 'bei neuen Angeboten',
  },
  newMatch: {
    role: 'jobSeeker',
    label: 'E-Mail bei einem neuen Match',
    hint: 'Wenn eine Stelle zu Ihren Wünschen passt.',
    about: 'bei neuen Matches',
  },
  accessRequest: {
    role: 'jobSeeker',
    label: 'E-Mail bei einer neuen Anfrage',
    hint: 'Wenn ein Recruiter Sie um Zugang bittet.',
    about: 'bei neuen Anfragen',
  },
  requestAccepted: {
    role: 'recruiter',
    label: 'E-Mail bei einer angenommenen Anfrage',
    hint: 'Wenn jemand annimmt, den Sie um Zugang gebeten haben.',
    about: 'bei angenommenen Anfragen',
  },
  releaseChanged: {
    role: 'recruiter',
    label: 'E-Mail bei einer geänderten Freigabe',
    hint: 'Wenn jemand Ihnen Kontaktdaten freigibt oder eine Freigabe zurückzieht.',
    about: 'bei geänderten Freigaben',
  },
};

export function Notifications() {
  const { role } = useSignedInUser();
  const { email, emailVerified, notifications } = useSuspenseQuery(accountQuery).data;
  const save = useSaveNotification();
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
