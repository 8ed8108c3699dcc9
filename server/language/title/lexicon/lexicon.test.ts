import { describe, expect, test } from 'vitest';
import iscoUnitGroups from './iscoUnitGroups.json' with { type: 'json' };
import { listOccupations, occupationAreas } from './lexicon.ts';
import { occupationArea } from './lexicon.schema.ts';
import { normalizeTitle } from '../parts/normalizeTitle.ts';

const occupations = listOccupations();

function repeated(values: readonly string[]): string[] {
  return values.filter((value, position) => values.indexOf(value) !== position);
}

describe('the lexicon of occupations', () => {
  test.each(occupationAreas.map((area) => [area.id, area] as const))(
    '%s is written in the form of the lexicon',
    (_id, area) => {
      expect(occupationArea.safeParse(area).error?.issues).toBeUndefined();
    },
  );

  test('gives every occupation, group and main group an id of its own', () => {
    const mainGroups = occupationAreas.flatMap((area) =>
      area.mainGroups.map(({ id }) => `${area.id}/${id}`),
    );
    const groups = occupationAreas.flatMap((area) =>
      area.mainGroups.flatMap(({ id, groups: ofMain }) =>
        ofMain.map((group) => `${area.id}/${id}/${group.id}`),
      ),
    );

    expect(repeated(occupations.map(({ id }) => id))).toEqual([]);
    expect(repeated(mainGroups)).toEqual([]);
    expect(repeated(groups)).toEqual([]);
    expect(repeated(occupationAreas.map(({ id }) => id))).toEqual([]);
  });

  test('relates occupations that exist only', () => {
    const ids = new Set(occupations.map(({ id }) => id));

    const unknown = occupations.flatMap(({ related }) => [...related].filter((id) => !ids.has(id)));

    expect([...new Set(unknown)]).toEqual([]);
  });

  test('gives no name to two occupations, however it is spelt', () => {
    const ownerOf = new Map<string, string>();
    const claimedTwice: string[] = [];
    for (const { id, names } of occupations) {
      for (const name of names) {
        const key = normalizeTitle(name).allWords.join('');
        const owner = ownerOf.get(key) ?? id;
        if (owner !== id) claimedTwice.push(`${name}: ${owner}, ${id}`);
        ownerOf.set(key, owner);
      }
    }

    expect(claimedTwice).toEqual([]);
  });

  test('gives every occupation with a trade a unit group that ISCO-08 has', () => {
    const unitGroups = new Set(Object.values(iscoUnitGroups).flatMap((codes) => codes.split(' ')));

    const wrong = occupations
      .filter(({ isco, isGeneral }) => (isco === null ? !isGeneral : !unitGroups.has(isco)))
      .map(({ id, isco }) => `${id}: ${isco}`);
    const wrongEsco = occupations
      .filter(({ esco }) => esco.some((code) => !unitGroups.has(code.slice(0, 4))))
      .map(({ id }) => id);

    expect(unitGroups.size).toBe(436);
    expect(wrong).toEqual([]);
    expect(wrongEsco).toEqual([]);
  });
});
