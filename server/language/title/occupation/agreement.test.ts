import { expect, test } from 'vitest';
import { readTitle } from '../readTitle.ts';

test.each([
  ['Bediensteter im Justizvollzugsdienst', 'justizvollzugsbeamter'],
  ['Hörgeräteakustiker-Geselle', 'hoerakustiker'],
  ['Bodenabfertiger Flughafen (m/w/d)', 'flughafenmitarbeiter'],
])('reads %s surely, as words and encoder say the same', (title, id) => {
  const { isSure, readings } = readTitle(title);

  expect(isSure).toBe(true);
  expect(readings.map(({ occupation }) => occupation.id)).toEqual([id]);
});

test.each([
  ['two jobs may be meant', 'Sachbearbeiter Poststelle und Archiv'],
  ['another job that it names is as likely', 'Fleischbeschau Tierarzt'],
  ['words and encoder disagree', 'Kraftfahrer Betonmischer (m/w/d)'],
  ['only a field is named', 'Kundenservice'],
])('leaves open what it is where %s: %s', (_reason, title) => {
  expect(readTitle(title).isSure).toBe(false);
});
