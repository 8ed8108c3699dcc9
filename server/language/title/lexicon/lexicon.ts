import { readFileSync } from 'node:fs';
import { groupByKeys } from '../../text/groupByKeys.ts';
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

export const writtenOccupations = (): WrittenOccupation[] =>
  occupationAreas
    .flatMap(({ mainGroups }) => mainGroups)
    .flatMap(({ groups }) => groups)
    .flatMap(({ occupations }) => occupations);

/** Each of two says that they are related, whichever of them it is written at. */
function relatedIds(): Map<string, [string, string][]> {
  const pairs = writtenOccupations().flatMap(({ id, related = [] }) =>
    related.flatMap((other): [string, string][] => [
      [id, other],
      [other, id],
    ]),
  );
  return groupByKeys(pairs, ([from]) => [from]);
}

export function listOccupations(): Occupation[] {
  const related = relatedIds();
  return occupationAreas.flatMap((area) =>
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
            related: new Set(related.get(id)?.map(([, to]) => to)),
            isGeneral: area.id === generalArea,
            leads,
          }),
        ),
      ),
    ),
  );
}
