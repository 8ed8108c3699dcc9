import type { ActivityDto } from '@inkognito/shared/release';
import { generalKeyName } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { publisherName } from '../../user/RecruiterCard.tsx';

type Kind = ActivityDto['kind'];

export function activitySentence({ kind, count, key, recruiter, jobTitle }: ActivityDto): string {
  const who = recruiter === null ? 'Jemand' : publisherName(recruiter);
  const posting = jobTitle === null ? 'eine Stelle' : `„${jobTitle}“`;
  const opener = keyWords(key);
  switch (kind) {
    case 'key_created':
      return `Sie haben ${opener} angelegt.`;
    case 'key_opened':
      return `${who} hat Ihr Profil mit ${byKey(key)} geöffnet.`;
    case 'key_revoked':
      return `Sie haben ${opener} widerrufen.`;
    case 'compared':
      return `${who} hat ${posting} mit Ihrem Fragebogen verglichen.`;
    case 'matched':
      return `Match: ${posting} von ${who} passt zu Ihren Wünschen.`;
    case 'released':
      return `${who} kann Ihre Kontaktdaten sehen, freigegeben für ${posting}.`;
    case 'cv_read':
      return `${who} hat Ihren Lebenslauf geöffnet.`;
    case 'withdrawn':
      return `Sie haben die Freigabe an ${who} zurückgezogen.`;
    case 'wrong_tries':
      return `An diesem Tag wurde ${times(count)} ein falscher Schlüssel eingegeben.`;
    case 'listed':
      return `In der Woche ab diesem Tag standen Sie ${times(count)} in einer Liste passender Kandidaten.`;
    case 'turned_away':
      return `In der Woche ab diesem Tag hat Ihr Schutz ${times(count)} jemanden abgewiesen, der nach Ihnen gefragt hat.`;
    case 'shield_changed':
      return 'Sie haben geändert, für wen Sie unsichtbar sind.';
    case 'recruiter_blocked':
      return `Sie haben ${who} blockiert.`;
  }
}

function keyWords(key: string | null): string {
  if (key === null) return 'einen Schlüssel';
  return key === generalKeyName ? 'Ihr Zugangspasswort' : `den Schlüssel „${key}“`;
}

function byKey(key: string | null): string {
  if (key === null) return 'einem Schlüssel';
  return key === generalKeyName ? 'Ihrem Zugangspasswort' : `dem Schlüssel „${key}“`;
}

const times = (count: number | null) => `${count ?? 1}-mal`;

const keys = { to: paths.keys, label: 'Zu Ihren Schlüsseln' };
const offers = { to: paths.dashboard, label: 'Zu Ihren Angeboten' };
const matches = { to: paths.matches, label: 'Zu Ihren Matches' };
const releases = { to: paths.releases, label: 'Zu Ihren Freigaben' };
const shield = { to: paths.shield, label: 'Zu „Unsichtbar für“' };
const visibility = { to: paths.automations, label: 'Zu Ihrer Sichtbarkeit' };

export const activityLinks: Readonly<Record<Kind, { to: string; label: string }>> = {
  key_created: keys,
  key_opened: keys,
  key_revoked: keys,
  compared: offers,
  matched: matches,
  released: releases,
  cv_read: releases,
  withdrawn: releases,
  wrong_tries: keys,
  listed: visibility,
  turned_away: shield,
  shield_changed: shield,
  recruiter_blocked: shield,
};
