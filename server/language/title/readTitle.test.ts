import { describe, expect, test } from 'vitest';
import { splitTitle } from '../training/titleParts.ts';
import { readTitle } from './readTitle.ts';
import titles from './test/partedTitles.json' with { type: 'json' };
import { titleSimilarity } from './titleSimilarity.ts';

interface ExpectedReading {
  readonly kind: string;
  readonly title: string;
  /** Empty where it cannot be said surely. */
  readonly occupations: readonly string[];
  readonly parts?: Readonly<Record<string, string>>;
}

const expected: readonly ExpectedReading[] = titles;
const idsOf = (title: string) =>
  new Set(readTitle(title).readings.map(({ occupation }) => occupation.id));

const surelyReadAtLeast = 0.95;

describe('titles as people really write them', () => {
  test('are never surely read as another job', () => {
    const wronged = expected.filter(
      ({ title, occupations }) =>
        readTitle(title).isSure && [...idsOf(title)].some((id) => !occupations.includes(id)),
    );

    expect(wronged).toEqual([]);
  });

  test('are surely read where a person can', () => {
    const readable = expected.filter(({ occupations }) => occupations.length > 0);
    const missed = readable.filter(({ title }) => !readTitle(title).isSure);

    expect(1 - missed.length / readable.length).toBeGreaterThanOrEqual(surelyReadAtLeast);
  });

  test.each(
    expected.flatMap(({ title, parts }) => (parts === undefined ? [] : [{ title, parts }])),
  )('parts $title', ({ title, parts }) => {
    expect(splitTitle(title)).toMatchObject(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [text]])),
    );
  });

  test.each([
    ['Lehrstelle als Köchin', 'ausbildung'],
    ['Duales Studium Wirtschaftsinformatik', 'ausbildung'],
    ['Praktikum HR', 'praktikum'],
    ['Working Student Controlling', 'werkstudent'],
    ['Trainee Vertrieb', null],
    ['Koch', null],
  ])('tells of %s that its contract is %s', (title, contractType) => {
    expect(splitTitle(title).contractType).toBe(contractType);
  });

  test('offer several jobs, each of which is found', () => {
    for (const job of ['Maler', 'Trockenbauer']) {
      const there = titleSimilarity('Maler oder Trockenbauer', job);

      expect(there.value).toBeGreaterThan(0.9);
      expect(titleSimilarity(job, 'Maler oder Trockenbauer')).toEqual(there);
    }
  });

  test('are not sure as long as one of their jobs is not', () => {
    expect(titleSimilarity('Gärtner / Projektleiter', 'Buchhalter').sure).toBe(false);
  });
});
