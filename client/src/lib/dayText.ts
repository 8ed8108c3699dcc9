const noBreakSpace = '\u00a0';

/** `2026-12-03T09:00:00.000Z` → `3. Dezember 2026`, in the reader's time zone and never broken into lines. */
export function dayText(isoTime: string): string {
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }).format(new Date(isoTime));
  return day.replaceAll(' ', noBreakSpace);
}

const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });

/** `2026-11-21T09:05:00.000Z` → `21.11.2026, 10:05`, in the reader's time zone. */
export function momentText(isoTime: string): string {
  return moment.format(new Date(isoTime)).replaceAll(' ', noBreakSpace);
}
