import { expect, test } from 'vitest';
import { codesOfTitle } from './officialCodes.ts';

test('names what a title is surely read as by both codes', () => {
  const { readAs } = codesOfTitle('Bäckerin (m/w/d) in Vollzeit');

  expect(readAs).toEqual([{ name: 'Bäcker', esco: expect.any(Array) as string[], isco: '7512' }]);
  expect(readAs[0]?.esco[0]).toMatch(/^7512\./);
});

test('names each job of several, once', () => {
  const { readAs } = codesOfTitle('Maurer / Dachdecker / Dachdeckerin');

  expect(readAs.map(({ isco }) => isco)).toEqual(['7112', '7121']);
});

test.each(['Logistik', 'Sachbearbeiter', 'Zauberhafte Aufgabe', ''])(
  'names nothing official for "%s"',
  (title) => {
    expect(codesOfTitle(title)).toEqual({ title, readAs: [] });
  },
);
