import { groupByKeys } from '../../text/groupByKeys.ts';

/** Short words differ by a letter as a rule ("Koch", "Tuch"); only in longer ones that is a slip of the finger. */
const shortestMisspelt = 7;
const longWord = 11;

/** Damerau-Levenshtein (optimal string alignment), or any number above `limit`. */
function distanceOf(written: string, known: string, limit: number): number {
  let before: readonly number[] = Array.from({ length: known.length + 1 }, (_, column) => column);
  let twoBefore = before;
  for (let row = 1; row <= written.length; row += 1) {
    const current = [row];
    const letter = written[row - 1];
    for (let column = 1; column <= known.length; column += 1) {
      const replaced = (before[column - 1] ?? 0) + (known[column - 1] === letter ? 0 : 1);
      const least = Math.min(replaced, (before[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      const isTurned = known[column - 2] === letter && known[column - 1] === written[row - 2];
      current.push(isTurned ? Math.min(least, (twoBefore[column - 2] ?? 0) + 1) : least);
    }
    if (Math.min(...current) > limit) return Infinity;
    [twoBefore, before] = [before, current];
  }
  return before[known.length] ?? Infinity;
}

/** One bit for each letter that a word has. */
const lettersOf = (word: string) =>
  Array.from(word).reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) & 31)), 0);

function bitsIn(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** A misspelling keeps the first letter. */
export function misspellingFinder(vocabulary: Iterable<string>): (word: string) => string | null {
  const known = Array.from(vocabulary, (word) => ({ word, letters: lettersOf(word) }));
  const byShape = groupByKeys(known, ({ word }) => [word.charAt(0) + word.length]);
  return (written) => {
    if (written.length < shortestMisspelt) return null;
    const letters = lettersOf(written);
    let least = written.length < longWord ? 1 : 2;
    let nearest: string[] = [];
    const shapes = [0, 1, -1, 2, -2]
      .filter((more) => Math.abs(more) <= least)
      .map((more) => written.charAt(0) + (written.length + more));
    for (const { word, letters: others } of shapes.flatMap((shape) => byShape.get(shape) ?? [])) {
      // Each letter that only one of the two has takes a slip.
      if (bitsIn(letters & ~others) > least || bitsIn(others & ~letters) > least) continue;
      const distance = distanceOf(written, word, least);
      if (distance > least) continue;
      nearest = distance < least ? [word] : [...nearest, word];
      least = distance;
    }
    // Two words equally near leave open which one was meant.
    return nearest.length === 1 ? (nearest[0] ?? null) : null;
  };
}
