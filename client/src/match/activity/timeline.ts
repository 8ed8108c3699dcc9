import { contactFlags, contactLabels, generalKeyName } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import type { ActivityDto } from '@inkognito/shared/release';
import { dayText } from '../../lib/wording.ts';
import * as drawings from '../../ui/drawings.ts';
import type { Drawing } from '../../ui/Icon.tsx';

type Kind = ActivityDto['kind'];

/** @param entries newest first */
export function daysOf(entries: readonly ActivityDto[], now = new Date()) {
  const days: { day: string; entries: ActivityDto[] }[] = [];
  for (const entry of entries) {
    const day = dayWords(entry.at, now);
    const latest = days.at(-1);
    if (latest?.day === day) latest.entries.push(entry);
    else days.push({ day, entries: [entry] });
  }
  return days;
}

export function wordsOf({ kind, at, count, key, matchPercentage, fields }: ActivityDto): string {
  switch (kind) {
    case 'compared':
      return matchPercentage === null ? 'verglichen' : `verglichen, ${matchPercentage}\u00a0%`;
    case 'matched':
      return 'Match';
    case 'released':
      return `${listText(fields ?? [])} freigegeben`;
    case 'cv_read':
      return 'Ihren Lebenslauf geöffnet';
    case 'withdrawn':
      return 'von Ihnen zurückgezogen';
    case 'recruiter_blocked':
      return 'von Ihnen blockiert';
    case 'recruiter_unblocked':
      return 'von Ihnen nicht mehr blockiert';
    case 'key_created':
      return `Sie haben ${keyWords(key)} angelegt.`;
    case 'key_opened':
      return `Ihr Profil wurde mit ${key === generalKeyName ? 'Ihrem Zugangspasswort' : `dem Schlüssel „${key ?? ''}“`} geöffnet.`;
    case 'key_revoked':
      return `Sie haben ${keyWords(key)} widerrufen.`;
    case 'wrong_tries':
      return `${times(count)} ein falscher Schlüssel eingegeben.`;
    case 'listed':
      return `In der Woche ab ${dayText(at)} standen Sie ${times(count)} in einer Liste passender Kandidaten.`;
    case 'shield_changed':
      return 'Sie haben geändert, vor wem Sie verborgen sind.';
  }
}

const keyWords = (key: string | null) =>
  key === generalKeyName ? 'Ihr Zugangspasswort' : `den Schlüssel „${key ?? ''}“`;

const times = (count: number | null) => `${count ?? 1}-mal`;

function listText(fields: NonNullable<ActivityDto['fields']>): string {
  if (fields.length === 0) return 'nichts';
  if (fields.length === contactFlags.length) return 'alle Kontaktdaten';
  return new Intl.ListFormat('de').format(fields.map((field) => contactLabels[field]));
}

const dayMs = 86_400_000;

function dayWords(at: string, now: Date): string {
  const day = dayText(at);
  if (day === dayText(now.toISOString())) return 'Heute';
  return day === dayText(new Date(now.getTime() - dayMs).toISOString()) ? 'Gestern' : day;
}

/** `to`: where no posting is known. */
export const looks: Readonly<Record<Kind, { icon: Drawing; to: string }>> = {
  key_created: { icon: drawings.key, to: paths.keys },
  key_opened: { icon: drawings.eye, to: paths.keys },
  key_revoked: { icon: drawings.key, to: paths.keys },
  compared: { icon: drawings.search, to: paths.dashboard },
  matched: { icon: drawings.check, to: paths.matches },
  released: { icon: drawings.lock, to: paths.matches },
  cv_read: { icon: drawings.file, to: paths.matches },
  withdrawn: { icon: drawings.ban, to: paths.matches },
  wrong_tries: { icon: drawings.warning, to: paths.keys },
  listed: { icon: drawings.user, to: paths.automations },
  shield_changed: { icon: drawings.shield, to: `${paths.automations}#unsichtbar` },
  recruiter_blocked: { icon: drawings.eyeOff, to: `${paths.automations}#unsichtbar` },
  recruiter_unblocked: { icon: drawings.eye, to: `${paths.automations}#unsichtbar` },
};
