import { describe, expect, test } from 'vitest';
import { makePdf } from '../test/make.ts';
import { type Member, useTestApp } from '../test/testApp.ts';

const { member } = useTestApp();

const save = (anna: Member, form: Record<string, string>) => anna.call('saveAutomations', { form });
const prefsOf = async (anna: Member) => (await anna.call('getAutomations')).body.showContactPrefs;
const tick = (flag: string) => ({ [`showContactPrefs[${flag}]`]: 'true' });
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

  test.each([
    ['phone', 'phoneNumber'],
    ['calendar', 'calendarLink'],
    ['cv', 'cv'],
    ['email', 'email'],
  ])('is refused beside its field where there is no value: %s', async (flag, field) => {
    const anna = await member(['jobSeeker']);
    await save(anna, { email: '' });

    const { status, error } = await save(anna, tick(flag));

    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
    expect((await prefsOf(anna)).showNothing).toBe(true);
  });

  test('is fine with a value that was stored before or comes along', async () => {
    const anna = await member(['jobSeeker']);
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
});
