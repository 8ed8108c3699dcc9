import { salaryOrderMessage } from '@inkognito/shared/job';
import { describe, expect, test } from 'vitest';
import { questionnaireForm, toForm } from './questionnaire.form.ts';
import { makeQuestionnaire } from '../test/makeDto.ts';

describe('the questionnaire’s form', () => {
  test('gives back the questionnaire it was filled with', () => {
    const { version, ...answers } = makeQuestionnaire();

    expect(questionnaireForm.parse(toForm({ ...answers, version }))).toEqual(answers);
  });

  test('splits, trims and de-duplicates what is typed with commas', () => {
    const form = toForm(makeQuestionnaire());

    const { interested, notInterested } = questionnaireForm.parse({
      ...form,
      interested: ' Koch,Küchenchef , ,Koch',
      notInterested: '',
    });

    expect(interested).toEqual(['Koch', 'Küchenchef']);
    expect(notInterested).toEqual([]);
  });

  test.each([
    [{ salaryMin: 80, salaryMax: 60 }, 'salaryMin', salaryOrderMessage],
    [{ salaryMin: null }, 'salaryMin', 'Bitte füllen Sie dieses Feld aus.'],
    [{ salaryMin: 'viel' }, 'salaryMin', 'Bitte geben Sie eine Zahl ein.'],
    [{ distance: 'weit' }, 'distance', 'Bitte geben Sie eine Zahl ein.'],
    [{ distance: 7.5 }, 'distance', 'Nur ganze Zahlen erlaubt.'],
    [{ homeOfficePercent: -1 }, 'homeOfficePercent', 'Mindestwert ist 0%'],
    [{ homeOfficePercent: 101 }, 'homeOfficePercent', 'Maximalwert ist 100%'],
    [{ homeOfficePercent: 50.5 }, 'homeOfficePercent', 'Nur ganze Zahlen erlaubt.'],
    [{ distance: 11_001 }, 'distance', 'Der größte erlaubte Wert ist 11.000 km.'],
    [{ startDate: '' }, 'startDate', 'Bitte geben Sie ein Datum an.'],
    [{ interested: 'x'.repeat(121) }, 'interested', 'Bitte geben Sie höchstens 120 Zeichen ein.'],
  ])('refuses %j beside %s', (wrong, field, message) => {
    const { error } = questionnaireForm.safeParse({ ...toForm(makeQuestionnaire()), ...wrong });

    expect(error?.issues.map((issue) => [issue.path, issue.message])).toEqual([[[field], message]]);
  });
});
