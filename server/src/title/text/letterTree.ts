/** All words, sorted, as one tree of letters written flat: each node is followed by those below it. */
export interface LetterTree {
  readonly letters: readonly number[];
  readonly depths: readonly number[];
  /** The node after all of those below. */
  readonly ends: readonly number[];
  /** One bit for each length of the words below. */
  readonly lengths: readonly number[];
  /** The word that ends at this node. */
  readonly words: readonly (string | undefined)[];
}

/** All lengths from 31 on share a bit. */
export const lengthBit = (length: number) => 1 << Math.min(length, 31);

export function growTree(vocabulary: Iterable<string>): LetterTree {
  const letters: number[] = [];
  const depths: number[] = [];
  const ends: number[] = [];
  const lengths: number[] = [];
  const words: (string | undefined)[] = [];
  const path: number[] = [];
  const closeFrom = (depth: number) => {
    for (const node of path.splice(depth)) ends[node] = letters.length;
  };
  for (const word of [...vocabulary].sort()) {
    const parting = path.findIndex((node, at) => letters[node] !== word.charCodeAt(at));
    if (parting !== -1) closeFrom(parting);
    for (let at = path.length; at < word.length; at += 1) {
      path.push(letters.length);
      letters.push(word.charCodeAt(at));
      depths.push(at + 1);
      lengths.push(0);
      words.push(at + 1 === word.length ? word : undefined);
    }
    const bit = lengthBit(word.length);
    for (const node of path) lengths[node] = (lengths[node] ?? 0) | bit;
  }
  closeFrom(0);
  return { letters, depths, ends, lengths, words };
}
