import type { Occupation } from '../title/lexicon/lexicon.ts';
import { seededRandom } from './random.ts';
import type { Named } from './titleExamples.ts';

/** A lexicon that has been made to forget, and what it has forgotten. */
export interface SplitLexicon {
  readonly known: readonly Occupation[];
  /** To calibrate by. */
  readonly calibrating: Forgotten;
  /** To measure by, which nothing was fitted to. */
  readonly measuring: Forgotten;
}

export interface Forgotten {
  /** Names of occupations that are known by their other names. */
  readonly names: readonly Named[];
  /** Names of occupations of which nothing is known. */
  readonly foreignNames: readonly Named[];
}

const unknownNameShare = 0.1;
const foreignOccupationShare = 0.04;

/** Takes names, and whole occupations, out of the lexicon by chance; general names all stay. */
export function splitLexicon(occupations: readonly Occupation[], seed: number): SplitLexicon {
  const random = seededRandom(seed);
  const known: Occupation[] = [];
  const unknownNames: Named[] = [];
  const foreignNames: Named[] = [];
  for (const occupation of occupations) {
    if (occupation.isGeneral) {
      known.push(occupation);
    } else if (random() < foreignOccupationShare) {
      foreignNames.push(...occupation.names.map((name) => ({ name, occupation })));
    } else {
      const [first = '', ...others] = occupation.names;
      const kept = [first];
      for (const name of others) {
        if (random() < unknownNameShare) unknownNames.push({ name, occupation });
        else kept.push(name);
      }
      known.push({ ...occupation, names: kept });
    }
  }
  const half = (remainder: number): Forgotten => ({
    names: unknownNames.filter((_, at) => at % 2 === remainder),
    foreignNames: foreignNames.filter((_, at) => at % 2 === remainder),
  });
  return { known, calibrating: half(0), measuring: half(1) };
}
