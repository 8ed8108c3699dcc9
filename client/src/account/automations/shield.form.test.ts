import { expect, test } from 'vitest';
import { findLine, fromLines, toLines, shieldText } from './shield.form.ts';

const lines = (...values: string[]) => values.map((value) => ({ value }));

test('the present employer has a line where nothing is saved yet', () => {
  expect(toLines({ companies: [], domains: [] })).toEqual({ companies: lines(''), domains: [] });
});

test('lines left empty are not sent', () => {
  const values = { companies: lines('', 'Bosch', '  '), domains: lines('bosch.de') };

  expect(fromLines(values)).toEqual({ companies: ['Bosch'], domains: ['bosch.de'] });
});

test.each([
  ['companies.0', 'companies.1.value'],
  ['companies.1', 'companies.3.value'],
  ['companies.2', undefined],
  ['domains.0', 'domains.0.value'],
  ['phoneNumber', undefined],
])('%s of what was sent is %s of what was typed', (path, line) => {
  const values = { companies: lines('', 'Bosch', ' ', 'Siemens'), domains: lines('bosch.de') };

  expect(findLine(values, path)).toBe(line);
});

test.each([
  [0, 0, null],
  [1, 0, '1 Firma'],
  [2, 1, '2 Firmen und 1 Domain'],
  [0, 2, '2 Domains'],
])('%i companies and %i domains are called %s', (companies, domains, text) => {
  const shield = {
    companies: Array.from({ length: companies }, String),
    domains: Array.from({ length: domains }, String),
  };

  expect(shieldText(shield)).toBe(text);
});
