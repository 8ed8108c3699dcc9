import { type NotificationKind, notificationKinds } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/rules/codes';

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

/** Old links name no kind, as there was one alone; `null` for a token of another make. */
export function kindOfToken(token: string): NotificationKind | null {
  const parts = token.split('.');
  const named = notificationKinds.find((kind) => parts.includes(kind));
  return named ?? (parts.length === 2 ? 'newMatch' : null);
}
