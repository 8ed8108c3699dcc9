import { describe, expect, test } from 'vitest';
import { checkInput, type Corrections, type ReadingDto } from './reading.ts';
import { correctReading } from './corrections.ts';
import { openQuestions } from './questions.ts';

const place = { quote: 'Koch', start: 0, end: 4 };
const found = (field: 'jobTitle' | 'field' | 'zipcode' | 'jobLocation' | 'country') => ({
  field,
  ...place,
  confidence: 1,
});
const reading: ReadingDto = {
  answers: {
    jobTitle: 'Koch',
    field: 'forschung_entwicklung',
    jobLocation: 'Ulm',
    zipcode: '89073',
    country: 'DE',
  },
  found: [
    found('jobTitle'),
    found('field'),
    found('jobLocation'),
    found('zipcode'),
    found('country'),
  ],
  missing: ['salary', 'employer'],
  offers: { employer: [{ value: 'Meier', ...place }], salary: [{ value: { min: 50 }, ...place }] },
  isOffer: true,
  sender: { name: null, company: null, email: null },
};

describe('a corrected reading', () => {
  test('says the new title without the field of the old one', () => {
    const { answers, found, missing } = correctReading(reading, { jobTitle: 'Wirt' });

    expect(answers).toEqual({
      jobTitle: 'Wirt',
      jobLocation: 'Ulm',
      zipcode: '89073',
      country: 'DE',
    });
    expect(found.map(({ field }) => field)).toEqual(['jobLocation', 'zipcode', 'country']);
    expect(missing).toEqual(['salary', 'employer', 'field']);
  });

  test('says the new town without the old postcode, and misses what was taken away', () => {
    expect(correctReading(reading, { jobLocation: 'Bonn' }).answers).toEqual({
      jobTitle: 'Koch',
      field: 'forschung_entwicklung',
      jobLocation: 'Bonn',
    });
    const without = correctReading(reading, { jobLocation: null });
    expect(without.answers.jobLocation).toBeUndefined();
    expect(without.missing).toContain('jobLocation');
  });

  test('loses the share at home that was read, where all work is on site', () => {
    const mixed = { ...reading, answers: { ...reading.answers, homeOfficePercent: 60 } };

    const { answers, missing } = correctReading(mixed, { remoteChoice: 'local' });

    expect(answers.homeOfficePercent).toBeUndefined();
    expect(missing).not.toContain('homeOfficePercent');
    const hybrid = correctReading(mixed, { remoteChoice: 'hybrid' });
    expect(hybrid.answers.homeOfficePercent).toBe(60);
  });

  test('asks for no share at home where all work is on site', () => {
    const local = correctReading(reading, { remoteChoice: 'local', homeOfficePercent: null });

    expect(local.missing).not.toContain('homeOfficePercent');
  });

  test('does not offer what was said, and is an offer', () => {
    const corrected = correctReading(
      { ...reading, isOffer: false },
      { employer: 'Meier GmbH', salary: { min: 40 } },
    );

    expect(corrected).toMatchObject({ offers: {}, isOffer: true, missing: [] });
    expect(correctReading({ ...reading, isOffer: false }, { jobTitle: null }).isOffer).toBe(false);
  });
});

describe('questions', () => {
  const asked = (corrected: Corrections, tone: 'sie' | 'en' = 'sie') =>
    openQuestions(correctReading(reading, corrected), tone).map(({ field }) => field);

  test('ask for nothing that a sentence may hold', () => {
    expect(asked({})).toEqual(['remoteChoice', 'homeOfficePercent', 'contractType', 'branch']);
    expect(asked({ salary: null, employer: null })).toEqual([
      'salary',
      'remoteChoice',
      'homeOfficePercent',
      'contractType',
      'branch',
      'employer',
    ]);
  });

  test('are in the language of the sender', () => {
    const bare = { answers: {}, offers: {} };
    expect(openQuestions(bare, 'en')[1]?.question).toBe('What salary is planned?');
    expect(openQuestions(bare, 'du')[1]?.question).toBe('Welches Gehalt ist vorgesehen?');
  });
});

test.each([
  [{ jobTitle: 'Koch\nUlm' }, 'corrected.jobTitle'],
  [{ employer: '✅ Meier' }, 'corrected.employer'],
  [{ salary: { min: 80, max: 70 } }, 'corrected.salary'],
  [{ salary: {} }, 'corrected.salary'],
  [{ jobLocation: ' ' }, 'corrected.jobLocation'],
  [{ description: 'Text' }, 'corrected'],
])('%j is refused at %s', (corrected, path) => {
  const { error } = checkInput.safeParse({ text: 'Koch', corrected });

  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
