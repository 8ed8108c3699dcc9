// Words written one behind the other and found by their hash: as keys of a map they take three times the memory.

export interface WordTable {
  readonly size: number;
  /** The place of the word among all in alphabetical order, or -1. */
  readonly find: (word: string) => number;
  readonly at: (place: number) => string;
  /** The first place whose word is not before this one, known or not. */
  readonly placeFor: (word: string) => number;
}

/** Two bytes for each number where they suffice. */
export const numberList = (length: number, greatest: number) =>
  greatest < 2 ** 16 ? new Uint16Array(length) : new Uint32Array(length);

/** FNV-1a, 32 bits. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < word.length; position += 1) {
    hash = Math.imul(hash ^ word.charCodeAt(position), 0x01000193);
  }
  return (hash >>> 15) ^ hash;
}

export function wordTable(words: Iterable<string>): WordTable {
  const sorted = [...new Set(words)].sort();
  const size = sorted.length;
  // Read anew it takes one byte a letter, though the words come from texts that took two.
  const text = Buffer.from(sorted.join('')).toString();
  const starts = new Uint32Array(size + 1);
  // Half of the slots stay empty, so that the search for a word soon comes to one of them.
  const slots = numberList(2 ** Math.ceil(Math.log2(size * 2 + 1)), size);
  const last = slots.length - 1;
  sorted.forEach((word, place) => {
    starts[place + 1] = (starts[place] ?? 0) + word.length;
    let slot = hashOf(word) & last;
    while (slots[slot] !== 0) slot = (slot + 1) & last;
    slots[slot] = place + 1;
  });
  const at = (place: number) => text.slice(starts[place], starts[place + 1]);
  return {
    size,
    at,
    find: (word) => {
      for (let slot = hashOf(word) & last; ; slot = (slot + 1) & last) {
        const place = (slots[slot] ?? 0) - 1;
        if (place === -1) return -1;
        const start = starts[place] ?? 0;
        const length = (starts[place + 1] ?? 0) - start;
        if (length === word.length && text.startsWith(word, start)) return place;
      }
    },
    placeFor: (word) => {
      let [low, high] = [0, size];
      while (low < high) {
        const middle = (low + high) >>> 1;
        if (at(middle) < word) low = middle + 1;
        else high = middle;
      }
      return low;
    },
  };
}
