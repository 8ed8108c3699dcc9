import { readFileSync } from 'node:fs';
import type { OccupationArea } from './lexicon.schema.ts';

const areaFiles = [
  'informatik',
  'technik',
  'handwerk-bau',
  'gesundheit',
  'soziales-bildung',
  'kaufmaennisch',
  'finanzen-recht',
  'vertrieb-marketing',
  'verkehr-logistik',
  'produktion',
  'gastgewerbe-handel',
  'sicherheit-umwelt-wissenschaft',
  'medien-kunst',
  'allgemein',
];

/**
 * The build copies the files beside the program. Imports would keep their text, too, for as long as the server runs. A
 * test checks them against the schema, as they change with the code only.
 */
export const occupationAreas: readonly OccupationArea[] = areaFiles.map((name) => {
  const file = new URL(`./data/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as OccupationArea;
});

const generalArea = 'allgemein';

export interface Occupation {
  readonly id: string;
  readonly area: string;
  /** Unique with its area, as two areas may both have a group called "leitung". */
  readonly mainGroup: string;
  readonly group: string;
  /** As ESCO 1.2.0 numbers them; none where it has no counterpart. */
  readonly esco: readonly string[];
  /** Four digits of ISCO-08; general names may have none. */
  readonly isco: string | null;
  readonly names: readonly string[];
  readonly abbreviations: readonly string[];
  readonly related: ReadonlySet<string>;
  readonly isGeneral: boolean;
  readonly leads: boolean;
}

const iscoDigits = 4;

export type WrittenOccupation =
  OccupationArea['mainGroups'][number]['groups'][number]['occupations'][number];

export const writtenOccupations = (areas: readonly OccupationArea[]): WrittenOccupation[] =>
  areas
    .flatMap(({ mainGroups }) => mainGroups)
    .flatMap(({ groups }) => groups)
    .flatMap(({ occupations }) => occupations);

function relatedIds(areas: readonly OccupationArea[]): Map<string, Set<string>> {
  const related = new Map<string, Set<string>>();
  const relate = (from: string, to: string) => {
    related.set(from, (related.get(from) ?? new Set()).add(to));
  };
  for (const { id, related: named = [] } of writtenOccupations(areas)) {
    for (const other of named) {
      relate(id, other);
      relate(other, id);
    }
  }
  return related;
}

export function listOccupations(areas: readonly OccupationArea[]): Occupation[] {
  const related = relatedIds(areas);
  return areas.flatMap((area) =>
    area.mainGroups.flatMap((mainGroup) =>
      mainGroup.groups.flatMap((group) =>
        group.occupations.map(
          ({ id, esco = [], isco, leads = false, names, english = [], abbreviations = [] }) => ({
            id,
            area: area.id,
            mainGroup: `${area.id}/${mainGroup.id}`,
            group: `${area.id}/${mainGroup.id}/${group.id}`,
            esco,
            isco: isco ?? esco[0]?.slice(0, iscoDigits) ?? null,
            names: [...names, ...english],
            abbreviations,
            related: related.get(id) ?? new Set<string>(),
            isGeneral: area.id === generalArea,
            leads,
          }),
        ),
      ),
    ),
  );
}
