/** Numbers from 0 to 1 by mulberry32. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Fisher-Yates shuffle. */
export function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, place: random() }))
    .sort((left, right) => left.place - right.place)
    .map(({ value }) => value);
}

/** `undefined` if empty. */
export function oneOf<Value>(values: readonly Value[], random: () => number): Value | undefined {
  return values[Math.floor(random() * values.length)];
}
