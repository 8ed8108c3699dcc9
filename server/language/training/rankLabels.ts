// Rankings of labels of occupations that the encoder has not been trained on.
import { normalizeTitle } from '../title/parts/normalizeTitle.ts';
import { minorGroupOf, unitGroupOf, type ReferenceOccupation } from './reference.ts';

interface RankedLabel {
  readonly label: string;
  readonly occupation: ReferenceOccupation;
}

/** What counts as found: the same occupation, its unit group, its minor group. */
const levels = {
  occupation: ({ code }: ReferenceOccupation) => code,
  'unit group': unitGroupOf,
  'minor group': minorGroupOf,
} as const;

/** German labels; two that differ in gender alone are one. */
function germanLabels(occupations: readonly ReferenceOccupation[]): RankedLabel[] {
  return occupations.flatMap((occupation) => {
    const german = occupation.labels.filter(({ language }) => language === 'de');
    const byKey = new Map(
      german.map(({ label }) => [[...normalizeTitle(label).words].sort().join(' '), label]),
    );
    return [...byKey.values()].map((label) => ({ label, occupation }));
  });
}

/** The mean precision at the places of what is right; 1 if it all comes first. */
function averagePrecision(isRight: readonly boolean[]): number {
  let [found, sum] = [0, 0];
  for (const [place, right] of isRight.entries()) {
    if (!right) continue;
    found += 1;
    sum += found / (place + 1);
  }
  return sum / found;
}

/** Mean average precision, for each level, of each occupation's first label among the others of all. */
export function rankLabels(
  occupations: readonly ReferenceOccupation[],
  similarity: (left: string, right: string) => number,
): { readonly level: string; readonly map: number; readonly queries: number }[] {
  const labels = germanLabels(occupations);
  const sums = new Map<string, { sum: number; queries: number }>();
  for (const query of labels.filter(
    ({ occupation }, at) => labels[at - 1]?.occupation !== occupation,
  )) {
    const ranked = labels
      .filter((other) => other !== query)
      .map((other) => ({ other, value: similarity(query.label, other.label) }))
      .sort((left, right) => right.value - left.value);
    for (const [level, of] of Object.entries(levels)) {
      const isRight = ranked.map(({ other }) => of(other.occupation) === of(query.occupation));
      if (!isRight.includes(true)) continue;
      const { sum, queries } = sums.get(level) ?? { sum: 0, queries: 0 };
      sums.set(level, { sum: sum + averagePrecision(isRight), queries: queries + 1 });
    }
  }
  return [...sums].map(([level, { sum, queries }]) => ({ level, map: sum / queries, queries }));
}
