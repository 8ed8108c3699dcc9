import { describe, expect, test } from 'vitest';
import { User } from '../user/user.model.ts';
import { makePdf, makeQuestionnaire } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

const save = (anna: Member, form: Record<string, string>) => anna.call('saveAutomations', { form });
const prefsOf = async (anna: Member) => (await anna.call('getAutomations')).body.showContactPrefs;
const tick = (flag: string) => ({ [`showContactPrefs[${flag}]`]: 'true' });
const untickedName = { 'showContactPrefs[name]': 'false' };
const phoneNumber = '+49 170 5550123';

describe('what is ticked to be shared', () => {
  test('clears „show nothing“ by itself, and is cleared where a call says both', async () => {
    const anna = await member(['jobSeeker']);
    expect((await prefsOf(anna)).showNothing).toBe(true);

    await save(anna, { phoneNumber, ...tick('phone') });
    expect(await prefsOf(anna)).toMatchObject({ phone: true, showNothing: false });

    await save(anna, { ...tick('phone'), ...tick('showNothing') });
    expect(await prefsOf(anna)).toMatchObject({ phone: false, showNothing: true });
  });

  test('is refused beside its field where there is no value, and fine with one stored or sent along', async () => {
    const anna = await member(['jobSeeker']);
    await save(anna, { email: '' });
    for (const [flag, field] of [
      ['phone', 'phoneNumber'],
      ['calendar', 'calendarLink'],
      ['cv', 'cv'],
      ['email', 'email'],
    ] as const) {
      const { status, error } = await save(anna, tick(flag));
      expect([status, ...Object.keys(error.fields ?? {})]).toEqual([400, field]);
    }
    expect((await prefsOf(anna)).showNothing).toBe(true);
    await save(anna, { phoneNumber });
    expect((await save(anna, tick('phone'))).status).toBe(200);
    const file = { field: 'cv', name: 'Lebenslauf.pdf', bytes: makePdf() };
    const withCv = await anna.call('saveAutomations', { form: tick('cv'), file });
    expect(withCv.status).toBe(200);
    expect(await prefsOf(anna)).toMatchObject({ phone: true, cv: true });
  });

  test('is shared no longer once its value is taken away', async () => {
    const anna = await member(['jobSeeker']);
    await save(anna, { phoneNumber, ...tick('phone') });

    expect((await save(anna, { phoneNumber: '' })).status).toBe(200);

    expect(await prefsOf(anna)).toMatchObject({ phone: false });
  });

  test('takes the name only from an account with a name', async () => {
    const anna = await member(['jobSeeker']);

    const { status, error } = await save(anna, { phoneNumber, ...tick('name') });

    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['showContactPrefs.name']);
  });
});

describe('the name, where the first save does not mention it', () => {
  const named = async () => {
    const anna = await member(['jobSeeker']);
    await anna.call('createQuestionnaire', { body: makeQuestionnaire() });
    return anna;
  };

  test.each<[string, Record<string, string>, boolean]>([
    ['goes with the phone', { phoneNumber, ...tick('phone') }, true],
    ['goes with the e-mail address', { email: 'anna@privat.example', ...tick('email') }, true],
    ['stays with a calendar alone', { calendarLink: 'cal.example', ...tick('calendar') }, false],
    ['stays with nothing shown', { phoneNumber, ...tick('phone'), ...tick('showNothing') }, false],
    ['stays if the call says so', { phoneNumber, ...tick('phone'), ...untickedName }, false],
  ])('%s', async (_, form, expected) => {
    const anna = await named();

    expect((await save(anna, form)).status).toBe(200);

    expect(await prefsOf(anna)).toMatchObject({ name: expected });
  });

  test('stays without a questionnaire, also when one follows', async () => {
    const anna = await member(['jobSeeker']);
    await save(anna, { phoneNumber, ...tick('phone') });
    await anna.call('createQuestionnaire', { body: makeQuestionnaire() });
    await save(anna, { phoneNumber });

    expect(await prefsOf(anna)).toMatchObject({ name: false, phone: true });
  });

  test('keeps the stored value at every later save, and ends with „show nothing“', async () => {
    const anna = await named();
    await save(anna, { phoneNumber, ...tick('phone') });
    await save(anna, { phoneNumber: '+49 170 5550199' });
    expect(await prefsOf(anna)).toMatchObject({ name: true });

    await save(anna, tick('showNothing'));
    expect(await prefsOf(anna)).toMatchObject({ name: false, showNothing: true });
    expect(await User.findById(anna.id).lean()).toMatchObject({
      showContactPrefs: { name: false },
    });
  });
});
