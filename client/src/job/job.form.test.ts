import { jobInput, salaryOrderMessage } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { describe, expect, test } from 'vitest';
import { makeJob } from '../test/makeDto.ts';
import { type JobFormValues, jobForm, startValues } from './job.form.ts';

const filled = (changes: Partial<JobFormValues> = {}) => ({
  ...startValues(makeJob()),
  ...changes,
});

const errorsOf = (values: unknown) =>
  Object.fromEntries(
    (jobForm().safeParse(values).error?.issues ?? [])
      .map(({ path, message }): [string, string] => [path.join('.'), message])
      .reverse(),
  );

describe('the answers of the form', () => {
  test('make a posting the server accepts', () => {
    const answers = jobForm().parse(filled());

    expect(jobInput.parse(answers)).toEqual(answers);
    expect(answers.salary).toEqual({ min: 65, max: 80 });
  });

  test.each([
    ['local', 'München'],
    ['hybrid', 'München'],
    ['remote', ''],
    [null, 'München'],
  ] as const)('for work mode %s keep the place as %j', (remoteChoice, place) => {
    const answers = jobForm().parse(filled({ remoteChoice, jobLocation: 'München' }));

    expect(answers.jobLocation).toBe(place);
  });

  test('do without a postcode where a town is named, and not where the job has no place', () => {
    const town = { zipcode: '', jobLocation: 'Nürnberg' };

    expect(errorsOf(filled({ ...town, remoteChoice: 'hybrid' }))).toEqual({});
    expect(Object.keys(errorsOf(filled({ ...town, remoteChoice: 'remote' })))).toEqual(['zipcode']);
  });

  test.each([
    ['remote', { homeOfficePercent: limits.homeOfficeMaxPercent, distance: limits.distanceMaxKm }],
    ['local', { homeOfficePercent: 0, distance: 30 }],
    ['hybrid', { homeOfficePercent: 40, distance: 30 }],
    [null, { homeOfficePercent: 40, distance: 30 }],
  ] as const)(
    'for work mode %s are, where it leaves nothing to ask, %j',
    (remoteChoice, follow) => {
      const typed = filled({ remoteChoice, homeOfficePercent: 40, distance: 30 });

      expect(jobForm().parse(typed)).toMatchObject(follow);
      const untyped = { ...typed, homeOfficePercent: null, distance: null };
      expect(jobForm().safeParse(untyped).success).toBe(remoteChoice === 'remote');
    },
  );

  test.each([
    makeJob({ remoteChoice: 'remote', homeOfficePercent: 80, distance: 50, jobLocation: '' }),
    makeJob({ remoteChoice: 'local', homeOfficePercent: 20, jobLocation: '' }),
  ])('stay those of the posting it started with', (job) => {
    const answers = jobForm(job).parse(startValues(job));

    expect(job).toMatchObject(answers);
  });

  test.each([null, undefined])('have %s as upper salary, which is the lower one', (max) => {
    const answers = jobForm().parse({ ...filled(), salaryMax: max });

    expect(answers.salary).toEqual({ min: 65, max: 65 });
  });
});

describe('the errors of the form', () => {
  test.each([
    [{ jobTitle: ' ' }, 'jobTitle', 'Bitte geben Sie eine Berufsbezeichnung ein.'],
    [{ zipcode: '', jobLocation: '' }, 'zipcode', 'Bitte geben Sie eine Postleitzahl ein.'],
    [{ field: '' }, 'field', 'Bitte wählen Sie ein Berufsfeld.'],
    [{ homeOfficePercent: -1 }, 'homeOfficePercent', 'Mindestwert ist 0%'],
    [{ homeOfficePercent: 101 }, 'homeOfficePercent', 'Maximalwert ist 100%'],
    [{ homeOfficePercent: 1.5 }, 'homeOfficePercent', 'Nur ganze Zahlen erlaubt.'],
    [{ distance: null }, 'distance', 'Bitte füllen Sie dieses Feld aus.'],
    [{ salaryMin: 90 }, 'salaryMin', salaryOrderMessage],
  ])('name the field for %j', (changes, name, message) => {
    expect(errorsOf({ ...filled(), ...changes })).toEqual({ [name]: message });
  });

  test('of an empty form stand at every required field', () => {
    expect(Object.keys(errorsOf(startValues(undefined))).sort()).toEqual(
      [
        ...['jobTitle', 'field', 'zipcode', 'companySize', 'branch', 'homeOfficePercent'],
        ...['contractType', 'salaryMin'],
      ].sort(),
    );
  });
});
