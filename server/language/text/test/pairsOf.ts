/** One pair a line. */
export const pairsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((name) => name.trim()));
