import type { WorkMode } from '@inkognito/shared/rules/codes';

const dayMs = 24 * 60 * 60 * 1000;
const noBreakSpace = '\u00a0';

/** An empty place of work means remote. */
export function locationText({ jobLocation }: { jobLocation: string }): string {
  return jobLocation === '' ? 'Remote' : jobLocation;
}

/** `luft_raumfahrt` → `Luft Raumfahrt`, as the specification shows the branch of a job. */
export function branchText(code: string): string {
  return code.split('_').map(capitalise).join(' ');
}

/** `hybrid` → `Hybrid`; recruiters may leave it open. */
export function workModeText(mode: WorkMode | null): string {
  return mode === null ? 'Keine Angabe' : capitalise(mode);
}

/** Thousands of euros a year: `65 - 80 K/year`. */
export function salaryText({ min, max }: { min: number; max: number }): string {
  return `${min} - ${max} K/year`;
}

/** `2026-12-03T09:00:00.000Z` → `3. Dezember 2026`, in the reader's time zone and never broken into lines. */
export function dayText(isoTime: string): string {
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }).format(new Date(isoTime));
  return day.replaceAll(' ', noBreakSpace);
}

/** `2026-12-03T09:00:00.000Z` → `3. Dezember 2026, 10:00 Uhr`, in the reader's time zone. */
export function momentText(isoTime: string): string {
  const time = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' }).format(new Date(isoTime));
  return `${dayText(isoTime)}, ${time}${noBreakSpace}Uhr`;
}

/** Whole days until a moment, a begun day counting as one; 0 once it has passed. */
export function daysUntil(isoTime: string, now: number = Date.now()): number {
  return Math.max(0, Math.ceil((Date.parse(isoTime) - now) / dayMs));
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
