const noBreakSpace = '\u00a0';

/** `2026-12-03T09:00:00.000Z` → `3. Dezember 2026`, in the reader's time zone, unbreakable. */
export function dayText(isoTime: string): string {
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' }).format(new Date(isoTime));
  return day.replaceAll(' ', noBreakSpace);
}

/** `2026-12-03` → `3. Dezember 2026`, the same day for every reader. */
export const calendarDayText = (isoDate: string): string => dayText(`${isoDate}T12:00`);

/** `2026-12-03T09:00:00.000Z` → `10:00`, in the reader's time zone. */
export const timeText = (isoTime: string): string =>
  new Intl.DateTimeFormat('de-DE', { timeStyle: 'short' }).format(new Date(isoTime));

/** `2026-12-03T09:00:00.000Z` → `3. Dezember 2026, 10:00 Uhr`, in the reader's time zone. */
export const momentText = (isoTime: string): string =>
  `${dayText(isoTime)}, ${timeText(isoTime)}${noBreakSpace}Uhr`;

const figureWithUnit = /\d (?:Tsd\. €|€|km|%)(?!\w)/g;

export function unbroken(sentence: string): string {
  return sentence.replace(figureWithUnit, (figure) => figure.replaceAll(' ', noBreakSpace));
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Seconds. Shorter waits are over before they are read. */
const leastWorthNaming = 5;

export function waitSentence(seconds: number): string {
  if (seconds < leastWorthNaming) return '';
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? units[3];
  const time = new Intl.RelativeTimeFormat('de').format(Math.ceil(seconds / size), unit);
  return `Der nächste Versuch ist ${time.replaceAll(' ', '\u00a0')} möglich.`;
}
