import type { Corrections, ReadAnswers } from '@inkognito/shared/reading/reading';
import { describe, expect, test } from 'vitest';
import { makeReading } from '../../test/makeMatch.ts';
import { type Values, changesBy, changesByAnother, changesByCorrection } from './filling.ts';
import type { Change } from './readFields.ts';

const asValues = (changes: readonly Change[]) =>
  Object.fromEntries(changes.map(({ name, value }) => [name, value]));
const filled = (answers: ReadAnswers, values: Values = {}) =>
  asValues(changesBy(makeReading(answers), values));

const munich = { zipcode: '80331', jobLocation: 'München', country: 'DE' };

test.each<[string, ReadAnswers, Values, Values]>([
  ['empty fields', { jobTitle: 'Koch' }, { jobTitle: '' }, { jobTitle: 'Koch' }],
  ['what stands there', { jobTitle: 'Koch' }, { jobTitle: 'Wirt' }, { jobTitle: 'Koch' }],
  ['both ends of a salary', { salary: { min: 60, max: 70 } }, {}, { salaryMin: 60, salaryMax: 70 }],
  ['the lower end alone', { salary: { min: 60 } }, {}, { salaryMin: 60 }],
  [
    'the hours of full time, and no field of work',
    { contractType: 'unbefristet', weeklyHours: 38, field: 'sonstiges' },
    {},
    { contractType: 'unbefristet', weeklyHours: 38 },
  ],
  [
    'no share at home for a remote job',
    { remoteChoice: 'remote', homeOfficePercent: 100, jobLocation: 'Ulm' },
    {},
    { remoteChoice: 'remote' },
  ],
  [
    'no place of a job that is called remote',
    { jobLocation: 'Ulm' },
    { remoteChoice: 'remote' },
    {},
  ],
])('a reading fills %s', (_what, answers, values, expected) => {
  expect(filled(answers, values)).toEqual(expected);
});

test.each<[string, ReadAnswers, Values, Values]>([
  ['postcode of another town', { jobLocation: 'Ulm' }, munich, { jobLocation: 'Ulm', zipcode: '' }],
  ['town of another postcode', { zipcode: '20095' }, munich, { zipcode: '20095', jobLocation: '' }],
  [
    'end of another salary',
    { salary: { min: 60 } },
    { salaryMin: 50, salaryMax: 55 },
    { salaryMin: 60, salaryMax: null },
  ],
])('and empties the %s', (_what, answers, values, expected) => {
  expect(filled(answers, values)).toEqual(expected);
});

test('a town that is as it was keeps its postcode', () => {
  expect(filled({ jobLocation: 'München' }, munich)).toEqual({ jobLocation: 'München' });
});

test('who signed a text replaces nobody who is there', () => {
  const sender = { name: 'Max Meier', company: 'Meier GmbH', email: null };
  const values = { 'asker.name': 'Rita Reich', 'asker.company': '', 'asker.email': '' };

  const changes = changesBy(makeReading({ jobTitle: 'Koch' }, { sender }), values);

  expect(asValues(changes)).toEqual({ jobTitle: 'Koch', 'asker.company': 'Meier GmbH' });
});

test('what a text about another job does not say of it is empty', () => {
  const values = { ...munich, jobTitle: 'Wirt', salaryMin: 50, 'asker.name': 'Rita Reich' };

  const changes = changesByAnother(makeReading({ jobTitle: 'Koch' }), values);

  const gone = { zipcode: '', jobLocation: '', salaryMin: null };
  expect(asValues(changes)).toEqual({ jobTitle: 'Koch', ...gone });
});

test('of another job than a remote one the place is filled', () => {
  const values = { remoteChoice: 'remote', jobLocation: '' };

  const changes = changesByAnother(makeReading({ jobLocation: 'Ulm' }), values);

  expect(asValues(changes)).toEqual({ remoteChoice: null, jobLocation: 'Ulm' });
});

describe('a correction', () => {
  const corrected = (
    was: ReadAnswers,
    {
      is,
      said,
      values,
      before = {},
    }: Record<'is', ReadAnswers> & {
      said: Corrections;
      values: Values;
      before?: Values;
    },
  ) => asValues(changesByCorrection(makeReading(was), makeReading(is), said, { values, before }));

  test('changes what was said, and not what was typed since', () => {
    const was = { jobTitle: 'Koch', salary: { min: 60, max: 70 } };
    const values = { jobTitle: 'Wirt', salaryMin: 50, salaryMax: 55 };

    const changes = corrected(was, { is: was, said: { jobTitle: 'Koch' }, values });

    expect(changes).toEqual({ jobTitle: 'Koch' });
  });

  test('that takes a value away brings back what stood there before', () => {
    const values = { jobTitle: 'Koch', employer: 'Meier' };

    const changes = corrected(
      { jobTitle: 'Koch', employer: 'Meier' },
      {
        is: { employer: 'Meier' },
        said: { jobTitle: null },
        ...{ values, before: { jobTitle: 'Wirt' } },
      },
    );

    expect(changes).toEqual({ jobTitle: 'Wirt' });
  });
});
