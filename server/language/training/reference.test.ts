import { describe, expect, test } from 'vitest';
import { listOccupations } from '../title/lexicon/lexicon.ts';
import { indexOccupations } from '../title/lexicon/occupationIndex.ts';
import { parseReference, splitReference, withoutLabels } from './reference.ts';
import { counterpartExamples, referenceTask } from './referenceExamples.ts';

const lines = [
  'scheme\tcode\tlabel\tlanguage\tkind',
  'ISCO-08\t7512\tBäcker\tde\tpreferred',
  'ESCO-1.2.0\t7512.1\tBäcker\tde\tpreferred',
  'ESCO-1.2.0\t7512.1\tBäckerin\tde\talternative',
  'ESCO-1.2.0\t7512.1\tTeigmacher\tde\talternative',
  'ESCO-1.2.0\t7512.1\tbaker\ten\tpreferred',
  'ESCO-1.2.0\t7512.2\tKonditor\tde\tpreferred',
  'ESCO-1.2.0\t7513.1\tMilchverarbeiter\tde\tpreferred',
];
const reference = parseReference(lines.join('\n'));
const occupations = listOccupations([
  {
    id: 'handwerk',
    label: 'Handwerk',
    mainGroups: [
      {
        id: 'nahrung',
        label: 'Nahrung',
        groups: [
          { id: 'backen', label: 'Backen', occupations: [{ id: 'baecker', names: ['Bäcker'] }] },
        ],
      },
    ],
  },
]);
const index = indexOccupations(occupations);

describe('the reference', () => {
  test('is read by occupation, without the groups of ISCO', () => {
    expect(reference.map(({ code, labels }) => [code, labels.length])).toEqual([
      ['7512.1', 4],
      ['7512.2', 1],
      ['7513.1', 1],
    ]);
  });

  test('is split by whole occupations, always in the same way', () => {
    const many = Array.from({ length: 500 }, (_, at) => ({ code: `${1000 + at}.1`, labels: [] }));
    const split = splitReference(many, 1);

    expect(splitReference(many, 1)).toEqual(split);
    expect([...split.known, ...split.measuring]).toHaveLength(500);
    expect(split.measuring.length).toBeGreaterThan(10);
  });

  test('loses the labels that the lexicon was made to forget', () => {
    const [baker] = withoutLabels(reference, ['Teigmacherin']);

    expect(baker?.labels.map(({ label }) => label)).toEqual(['Bäcker', 'Bäckerin', 'baker']);
  });
});

describe('examples of the reference', () => {
  test('belong to their occupation most, then to its unit group, then to its minor group', () => {
    const { examples } = referenceTask(reference, index);
    const [own = 0, unitGroup = 0, minorGroup = 0] = examples[0]?.shares.values() ?? [];

    expect(own).toBeGreaterThan(unitGroup);
    expect(unitGroup).toBeGreaterThan(minorGroup);
    expect(own + unitGroup + minorGroup).toBeCloseTo(1);
  });

  test('are taken once for both genders', () => {
    expect(referenceTask(reference, index).examples).toHaveLength(5);
  });

  test('name an occupation of the lexicon that has a name in common', () => {
    const examples = counterpartExamples(reference, new Map([['baecker', 0]]), index);

    expect(examples.map(({ shares }) => [...shares.keys()])).toEqual([[0], [0]]);
  });
});
