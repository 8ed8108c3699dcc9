import { growTree, type LetterTree } from './letterTree.ts';

/** Short words differ by a letter as a rule ("Koch", "Tuch"); only in longer ones that is a slip of the finger. */
const shortestMisspelt = 7;
const longWord = 11;

/** Damerau-Levenshtein (optimal string alignment), one row for each letter of a known word. */
interface Table {
  readonly word: string;
  readonly limit: number;
  /** Never written further from the diagonal than `limit`: there every cell stays above it. */
  readonly cells: Uint8Array;
  readonly known: Uint16Array;
}

function emptyTable(word: string, limit: number): Table {
  const rows = word.length + limit + 1;
  const cells = new Uint8Array(rows * (word.length + 1)).fill(limit + 1);
  for (let column = 0; column <= limit; column += 1) cells[column] = column;
  return { word, limit, cells, known: new Uint16Array(rows) };
}

/** Returns the least distance in the row: what begins like this is no nearer. */
function fillRow({ word, limit, cells, known }: Table, row: number, letter: number): number {
  const width = word.length + 1;
  const end = Math.min(word.length, row + limit);
  const before = known[row - 1];
  let least = limit + 1;
  known[row] = letter;
  for (let column = Math.max(0, row - limit); column <= end; column += 1) {
    const at = row * width + column;
    let distance = (cells[at - width] ?? limit) + 1;
    if (column > 0) {
      const written = word.charCodeAt(column - 1);
      const replaced = (cells[at - width - 1] ?? limit) + (written === letter ? 0 : 1);
      distance = Math.min(distance, replaced, (cells[at - 1] ?? limit) + 1);
      if (column > 1 && row > 1 && written === before && word.charCodeAt(column - 2) === letter) {
        distance = Math.min(distance, (cells[at - 2 * width - 2] ?? limit) + 1);
      }
    }
    cells[at] = Math.min(distance, limit + 1);
    if (distance < least) least = distance;
  }
  return least;
}

function nearestIn({ letters, depths, ends, words }: LetterTree, table: Table): string | null {
  const { word, limit, cells } = table;
  const first = word.charCodeAt(0);
  let nearest: string[] = [];
  let least = limit;
  for (let node = 0; node < letters.length;) {
    const depth = depths[node] ?? 0;
    const letter = letters[node] ?? 0;
    const isOther = depth === 1 && letter !== first;
    if (isOther || fillRow(table, depth, letter) > least) {
      node = ends[node] ?? letters.length;
      continue;
    }
    const known = words[node];
    const distance = cells[depth * (word.length + 1) + word.length] ?? limit + 1;
    if (known !== undefined && distance <= least) {
      nearest = distance < least ? [known] : [...nearest, known];
      least = distance;
    }
    node += 1;
  }
  // Two words equally near leave open which one was meant.
  return nearest.length === 1 ? (nearest[0] ?? null) : null;
}

/** A misspelling keeps the first letter. The cost does not grow with the words that look alike, as they share rows. */
export function misspellingFinder(vocabulary: Iterable<string>): (word: string) => string | null {
  const tree = growTree([...vocabulary].filter(({ length }) => length >= shortestMisspelt - 1));
  const longest = tree.depths.reduce((most, depth) => Math.max(most, depth), 0);
  return (word) => {
    const limit = word.length < longWord ? 1 : 2;
    if (word.length < shortestMisspelt || word.length > longest + limit) return null;
    return nearestIn(tree, emptyTable(word, limit));
  };
}
