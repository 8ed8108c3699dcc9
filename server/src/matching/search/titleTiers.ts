import { titleKeys, titleSearchKeys } from '../../title/titleKeys.ts';

/** Some keys to look titles up by, and how alike those found only by them can be at most. */
export interface TitleTier {
  readonly keys: readonly string[];
  readonly atMost: number;
}

/** Whoever shares none of the job's own keys has a neighbouring occupation, or some words in common, at best. */
export const neighboursAtMost = 0.85;

/** MongoDB merges up to 200 ranges of an index in their order; each key takes one for each of up to 17 cells. */
const keysAtOnce = 10;

/** The words of a title, which join those that the lexicon does not surely know. */
const isWordKey = (key: string) => /^[uw]:/.test(key);

/**
 * The keys by which everybody is found whose title could fit, nearest ones first: those that the job's title itself has,
 * then those of its neighbours.
 */
export function titleTiers(jobTitle: string): TitleTier[] {
  const ownKeys = new Set(titleKeys(jobTitle).filter((key) => !isWordKey(key)));
  const wanted = [...new Set(titleSearchKeys(jobTitle))];
  const own = wanted.filter((key) => ownKeys.has(key));
  const neighbours = wanted.filter((key) => !ownKeys.has(key));
  return [
    ...inChunks(own).map((keys) => ({ keys, atMost: 1 })),
    ...inChunks(neighbours).map((keys) => ({ keys, atMost: neighboursAtMost })),
  ];
}

function inChunks(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, index) =>
    keys.slice(index * keysAtOnce, (index + 1) * keysAtOnce),
  );
}
