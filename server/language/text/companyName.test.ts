import { limits } from '@inkognito/shared/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAlikes } from '../../quality/attack/lookAlikes.ts';
import { leastOf } from '../../src/test/leastOf.ts';
import {
  companyForm,
  companyForms,
  companyRuns,
  countedWords,
  initialsOf,
  isGenericName,
  sameCompany,
} from './companyName.ts';
import table from './lookAlikeLetters.json' with { type: 'json' };
import { different } from './test/differentCompanies.ts';
import {
  sameAbroad,
  sameByShortName,
  sameInDisguise,
  sameInGermany,
} from './test/sameCompanies.ts';

describe('names of one company', () => {
  test.each([...sameInGermany, ...sameByShortName, ...sameAbroad, ...sameInDisguise])(
    '%s is %s',
    (one, other) => {
      expect(sameCompany(one, other)).toBe(true);
      expect(sameCompany(other, one)).toBe(true);
    },
  );
});

/** The same word with our letters and with one that passes for them. */
const disguised = Object.entries(table).flatMap(([latin, letters]) =>
  (latin === '|' ? ['i', 'l'] : [latin]).flatMap((ours) =>
    Array.from(letters, (letter) => [`Ba${ours}dorf`, `Ba${letter}dorf`] as const),
  ),
);

test('every letter that passes for ours makes the same company, in a name and a legal form', () => {
  const missed = disguised.filter(
    ([one, other]) => !sameCompany(one, `${other} GmbH`) || !sameCompany(`${other} AG`, one),
  );

  expect(disguised.length).toBeGreaterThan(350);
  expect(missed).toEqual([]);
});

test('letters of several alphabets in one name cost two readings, however many there are', () => {
  const letters = Object.values(table).flatMap((each) => Array.from(each));
  const anyName = fc.string({ unit: fc.constantFrom(...letters), maxLength: limits.companyMax });
  const plain = companyForms('Bandorf').length;

  fc.assert(
    fc.property(anyName, (name) => {
      expect(companyForms(`Bandorf ${name}`).length).toBeLessThanOrEqual(2 * (plain + 2));
    }),
  );
});

describe('names of two companies', () => {
  test.each(different)('%s is not %s', (one, other) => {
    expect(sameCompany(one, other)).toBe(false);
    expect(sameCompany(other, one)).toBe(false);
  });
});

test('there are at least two hundred pairs, each once', () => {
  const pairs = [
    ...sameInGermany,
    ...sameByShortName,
    ...sameAbroad,
    ...sameInDisguise,
    ...different,
  ];

  expect(new Set(pairs.map((pair) => pair.join(' | '))).size).toBe(pairs.length);
  expect(pairs.length).toBeGreaterThanOrEqual(200);
});

