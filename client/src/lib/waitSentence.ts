const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** The server's sentences already say "gleich"; seconds like these are over before they are read. */
const leastWorthNaming = 5;

export function waitSentence(seconds: number): string {
  if (seconds < leastWorthNaming) return '';
  const [unit, size] = units.find(([, each]) => seconds >= each) ?? units[3];
  const time = new Intl.RelativeTimeFormat('de').format(Math.ceil(seconds / size), unit);
  return `Der nächste Versuch ist ${time.replaceAll(' ', '\u00a0')} möglich.`;
}
