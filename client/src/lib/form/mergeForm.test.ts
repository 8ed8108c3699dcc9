import { describe, expect, test } from 'vitest';
import { type FormFields, type MergeRules, isSameForm, mergeForm } from './mergeForm.ts';

type Values = {
  city: string;
  distance: number | null;
  branches: string[];
  show: { phone: boolean; email: boolean };
  found: string;
  named: boolean;
  companies: { value: string }[];
  cv: File | null;
};

const fields: FormFields<Values> = {
  city: { label: 'Ort' },
  distance: { label: 'Umkreis' },
  branches: { label: 'Branchen', write: ({ branches }) => branches.join(', ') },
  'show.phone': { label: 'Telefon zeigen' },
  'show.email': { label: 'E-Mail zeigen' },
  found: { label: 'Wer findet mich?' },
  named: 'found',
  companies: { label: 'Firmen', isList: true },
  cv: { label: 'Lebenslauf' },
};
const rules: MergeRules<Values> = { fields };

const loaded: Values = {
  city: 'Bonn',
  distance: 40,
  branches: ['it'],
  show: { phone: true, email: false },
  found: 'username',
  named: false,
  companies: [{ value: 'Bosch' }],
  cv: null,
};
const phoneOff = { phone: false, email: false };
const emailOn = { phone: true, email: true };
const companies = (...names: string[]) => ({ companies: names.map((value) => ({ value })) });

type Changes = Partial<Values>;
const merge = (mine: Changes, stored: Changes) =>
  mergeForm(rules, {
    base: loaded,
    mine: { ...loaded, ...mine },
    stored: { ...loaded, ...stored },
  });

test.each<[what: string, mine: Changes, stored: Changes, merged: Changes]>([
  ['typed here alone', { city: 'Köln' }, {}, { city: 'Köln' }],
  ['stored elsewhere alone', {}, { city: 'Köln' }, { city: 'Köln' }],
  ['each another field', { city: 'Köln' }, { distance: null }, { city: 'Köln', distance: null }],
  [
    'one switch here and another there',
    { show: emailOn },
    { show: phoneOff },
    { show: { phone: false, email: true } },
  ],
  ['fields of one decision', {}, { found: 'none', named: true }, { found: 'none', named: true }],
  [
    'an empty number however it is written',
    { distance: Number.NaN },
    { distance: null },
    { distance: Number.NaN },
  ],
  [
    'a company added there',
    companies('Bosch', 'VW'),
    companies('Bosch', 'SAP'),
    companies('Bosch', 'VW', 'SAP'),
  ],
  ['a company removed there', companies('Bosch', 'VW'), companies(), companies('VW')],
])('what this tab did not touch is as it is stored: %s', (_what, mine, stored, merged) => {
  expect(merge(mine, stored)).toEqual({ merged: { ...loaded, ...merged }, conflicts: [] });
});

describe('what both changed is asked', () => {
  const pdf = new File(['%PDF'], 'neu.pdf');

  test.each<[what: string, mine: Changes, stored: Changes, asked: string[][]]>([
    ['a text', { city: 'Köln' }, { city: 'Ulm' }, [['Ort', 'Köln', 'Ulm']]],
    ['a number emptied here', { distance: null }, { distance: 20 }, [['Umkreis', '', '20']]],
    [
      'one decision in two fields',
      { found: 'name', named: true },
      { found: 'none' },
      [['Wer findet mich?', 'name', 'none']],
    ],
  ])('%s', (_what, mine, stored, asked) => {
    const { conflicts, merged } = merge(mine, stored);

    expect(conflicts.map((each) => [each.label, each.mine, each.stored])).toEqual(asked);
    expect(merged).toEqual({ ...loaded, ...mine });
  });

  test('and answered field by field', () => {
    const sides = {
      base: loaded,
      mine: { ...loaded, city: 'Köln', distance: 5 },
      stored: { ...loaded, city: 'Ulm', distance: 20, show: phoneOff },
    };

    const { merged } = mergeForm(rules, sides, { city: 'mine', distance: 'stored' });

    expect(merged).toEqual({ ...loaded, city: 'Köln', distance: 20, show: phoneOff });
  });

  test('a chosen file is never the same as another', () => {
    expect(isSameForm(rules, { ...loaded, cv: pdf }, { ...loaded, cv: pdf })).toBe(true);
    expect(isSameForm(rules, { ...loaded, cv: pdf }, loaded)).toBe(false);
    const other = new File(['%PDF'], 'neu.pdf');
    expect(isSameForm(rules, { ...loaded, cv: pdf }, { ...loaded, cv: other })).toBe(false);
  });
});
