import { titleKeys, titleSearchKeys } from '../../../language/title/titleKeys.ts';

export interface TitleTier {
  readonly keys: readonly string[];
  readonly upperBound: number;
}

/** Without a shared key, titles are at best neighbouring occupations. */
export const neighboursUpperBound = 0.85;

/** MongoDB merges up to 200 index ranges in order; each key needs one for each of up to 17 cells. */
const keysAtOnce = 10;

export function titleTiers(jobTitle: string): TitleTier[] {
  const ownKeys = new Set(titleKeys(jobTitle));
  const wanted = [...new Set(titleSearchKeys(jobTitle))];
  const own = wanted.filter((key) => ownKeys.has(key));
  const neighbours = wanted.filter((key) => !ownKeys.has(key));
  return [
    ...inChunks(own).map((keys) => ({ keys, upperBound: 1 })),
    ...inChunks(neighbours).map((keys) => ({ keys, upperBound: neighboursUpperBound })),
  ];
}

function inChunks(keys: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(keys.length / keysAtOnce) }, (_, index) =>
    keys.slice(index * keysAtOnce, (index + 1) * keysAtOnce),
  );
}