test.each([
  ['Bayerische Motoren Werke AG', 'bmw'],
  ['Robert Bosch', null],
  ['Reisebüro Adler Dresden', null],
  ['Gesellschaft für technische Zusammenarbeit', 'gtz'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test.each([
  ['Siemens AG', 1],
  ['Klinikum der Ludwig-Maximilians-Universität München', 3],
  ['Siemens Bosch Audi Porsche Daimler', 5],
])('%s has %i words that count', (name, count) => {
  expect(countedWords(name)).toBe(count);
});

describe('the normal form', () => {
  test.each([
    ['Müller & Söhne GmbH', 'muller sohne'],
    ['mueller und soehne', 'muller sohne'],
    ['Bauer', 'bauer'],
    ['B.M.W. AG', 'bmw'],
    ['Siemens Healthineers AG', 'siemens healthineers'],
    ['Stiftung Warentest', 'stiftung warentest'],
    ['AG Spezialmaschinen', 'ag spezialmaschinen'],
    ['SE Consulting', 'se consulting'],
    ['Co-Op', 'co op'],
    ['Bank Austria', 'bank austria'],
    ['Telekom Austria', 'telekom'],
    ['SAS', 'sas'],
    ['株式会社', '株式会社'],
    ['GmbH', ''],
    ['GmbH & Co. KG', ''],
    ['UG (haftungsbeschränkt)', ''],
    ['Aktiengesellschaft', ''],
    ['e. V.', ''],
    ['S.à r.l.', ''],
    ['– & ! …', ''],
    ['', ''],
  ])('of %s is %s', (name, form) => {
    expect(companyForm(name)).toBe(form);
  });

  test('of other letters that look alike is the same', () => {
    const names = [
      'anna',
      'walburga',
      'otto anders',
      'max muster',
      'recruiting',
      'inkognito team',
      'support',
    ];
    const missed = lookAlikes(2_000).filter((name) => !names.includes(companyForm(name)));

    expect(missed).toEqual([]);
  });

  test('of a form is the form itself', () => {
    for (const [one = '', other = ''] of [...sameInGermany, ...sameAbroad]) {
      expect(companyForm(companyForm(one))).toBe(companyForm(one));
      expect(companyForm(companyForm(other))).toBe(companyForm(other));
    }
  });
});

describe('the runs of a form', () => {
  test('are all of its words in a row, and two or three of them written together', () => {
    expect(companyRuns('thyssen krupp').sort()).toEqual([
      'krupp',
      'thyssen',
      'thyssen krupp',
      'thyssenkrupp',
    ]);
  });

  test('leave out what half of the country has in its name, except as the whole name', () => {
    expect(companyRuns('hochtief bau service')).not.toContain('bau');
    expect(companyRuns('hochtief bau service')).not.toContain('bau service');
    expect(companyRuns('bau')).toEqual(['bau']);
    expect(companyRuns('deutsche bank privat')).toContain('deutsche bank');
  });

  test('count eight words, and the whole name', () => {
    const form = 'eins zwei drei vier funf sechs sieben acht neun zehn';

    expect(companyRuns(form)).toContain('acht');
    expect(companyRuns(form)).not.toContain('neun');
    expect(companyRuns(form)).toContain(form);
    expect(companyRuns('')).toEqual([]);
  });
});

test.each([
  ['Bau GmbH', true],
  ['Service Gruppe Deutschland', true],
  ['Die Firma', true],
  ['GmbH & Co. KG', true],
  ['B', true],
  ['Deutsche Bank', false],
  ['Bank Austria', false],
  ['Klinikum Stuttgart', false],
  ['3M', false],
])('%s says too little to find others by: %s', (name, generic) => {
  expect(isGenericName(name)).toBe(generic);
});

describe('whatever is typed', () => {
  const anything = fc.oneof(
    fc.string({ maxLength: limits.companyMax, unit: 'binary' }),
    fc.string({ maxLength: limits.companyMax, unit: 'grapheme' }),
    fc
      .array(fc.constantFrom('G', '.', ' ', 'm', '&', 'co', 'kg', 'ﷺ', '\u200B', '1', 'und', 'ä'), {
        maxLength: limits.companyMax,
      })
      .map((parts) => parts.join('').slice(0, limits.companyMax)),
  );

  test('has a form that is its own form for runs, and equals itself', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const form = companyForm(name);
        expect(form).toBe(form.trim());
        expect(sameCompany(name, name)).toBe(form !== '');
      }),
      { numRuns: 2_000 },
    );
  });

  test('is read in a moment', async () => {
    const names = [
      ...fc.sample(anything, 500),
      ...['a ', 'g.', 'ﷺ', '&', 'gmbh ', '(', 'u '].map((part) =>
        part.repeat(limits.companyMax).slice(0, limits.companyMax),
      ),
    ];
    for (const name of names) companyRuns(companyForm(name));

    // Quiet, the slowest takes less than a millisecond; other tests beside it have doubled that.
    const enoughMs = 4;
    for (const name of names) {
      const ms = await leastOf(100, enoughMs, () => {
        const start = performance.now();
        companyRuns(companyForm(name));
        return performance.now() - start;
      });
      expect(ms).toBeLessThan(enoughMs);
    }
  });
});
