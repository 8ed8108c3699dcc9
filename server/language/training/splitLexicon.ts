import type { Occupation } from '../title/lexicon/lexicon.ts';
import { seededRandom } from './random.ts';
import type { Named } from './titleExamples.ts';

export interface SplitLexicon {
  readonly known: readonly Occupation[];
  /** For calibration. */
  readonly calibrating: Forgotten;
  /** For evaluation; nothing was fitted to it. */
  readonly measuring: Forgotten;
}

export interface Forgotten {
  /** Names of occupations known by other names. */
  readonly names: readonly Named[];
  /** Names of unknown occupations. */
  readonly foreignNames: readonly Named[];
}

const unknownNameShare = 0.1;
const foreignOccupationShare = 0.04;

/** Random names and whole occupations; general names all stay. */
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
