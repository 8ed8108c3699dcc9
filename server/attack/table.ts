type Heads = Readonly<Record<string, string>>;
/** A row has a text for each of these heads. */
export type RowOf<Shape extends Heads> = Record<keyof Shape, string>;

export const checklistHeads = {
  line: 'line',
  promise: 'promise',
  tries: 'tries',
  refused: 'refused',
  serverErrors: '5xx',
  leaks: 'leaks',
  result: 'result',
};

export const findingHeads = {
  number: 'no',
  what: 'finding',
  before: 'before',
  one: '1 account',
  thirty: '30 accounts',
  limit: 'limit',
  result: 'result',
};

const texts = new Set(['line', 'promise', 'what', 'result']);

/** Prints rows under one another, figures at the right, and below them what is answered elsewhere. */
export function printTable<Shape extends Heads>(
  heads: Shape,
  rows: readonly RowOf<Shape>[],
  elsewhere: Readonly<Record<string, string>>,
): void {
  const columns: (keyof Shape)[] = Object.keys(heads);
  const widths = new Map(
    columns.map((column) => [
      column,
      Math.max(...[heads, ...rows].map((row) => row[column].length)),
    ]),
  );
  const lineOf = (row: RowOf<Shape>) =>
    columns
      .map((column) => {
        const width = widths.get(column) ?? 0;
        return texts.has(String(column)) ? row[column].padEnd(width) : row[column].padStart(width);
      })
      .join('  ')
      .trimEnd();
  const lines = [heads, ...rows].map(lineOf);
  const notes = Object.entries(elsewhere).map(([line, where]) => `${line}: ${where}`);
  process.stdout.write(`\n${[...lines, '', ...notes].join('\n')}\n`);
}
