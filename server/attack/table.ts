export type Row = {
  line: string;
  promise: string;
  tries: string;
  refused: string;
  serverErrors: string;
  leaks: string;
  result: string;
};

const heads: Row = {
  line: 'line',
  promise: 'promise',
  tries: 'tries',
  refused: 'refused',
  serverErrors: '5xx',
  leaks: 'leaks',
  result: 'result',
};
const texts = new Set(['line', 'promise', 'result']);

/** Prints rows under one another, figures at the right. */
export function printTable(
  rows: readonly Row[],
  elsewhere: Readonly<Record<string, string>>,
): void {
  const columns = Object.keys(heads) as (keyof Row)[];
  const widths = new Map(
    columns.map((column) => [
      column,
      Math.max(...[heads, ...rows].map((row) => row[column].length)),
    ]),
  );
  const lineOf = (row: Row) =>
    columns
      .map((column) => {
        const width = widths.get(column) ?? 0;
        return texts.has(column) ? row[column].padEnd(width) : row[column].padStart(width);
      })
      .join('  ')
      .trimEnd();
  const lines = [heads, ...rows].map(lineOf);
  const notes = Object.entries(elsewhere).map(([line, where]) => `${line}: ${where}`);
  process.stdout.write(`\n${[...lines, '', ...notes].join('\n')}\n`);
}
