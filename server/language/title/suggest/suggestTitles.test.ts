import { describe, expect, test } from 'vitest';
import { leastOf } from '../../../src/test/leastOf.ts';
import { hostileTitles } from '../test/hostileTitles.ts';
import { findNames } from './findNames.ts';
import { indexNames } from './nameIndex.ts';
import { describeReading, suggestTitles } from './suggestTitles.ts';

const titles = (typed: string) => suggestTitles(typed).map(({ title }) => title);

describe('the first suggestion', () => {
  test.each([
    ['a whole name', 'Koch', 'Koch'],
    ['the female form', 'Köchin', 'Koch'],
    ['an umlaut in two letters', 'Koechin', 'Koch'],
    ['an umlaut without its dots', 'Kochin', 'Koch'],
    ['a female form not yet finished', 'Softwareentwickleri', 'Softwareentwickler'],
    ['a mark of gender', 'Koch (m/w/d)', 'Koch'],
    ['a form hung on', 'Entwickler:in', 'Entwickler'],
    ['another word for women', 'Bankkauffr', 'Bankkaufmann'],
    ['a beginning', 'Pflegefachk', 'Pflegefachkraft'],
    ['an umlaut that is typed as u', 'mullman', 'Müllmann'],
    ['English', 'data scien', 'Data Scientist'],
    ['words in another order', 'entwickler java', 'Java-Entwickler'],
    ['an abbreviation', 'SRE', 'Site Reliability Engineer'],
    ['a name with signs', 'C++', 'C++-Entwickler'],
    ['a field behind the job', 'Vertriebsleiter Medizintechnik Süd', 'Vertriebsleiter'],
  ])('for %s: %s', (_what, typed, title) => {
    expect(titles(typed)[0]).toBe(title);
  });
});

describe('the list', () => {
  test('shows first what writes two words in one', () => {
    expect(titles('Software Entw')[0]).toBe('Softwareentwickler');
  });

  test('holds the occupation of each title', () => {
    expect(suggestTitles('Köchin')[0]).toEqual({ title: 'Koch', occupation: 'koch' });
  });

  test('shows a title once, and German before English', () => {
    const found = titles('soft');

    expect(found).toHaveLength(8);
    expect(new Set(found).size).toBe(8);
    expect(found[0]).toMatch(/^Software/);
  });

  test.each(['xyzq', '((( )))', '   ', '🦊🦊🦊', '%00%00', '__proto__ constructor'])(
    'is short or empty for %s',
    (typed) => {
      expect(titles(typed).length).toBeLessThanOrEqual(8);
    },
  );
});

test.each([
  ['Koch', { sure: true, occupation: 'Koch' }],
  ['Brabbelprof', { sure: false, occupation: null }],
])('a finished title is read: %s', (title, reading) => {
  expect(describeReading(title)).toEqual(reading);
});

function runToEnd<Result>(steps: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

/** Milliseconds of the processor so far. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function timeSteps(): number[] {
  const steps = indexNames();
  const took: number[] = [];
  for (;;) {
    const before = spent();
    const { done } = steps.next();
    took.push(spent() - before);
    if (done === true) return took;
  }
}

test('what they are found in is made in steps that hold no request up', () => {
  const enoughMs = 60;
  let took = timeSteps();
  // Whatever else the process and the machine had to do just then falls into one of them, each time into others.
  for (let more = 0; more < 8 && Math.max(...took) >= enoughMs; more += 1) {
    const again = timeSteps();
    took = took.map((ms, step) => Math.min(ms, again[step] ?? ms));
  }

  expect(Math.max(...took)).toBeLessThan(enoughMs);
});

test('names are found in a few milliseconds, those of hostile titles as well', async () => {
  const index = runToEnd(indexNames());
  const { make } = hostileTitles(19);
  const typed = [
    ...Array.from({ length: 200 }, make),
    ...['a b', 's s s s s s', 'man', 'in der', 'aaa', 'e'.repeat(120), 'a '.repeat(60)],
    ...['(m/'.repeat(40), '/in'.repeat(40), 'fr'.repeat(60), 'i'.repeat(120)],
  ];
  // Other tests keep the machine busy meanwhile.
  const enoughMs = 6;
  for (const each of typed) {
    const ms = await leastOf(100, enoughMs, () => {
      const before = spent();
      findNames(each, index, 8);
      return spent() - before;
    });
    expect(ms, each).toBeLessThan(enoughMs);
  }
});
