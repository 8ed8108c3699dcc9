import type { WordReader } from '../text/titleWords.ts';

export const featureBuckets = 2 ** 16;

const shortestGram = 3;
const longestGram = 4;

/** FNV-1a, 32 bits. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let position = 0; position < feature.length; position += 1) {
    hash = Math.imul(hash ^ feature.charCodeAt(position), 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & (featureBuckets - 1);
}

/** Runs of three and four letters outlive misspellings and unknown compounds. */
export function titleFeatures(words: readonly string[], readWord: WordReader): number[] {
  const features: string[] = [];
  let previous = '';
  for (const word of words) {
    features.push(`w${word}`);
    const parts = readWord(word);
    for (const { meaning } of parts) features.push(`p${meaning}`);
    const ending = parts.at(-1)?.meaning ?? '';
    features.push(`h${ending}`);
    if (previous !== '') features.push(`b${previous} ${ending}`);
    previous = ending;
    const bounded = `<${word}>`;
    for (let length = shortestGram; length <= longestGram; length += 1) {
      for (let start = 0; start + length <= bounded.length; start += 1) {
        features.push(`g${bounded.slice(start, start + length)}`);
      }
    }
  }
  return features.map(bucketOf);
}
