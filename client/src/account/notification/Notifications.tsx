import { type NotificationKind, notificationKinds } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/codes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { accountQuery } from '../../auth/credential.queries.ts';
import { useSaveNotification } from '../account.queries.ts';
import { useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

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
          kind={kind}
          on={notifications[kind]}
          save={(on) => save({ [kind]: on })}
        />
      ))}
    </Stack>
  );
}

function InstantSwitch({
  kind,
  on,
  save,
}: {
  kind: NotificationKind;
  on: boolean;
  save: (on: boolean) => Promise<unknown>;
}) {
  const { run, busy, failure } = useAction(save);
  const [saved, setSaved] = useState(false);

  return (
    <Stack gap="small">
      <CheckboxField
        role="switch"
        look="card"
        name={kind}
        label={notificationTexts[kind].label}
        hint={notificationTexts[kind].hint}
        checked={busy ? !on : on}
        aria-busy={busy || undefined}
        onChange={() => {
          if (!busy) void run(!on).then(setSaved);
        }}
      />
      {failure && <Notice tone="danger">Das wurde nicht gespeichert. {failure.message}</Notice>}
      <VisuallyHidden role="status">{saved && !busy ? 'Gespeichert.' : ''}</VisuallyHidden>
    </Stack>
  );
}
