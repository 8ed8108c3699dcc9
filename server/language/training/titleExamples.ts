// The lexicon's names as examples for the encoder, and the noise that advertisements and people add to them.
import { titleFeatures } from '../title/encoder/titleFeatures.ts';
import type { Occupation } from '../title/lexicon/lexicon.ts';
import { normalizeTitle } from '../title/parts/normalizeTitle.ts';
import type { OccupationIndex } from '../title/lexicon/occupationIndex.ts';
import type { WordReader } from '../title/text/titleWords.ts';
import { oneOf } from './random.ts';
import type { Example } from './trainEncoder.ts';

export interface Named {
  readonly name: string;
  readonly occupation: Occupation;
}

/** A name's share for its own occupation; the rest goes to related ones and its group. */
const ownShare = 0.85;
const relatedShare = 0.1;
const groupShare = 0.05;

/** Share of names left as written; the others get one kind of noise. */
const plainShare = 0.6;

/** Feature dropout. */
const droppedShare = 0.3;

/** Place and company words as in advertisements; invented, so that none is learnt. */
const syllables = 'ba del fen gor hal kem lor min nor pat ral sen tor ulm vel wit zek'.split(' ');

function strangeWord(random: () => number): string {
  return Array.from({ length: 2 + Math.floor(random() * 2) }, () => oneOf(syllables, random)).join(
    '',
  );
}

/** One letter dropped, doubled or swapped. */
function misspelt(word: string, random: () => number): string {
  if (word.length < 6) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const letter = word.charAt(at);
  const kind = random();
  if (kind < 1 / 3) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 2 / 3) return word.slice(0, at) + letter + word.slice(at);
  return word.slice(0, at) + word.charAt(at + 1) + letter + word.slice(at + 2);
}

function withNoise(words: readonly string[], random: () => number): readonly string[] {
  const kind = random();
  const place = Math.floor(random() * words.length);
  if (kind < 0.3) return words.map((word, at) => (at === place ? misspelt(word, random) : word));
  if (kind < 0.6) return [...words, strangeWord(random)];
  if (kind < 0.8 && words.length > 2) return words.filter((_word, at) => at !== place);
  return [...words].reverse();
}

export function sharesOf(
  { id, related, group }: Occupation,
  numbers: ReadonlyMap<string, number>,
  idsByGroup: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  const give = (ids: readonly string[], share: number) => {
    for (const other of ids) {
      const number = numbers.get(other);
      if (number !== undefined) shares.set(number, (shares.get(number) ?? 0) + share / ids.length);
    }
  };
  give([id], ownShare);
  give(related.size > 0 ? [...related] : [id], relatedShare);
  give(idsByGroup.get(group) ?? [id], groupShare);
  return shares;
}

export function noisyFeatures(words: readonly string[], readWord: WordReader): Example['features'] {
  const plain = titleFeatures(words, readWord);
  return (random) => {
    const all = random() < plainShare ? plain : titleFeatures(withNoise(words, random), readWord);
    return all.filter(() => random() >= droppedShare);
  };
}

/** `numbers` maps occupations to prototypes. */
export function makeExamples(
  names: readonly Named[],
  numbers: ReadonlyMap<string, number>,
  { idsByGroup, readWord }: OccupationIndex,
): Example[] {
  return names.map(({ name, occupation }) => ({
    shares: sharesOf(occupation, numbers, idsByGroup),
    features: noisyFeatures(normalizeTitle(name).words, readWord),
  }));
}
