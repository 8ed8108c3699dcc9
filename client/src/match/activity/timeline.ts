import { contactFlags, contactLabels, generalKeyName } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import type { ActivityDto } from '@inkognito/shared/release';
import { dayText, timeText } from '../../lib/wording.ts';
import * as drawings from '../../ui/drawings.ts';
import type { Drawing } from '../../ui/Icon.tsx';

type Kind = ActivityDto['kind'];

/** What happened at once: a comparison with what followed from it, or a single entry. */
export type Happening = {
  _id: string;
  icon: Drawing;
  /** `null` for what is counted by day or week. */
  time: string | null;
  about: string | null;
  words: string;
  to: string;
  comparisonId: string | null;
};

/** What one recruiter did in a row; `recruiter` is `null` for what the person did. */
export type Episode = {
  recruiter: ActivityDto['recruiter'];
  happenings: Happening[];
};

export type Day = { day: string; episodes: Episode[] };

/** @param entries newest first */
export function timelineOf(entries: readonly ActivityDto[], now = new Date()): Day[] {
  const days: Day[] = [];
  for (const together of joined(entries)) {
    const [{ at, recruiter }] = together;
    const day = dayWords(at, now);
    let ofDay = days.at(-1);
    if (ofDay?.day !== day) days.push((ofDay = { day, episodes: [] }));
    const happening = toHappening(together);
    const last = ofDay.episodes.at(-1);
    if (last && isContinuation(last, recruiter, happening)) last.happenings.push(happening);
    else ofDay.episodes.push({ recruiter, happenings: [happening] });
  }
  return days;
}

type Together = [ActivityDto, ...ActivityDto[]];

const ofComparison: readonly Kind[] = ['compared', 'matched', 'released'];

function joined(entries: readonly ActivityDto[]): Together[] {
  const all: Together[] = [];
  for (const entry of entries) {
    const last = all.at(-1);
    if (last && belongTogether(last[0], entry)) last.push(entry);
    else all.push([entry]);
  }
  return all;
}

const belongTogether = (one: ActivityDto, other: ActivityDto): boolean =>
  one.comparisonId !== null &&
  one.comparisonId === other.comparisonId &&
  ofComparison.includes(one.kind) &&
  ofComparison.includes(other.kind) &&
  timeText(one.at) === timeText(other.at);

/** Anybody without an account may use another's name, so of guests only one comparison goes on. */
function isContinuation(
  { recruiter, happenings }: Episode,
  next: ActivityDto['recruiter'],
  { comparisonId }: Happening,
): boolean {
  if (recruiter === null || next === null) return recruiter === next;
  if (recruiter.username !== next.username) return false;
  const before = happenings.at(-1)?.comparisonId;
  return next.username !== null || (comparisonId !== null && comparisonId === before);
}

function toHappening(together: Together): Happening {
  const [newest] = together;
  const { _id, kind, at, count, jobTitle, jobId, comparisonId } = newest;
  const main = together.find((each) => each.kind === 'matched') ?? newest;
  return {
    _id,
    icon: looks[main.kind].icon,
    time: count === null ? timeText(at) : null,
    about: jobTitle,
    words: together.toReversed().map(wordsOf).join(', '),
    to: jobId === null ? looks[kind].to : paths.job(jobId),
    comparisonId,
  };
}

function wordsOf({ kind, at, count, key, matchPercentage, fields }: ActivityDto): string {
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
const looks: Readonly<Record<Kind, { icon: Drawing; to: string }>> = {
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
  shield_changed: { icon: drawings.shield, to: paths.shield },
  recruiter_blocked: { icon: drawings.eyeOff, to: paths.shield },
};
