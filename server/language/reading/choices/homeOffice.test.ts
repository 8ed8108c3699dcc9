import { expect, test } from 'vitest';
import { readDocument } from '../document.ts';
import { prepareSource } from '../source.ts';
import { homeOfficeCandidates } from './homeOffice.ts';

test.each([
  ['2–3 T. HO pro Woche', 60],
  ['jeden zweiten Tag daheim', 50],
  ['am Montag und am Freitag von zu Hause', 40],
  ['Montag bis Mittwoch daheim', 60],
  ['einmal die Woche ins Büro', 80],
  ['zwei von fünf Tagen arbeitet die Gruppe von daheim', 40],
  ['drei Viertel davon zu Hause', 75],
  ['einen halben Tag zu Hause', 10],
  ['two days on site, the rest from home', 60],
])('"%s" may be %i %% at home', (text, share) => {
  const candidates = homeOfficeCandidates(readDocument(prepareSource(text)));

  expect(candidates.map(({ value }) => value)).toContain(share);
});
