import { growTree, lengthBit, type LetterTree } from './letterTree.ts';

/** Short words differ by a letter as a rule ("Koch", "Tuch"); only in longer ones that is a slip of the finger. */
const shortestMisspelt = 7;
const longWord = 11;
const mostSlips = 2;

/** Damerau-Levenshtein (optimal string alignment), one row for each letter of a known word. */
interface Table {
  readonly word: string;
  readonly limit: number;
  readonly width: number;
  /** Never written further from the diagonal than `limit`: there every cell stays above it. */
  readonly cells: Uint8Array;
  readonly known: Uint16Array;
}

/** The memory of a table is used again by the next one. */
function tableMaker(longest: number): (word: string, limit: number) => Table {
  const width = longest + mostSlips + 1;
  const cells = new Uint8Array(width * width);
  const known = new Uint16Array(width);
  return (word, limit) => {
    cells.fill(limit + 1);
    for (let column = 0; column <= limit; column += 1) cells[column] = column;
    return { word, limit, width, cells, known };
  };
}

/** Returns the least distance in the row: what begins like this is no nearer. */
function fillRow({ word, limit, width, cells, known }: Table, row: number, letter: number): number {
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

function lengthsNear({ word, limit }: Table): number {
  let bits = 0;
  for (let length = word.length - limit; length <= word.length + limit; length += 1) {
    bits |= lengthBit(length);
  }
  return bits;
}

function nearestIn(tree: LetterTree, table: Table): string | null {
  const { size, letters, depths, ends, lengths, isEnd } = tree;
  const { word, limit, width, cells, known } = table;
  const wanted = lengthsNear(table);
  const first = word.charCodeAt(0);
  let nearest: string[] = [];
  let least = limit;
  for (let node = 0; node < size;) {
    const depth = depths[node] ?? 0;
    const letter = letters[node] ?? 0;
    const isOther = ((lengths[node] ?? 0) & wanted) === 0 || (depth === 1 && letter !== first);
    if (isOther || fillRow(table, depth, letter) > least) {
      node = ends[node] ?? size;
      continue;
    }
    const distance = cells[depth * width + word.length] ?? limit + 1;
    if (isEnd[node] === 1 && distance <= least) {
      const found = String.fromCharCode(...known.subarray(1, depth + 1));
      nearest = distance < least ? [found] : [...nearest, found];
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
  const makeTable = tableMaker(longest);
  return (word) => {
    const limit = word.length < longWord ? 1 : mostSlips;
    if (word.length < shortestMisspelt || word.length > longest + limit) return null;
    return nearestIn(tree, makeTable(word, limit));
  };
}
