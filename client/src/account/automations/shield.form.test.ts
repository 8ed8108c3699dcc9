import { expect, test } from 'vitest';
import { fromLines, shieldForm, shieldText, toLines } from './shield.form.ts';

test('a line stands for what is not entered yet', () => {
  expect(toLines({ companies: [], domains: [] })).toEqual({ companies: [''], domains: [] });
});

test('lines left empty are not sent', () => {
  const values = { companies: ['', ' Bosch', '  '], domains: ['bosch.de'] };

  expect(fromLines(values)).toEqual({ companies: ['Bosch'], domains: ['bosch.de'] });
});

test('the first line that is wrong is named', () => {
  const { error } = shieldForm.safeParse({ companies: [''], domains: ['', 'bosch.de', 'vw'] });

  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['domains'], '„vw“: Bitte geben Sie eine Domain wie firma.de an.'],
  ]);
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
