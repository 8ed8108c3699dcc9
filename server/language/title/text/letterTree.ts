/** All words, sorted, as one tree of letters written flat: each node is followed by those below it. */
export interface LetterTree {
  readonly size: number;
  readonly letters: Uint16Array;
  readonly depths: Uint8Array;
  /** The node after all of those below. */
  readonly ends: Uint32Array;
  /** One bit for each length of the words below. */
  readonly lengths: Int32Array;
  readonly isEnd: Uint8Array;
}

/** All lengths from 31 on share a bit. */
export const lengthBit = (length: number) => 1 << Math.min(length, 31);

const longestWord = 255;

export function growTree(vocabulary: Iterable<string>): LetterTree {
  const words = [...vocabulary].filter(({ length }) => length <= longestWord).sort();
  const most = words.reduce((sum, { length }) => sum + length, 0);
  const letters = new Uint16Array(most);
  const depths = new Uint8Array(most);
  const ends = new Uint32Array(most);
  const lengths = new Int32Array(most);
  const isEnd = new Uint8Array(most);
  let size = 0;
  const path: number[] = [];
  const closeFrom = (depth: number) => {
    for (const node of path.splice(depth)) ends[node] = size;
  };
  for (const word of words) {
    const parting = path.findIndex((node, at) => letters[node] !== word.charCodeAt(at));
    if (parting !== -1) closeFrom(parting);
    for (let at = path.length; at < word.length; at += 1) {
      path.push(size);
      letters[size] = word.charCodeAt(at);
      depths[size] = at + 1;
      isEnd[size] = at + 1 === word.length ? 1 : 0;
      size += 1;
    }
    const bit = lengthBit(word.length);
    for (const node of path) lengths[node] = (lengths[node] ?? 0) | bit;
  }
  closeFrom(0);
  return { size, letters, depths, ends, lengths, isEnd };
}
