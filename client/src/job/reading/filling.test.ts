import type { Corrections, ReadAnswers } from '@inkognito/shared/reading/reading';
import { describe, expect, test } from 'vitest';
import { makeReading } from '../../test/makeMatch.ts';
import { type FilledForm, planCorrection, planFilling } from './filling.ts';
import type { FieldValue, FilledField, Mark } from './readFields.ts';

const emptyForm: FilledForm = { values: {}, marks: {}, prefilled: {} };
const makeMark = (value: FieldValue, before: FieldValue = ''): Mark => ({
  value,
  before,
});

function filled(answers: ReadAnswers, form: Partial<FilledForm> = {}) {
  const { changes } = planFilling(makeReading(answers), { ...emptyForm, ...form });
  return Object.fromEntries(changes.map(({ name, value }) => [name, value]));
}

const company = { zipcode: '80331', jobLocation: 'München', country: 'DE' };

describe('a reading fills', () => {
  test.each<[string, ReadAnswers, Partial<FilledForm>, Partial<Record<FilledField, FieldValue>>]>([
    ['empty fields', { jobTitle: 'Koch' }, { values: { jobTitle: '' } }, { jobTitle: 'Koch' }],
    [
      'both ends of a salary',
      { salary: { min: 60, max: 70 } },
      {},
      { salaryMin: 60, salaryMax: 70 },
    ],
    ['the lower end alone', { salary: { min: 60 } }, {}, { salaryMin: 60 }],
    [
      'what an earlier reading filled',
      { jobTitle: 'Koch' },
      { values: { jobTitle: 'Wirt' }, marks: { jobTitle: makeMark('Wirt') } },
      { jobTitle: 'Koch' },
    ],
    [
      'what the form started with',
      { country: 'AT' },
      { values: { country: 'DE' }, prefilled: { country: 'DE' } },
      { country: 'AT' },
    ],
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
  ])('%s', (_what, answers, form, values) => {
    expect(filled(answers, form)).toEqual(values);
  });

  test.each<[string, ReadAnswers, Partial<FilledForm>]>([
    ['what was typed', { jobTitle: 'Koch' }, { values: { jobTitle: 'Wirt' } }],
    [
      'a value that was read and then changed',
      { jobTitle: 'Koch' },
      { values: { jobTitle: 'Wirt' }, marks: { jobTitle: makeMark('Bäcker') } },
    ],
    [
      'the place of a job that somebody called remote',
      { jobLocation: 'Ulm' },
      { values: { remoteChoice: 'remote' } },
    ],
  ])('not %s', (_what, answers, form) => {
    expect(filled(answers, form)).toEqual({});
  });

  test('the other end of a salary whose one end was typed as it is read', () => {
    expect(filled({ salary: { min: 60, max: 70 } }, { values: { salaryMin: 60 } })).toEqual({
      salaryMax: 70,
    });
  });
});

describe('what no longer goes together is emptied', () => {
  test.each<[string, ReadAnswers, Partial<FilledForm>, Partial<Record<FilledField, FieldValue>>]>([
    [
      'the postcode of another town',
      { jobLocation: 'Hamburg' },
      { values: company, prefilled: company },
      { jobLocation: 'Hamburg', zipcode: '' },
    ],
    [
      'the town of another postcode',
      { zipcode: '20095' },
      { values: company, prefilled: company },
      { zipcode: '20095', jobLocation: '' },
    ],
    [
      'the end of another salary',
      { salary: { min: 60 } },
      {
        values: { salaryMin: 50, salaryMax: 55 },
        marks: { salaryMin: makeMark(50), salaryMax: makeMark(55) },
      },
      { salaryMin: 60, salaryMax: null },
    ],
  ])('%s', (_what, answers, form, values) => {
    expect(filled(answers, form)).toEqual(values);
  });

  test('but no postcode that was typed', () => {
    const form = { values: { zipcode: '80331', jobLocation: '' } };

    expect(filled({ jobLocation: 'Hamburg' }, form)).toEqual({ jobLocation: 'Hamburg' });
  });
});

describe('a correction', () => {
  const corrected = (answers: ReadAnswers, said: Corrections, form: Partial<FilledForm>) => {
    const plan = planCorrection(makeReading(answers), said, { ...emptyForm, ...form });
    return Object.fromEntries(plan.changes.map(({ name, value }) => [name, value]));
  };

  test('replaces what was typed, and only that', () => {
    const values = { jobTitle: 'Wirt', salaryMin: 50, salaryMax: 55 };
    const answers = { jobTitle: 'Koch', salary: { min: 60, max: 70 } };

    expect(corrected(answers, { jobTitle: 'Koch' }, { values })).toEqual({ jobTitle: 'Koch' });
  });

  test('that takes a value away brings back what stood there before', () => {
    const values = { jobTitle: 'Koch', employer: 'Meier' };
    const marks = { jobTitle: makeMark('Koch', 'Wirt'), employer: makeMark('Meier') };

    expect(corrected({ employer: 'Meier' }, { jobTitle: null }, { values, marks })).toMatchObject({
      jobTitle: 'Wirt',
      employer: 'Meier',
    });
  });
});
