import { expect, test } from 'vitest';
import { type PartName, incompleteParts, writePart } from './parts.ts';
import { startValues, toForm } from './questionnaire.form.ts';
import { makeQuestionnaire } from '../test/makeDto.ts';

const filled = {
  ...toForm(makeQuestionnaire()),
  firstName: 'Anna',
  lastName: 'Muster',
  zipcode: '80331',
  city: 'München',
  preferredLocation: '',
  distance: 40,
  salaryMin: 65,
  startDate: '2027-01-01',
  contractTypes: ['unbefristet' as const],
  weeklyHours: { min: 30, max: null },
  remoteChoice: true,
  hybridChoice: true,
  localChoice: false,
  homeOfficePercent: 60,
};

test.each<[PartName, string]>([
  ['person', 'Anna Muster, 80331 München'],
  ['occupation', 'Backend-Entwicklerin, 2 weitere, 1 nicht'],
  ['place', 'Ab Ihrer Postleitzahl, Umkreis 40 km'],
  ['conditions', 'Gehalt ab 65 Tsd. €, Beginn ab 1. Januar 2027'],
  ['contract', 'Unbefristet, ab 30 Stunden'],
  ['workMode', 'Remote, Hybrid, 60 % Homeoffice'],
  ['exclusions', '1 Branche'],
])('%s is written in one line', (part, line) => {
  expect(writePart(part, filled).replaceAll('\u00a0', ' ')).toBe(line);
});

test.each<[PartName, string]>([
  ['person', 'Noch offen: Postleitzahl'],
  ['conditions', 'Noch offen: Mindestgehalt, Höchstgehalt'],
  ['workMode', 'Jedes Modell'],
  ['exclusions', 'Keine Branche'],
])('%s says what is still open, or what holds without an answer', (part, line) => {
  expect(writePart(part, startValues({ firstName: 'Anna', lastName: 'Muster' }))).toBe(line);
});

test('the first section with an open question is found', () => {
  expect(incompleteParts({ ...filled, jobTitle: '', zipcode: '' })).toEqual([
    'occupation',
    'person',
  ]);
  expect(incompleteParts(filled)).toEqual([]);
});
