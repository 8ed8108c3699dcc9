import { limits } from '@inkognito/shared/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lookAlikes } from '../../quality/attack/lookAlikes.ts';
import { leastOf } from '../../src/test/leastOf.ts';
import { bearsListed, companyForm, listedForms } from './companyName.ts';
import table from './lookAlikeLetters.json' with { type: 'json' };
import { different } from './test/differentCompanies.ts';
import { sameAbroad, sameInDisguise, sameInGermany } from './test/sameCompanies.ts';

const bears = (name: string, listed: string) => bearsListed(name, new Set(listedForms(listed)));

test.each([...sameInGermany, ...sameAbroad, ...sameInDisguise])(
  'one of %s and %s bears the other',
  (one, other) => {
    expect(bears(one, other) || bears(other, one)).toBe(true);
  },
);

test.each(different)('neither of %s and %s bears the other', (one, other) => {
  expect([bears(one, other), bears(other, one)]).toEqual([false, false]);
});

test('a name bears a listed one as whole words, however they are parted, and not the reverse', () => {
  expect(bears('Thyssen-Krupp Steel Europe AG', 'ThyssenKrupp')).toBe(true);
  expect(bears('ThyssenKrupp Steel', 'Thyssen Krupp GmbH')).toBe(true);
  expect(bears('ThyssenKrupp', 'ThyssenKrupp Steel')).toBe(false);
  expect(bears('Siemens', '')).toBe(false);
});

/** The same word with our letters and with one that passes for them. */
const disguised = Object.entries(table).flatMap(([latin, letters]) =>
  (latin === '|' ? ['i', 'l'] : [latin]).flatMap((ours) =>
    Array.from(letters, (letter) => [`Ba${ours}dorf`, `Ba${letter}dorf`] as const),
  ),
);

test('every letter that passes for ours makes the same company, in a name and a legal form', () => {
  const missed = disguised.filter(
    ([one, other]) => !bears(one, `${other} GmbH`) || !bears(`${other} AG`, one),
  );

  expect(disguised.length).toBeGreaterThan(350);
  expect(missed).toEqual([]);
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

  test('has a form, and bears itself', () => {
    fc.assert(
      fc.property(anything, (name) => {
        const form = companyForm(name);
        expect(form).toBe(form.trim());
        expect(bears(name, name)).toBe(form !== '');
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
    for (const name of names) companyForm(name);

    // Quiet, the slowest takes less than a millisecond; other tests beside it have doubled that.
    const enoughMs = 4;
    for (const name of names) {
      const ms = await leastOf(100, enoughMs, () => {
        const start = performance.now();
        companyForm(name);
        return performance.now() - start;
      });
      expect(ms).toBeLessThan(enoughMs);
    }
  });
});
