type Target = readonly [name: string, what: string, most: number, unit: string];

/** What is measured, and the accepted maximum: `x` is relative to the baseline of the same run. */
const targets = {
  signedInRead: ['P1', 'CPU of a signed-in read: session, role, one document', 2, 'x'],
  noDatabase: ['P4', 'CPU of a call without database', 1.5, 'x'],
  search: ['P5', 'search by name, p95', 20, 'ms'],
  emptySearch: ['P5', 'search without a hit beside one with hits', 2, 'x'],
  explained: ['P6', 'judging one pair with all sentences', 50, 'µs'],
  ranked: ['P6', 'judging one pair for a ranking', 0.2, 'µs'],
  similar: ['P7', 'similar candidates, p95', 60, 'ms'],
  similarOfMillion: ['P7', 'similar candidates among a million, p95', 150, 'ms'],
  otherTen: ['P7', 'lists that differ from brute force', 0, ''],
  growth: ['P7', 'power by which the search grows with the candidates', 0.5, ''],
  titles: ['P8', 'likeness of two titles that were read before', 50, 'µs'],
  loopDelay: ['P9', 'event loop delay, p99, under 50 comparisons at once', 20, 'ms'],
  healthInStorm: ['P10', '`/health`, p95, while 20 sign in without a pause', 100, 'ms'],
  failed: ['P10', '30 s of mixed reads at 200 connections: failed requests', 0, ''],
  tail: ['P10', 'the same: slowest hundredth beside the middle', 8, 'x'],
  grown: ['P10', 'the same: growth of memory', 50, 'MB'],
  slowFailed: ['P10', 'the same at a quarter of the speed: failed requests', 0, ''],
  slowGrown: ['P10', 'the same: growth of memory', 60, 'MB'],
  slowHealth: ['P10', 'the same: `/health`, p95', 100, 'ms'],
  write: ['P11', 'one write, majority and journal', 1.6, 'x'],
  transaction: ['P11', 'two documents in one transaction', 1.1, 'x'],
  refusedBodies: ['A1', 'others beside refused bodies of one address', 2, 'x'],
  dashboards: ['A2', 'others beside 20 connections that read a dashboard of 500 postings', 2, 'x'],
  dashboardsShed: ['A2', 'the same: refused calls of others', 0, ''],
  manyAccounts: ['A3', 'others beside twenty accounts of one address', 5, 'x'],
  longTexts: ['A4', 'others beside forty addresses that read 20,000 signs', 3, 'x'],
  refusedSaves: ['A4', 'the same: questionnaires that could not be saved', 0, ''],
  mailedStrangers: ['A5', 'strangers that guests of one address write to in a day', 30, ''],
  linkBehindMails: ['A6', 'a link behind 500 mails of guests', 5, 'x'],
  listedWishes: ['A7', 'lists that tell branches, hours or the exact floor', 0, ''],
  learnedFloors: ['A8', 'floors that a key tells nearer than to five thousand', 0, ''],
  usedUpPassword: ['A9', 'recruiters kept from a password that seven accounts used up', 0, ''],
  memory: ['P17', 'memory of the API after these comparisons', 350, 'MB'],
} as const satisfies Record<string, Target>;

/** `beside`: the baseline of the same run; `of`: which case, where a target has several. */
export type Figure = { target: keyof typeof targets; value: number; beside: string; of?: string };

export const isMet = ({ target, value }: Figure): boolean => value <= targets[target][2];

const header = ['Target', 'What', 'Figure', 'Beside', 'Wanted', 'Met'];

export function renderFigures(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const [name, what, most, unit] = targets[figure.target];
    const [is, wanted] = [figure.value, most].map((value) => withUnit(value, unit));
    const whole = figure.of === undefined ? what : `${what}: ${figure.of}`;
    return [name, whole, is, figure.beside, `<= ${wanted}`, isMet(figure) ? 'yes' : 'NO'];
  });
  const lines = [header, header.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function withUnit(value: number, unit: string): string {
  const digits = Number.isInteger(value) || value >= 10 ? 0 : 2;
  return `${value.toFixed(digits)}${unit === 'x' || unit === '' ? '' : ' '}${unit}`;
}

export const inMs = (value: number): string => withUnit(value, 'ms');

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
