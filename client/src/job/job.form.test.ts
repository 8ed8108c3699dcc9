import { jobInput, salaryOrderMessage } from '@inkognito/shared/job';
import { describe, expect, test } from 'vitest';
import { makeJob } from '../test/makeDto.ts';
import { type JobFormValues, jobForm, jobFormNames, startValues } from './job.form.ts';

const filled = (changes: Partial<JobFormValues> = {}) => ({
  ...startValues(makeJob()),
  ...changes,
});

/** The first error of each field, which is the one the form shows. */
const errorsOf = (values: unknown) =>
  Object.fromEntries(
    (jobForm.safeParse(values).error?.issues ?? [])
      .map(({ path, message }): [string, string] => [path.join('.'), message])
      .reverse(),
  );

describe('the answers of the form', () => {
  test('make a posting the server accepts', () => {
    const answers = jobForm.parse(filled());

    expect(jobInput.parse(answers)).toEqual(answers);
    expect(answers.salary).toEqual({ min: 65, max: 80 });
  });

  test.each([
    ['local', 'München'],
    ['hybrid', 'München'],
    ['remote', ''],
    [null, ''],
  ] as const)('for work mode %s keep the place as %j', (remoteChoice, place) => {
    const answers = jobForm.parse(filled({ remoteChoice, jobLocation: 'München' }));

    expect(answers.jobLocation).toBe(place);
  });

  test('read a salary in euros as thousands', () => {
    const answers = jobForm.parse(filled({ salaryMin: 65_000, salaryMax: 80_000 }));

    expect(answers.salary).toEqual({ min: 65, max: 80 });
  });
});

describe('the errors of the form', () => {
  test.each([
    [{ jobTitle: ' ' }, 'jobTitle', 'Bitte geben Sie eine Berufsbezeichnung ein.'],
    [{ zipcode: '' }, 'zipcode', 'Bitte geben Sie eine Postleitzahl ein.'],
    [{ field: '' }, 'field', 'Bitte wählen Sie einen der vorgegebenen Werte.'],
    [{ homeOfficePercent: -1 }, 'homeOfficePercent', 'Mindestwert ist 0%'],
    [{ homeOfficePercent: 101 }, 'homeOfficePercent', 'Maximalwert ist 100%'],
    [{ homeOfficePercent: 1.5 }, 'homeOfficePercent', 'Nur ganze Zahlen erlaubt.'],
    [{ distance: Number.NaN }, 'distance', 'Bitte füllen Sie dieses Feld aus.'],
    [{ salaryMin: 90 }, 'salaryMin', salaryOrderMessage],
  ])('name the field for %j', (changes, name, message) => {
    expect(errorsOf({ ...filled(), ...changes })).toEqual({ [name]: message });
  });

  test('of an empty form stand at every required field', () => {
    expect(Object.keys(errorsOf(startValues(undefined))).sort()).toEqual(
      [
        ...['jobTitle', 'field', 'zipcode', 'companySize', 'branch', 'homeOfficePercent'],
        ...['distance', 'contractType', 'salaryMin', 'salaryMax'],
      ].sort(),
    );
  });
});

test('has a place in the form for every path the server may name', () => {
  const renamed: Readonly<Record<string, string>> = jobFormNames;
  const paths = [...Object.keys(jobInput.shape), ...Object.keys(renamed)];
  const named = new Set(paths.map((path) => renamed[path] ?? path));

  expect(named).toEqual(new Set(Object.keys(startValues(makeJob()))));
});
