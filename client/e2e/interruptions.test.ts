import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, backendJob, makeNewcomer, makeRecruiter, makeSeeker } from './keyPeople.ts';
import { fillQuestionnaire, openPage, signInPassword } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { button, signIn } from './visit.ts';

useProduct();

let anna: Page;
let rita: Page;

/** The longest username, in the widest letter. */
const annasName = 'w'.repeat(30);

beforeAll(async () => {
  anna = (await makeNewcomer(browser, product.url, annasName)).page;
  rita = (await makeRecruiter(browser, product.url, 'rita')).page;
});

const restored = (page: Page) => page.getByText('Entwurf wiederhergestellt').waitFor();

/** Without a page: how one signs in is not what these tests are about. */
async function comeIn(page: Page, username: string): Promise<void> {
  await page.context().clearCookies();
  await ask(page.context(), product.url, ['POST', '/auth/login'], {
    data: { username, password: signInPassword },
  });
}

test('what was typed is there again after going away and back', async () => {
  await anna.goto('/user/questionnaire');
  await fillQuestionnaire(anna);
  await anna.getByRole('link', { name: /Inkognito/ }).click();
  await anna.getByText('Erst das Match.').waitFor();

  await anna.goBack();

  await restored(anna);
  expect(await anna.inputValue('[name=jobTitle]')).toBe('Softwareentwicklerin');
});

test('a session that ends in the middle of a form costs nothing of it', async () => {
  await anna.fill('[name=jobTitle]', 'Köchin');
  await anna.context().clearCookies();
  await button(anna, 'Fragebogen speichern').click();
  await anna.waitForURL('**/signup');
  await anna.getByText('You must sign in or register to access this page').waitFor();

  await anna.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await signIn(anna, annasName);
  await anna.waitForURL('**/user/questionnaire');

  await restored(anna);
  expect(await anna.inputValue('[name=jobTitle]')).toBe('Köchin');
});

test('another account that signs in in another tab does not get the answers of the first', async () => {
  await comeIn(anna, annasName);
  await anna.goto('/user/questionnaire');
  await anna.fill('[name=jobTitle]', 'Köchin');
  await comeIn(anna, 'rita');
  const other = await anna.context().newPage();
  await other.goto('/user');

  await anna.getByText('Hallo, rita!').waitFor();
  expect(await anna.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
  await other.close();
});

test('a sign-out in another tab covers the page before the server has said anything', async () => {
  await comeIn(anna, annasName);
  await anna.goto('/user/questionnaire');
  await anna.fill('[name=jobTitle]', 'Köchin');
  const other = await anna.context().newPage();
  await other.goto('/user');
  await anna.route('**/auth/auth-status', (route) => route.abort());

  await other.getByRole('button', { name: /^Konto von/ }).click();
  await button(other, 'Abmelden').click();

  await anna.waitForURL('**/signup');
  await anna.locator('[name=jobTitle]').waitFor({ state: 'hidden' });
  await anna.unroute('**/auth/auth-status');
  await other.close();
});

test('a deleted account leaves nothing in the other tab', async () => {
  const { page } = await makeRecruiter(browser, product.url, 'kurz');
  await page.goto('/user/account');
  const other = await page.context().newPage();
  await other.goto('/user/account');

  await button(other, 'Konto löschen').click();
  await other.getByLabel('Ihr Benutzername zur Bestätigung').fill('kurz');
  await button(other, 'Endgültig löschen').click();

  await page.waitForURL('**/signup');
  await page.context().close();
});

test('signing out on a slow machine ends on the landing page and asks for nothing any more', async () => {
  const page = await openPage(browser, product.url);
  await comeIn(page, annasName);
  // A dashboard that is still loading would save the default message.
  await ask(page.context(), product.url, ['PUT', '/users/message'], { data: { message: 'Hallo' } });
  await page.goto('/user');
  await page.getByRole('heading', { name: 'Ihr Überblick' }).waitFor();
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.url());
  });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 10 });

  await page.getByRole('button', { name: /^Konto von/ }).click();
  await button(page, 'Abmelden').click();

  await page.getByText('Erst das Match.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(refused).toEqual([]);
  await page.context().close();
});

test('a save without a connection says so, keeps everything and can be tried again', async () => {
  await comeIn(anna, annasName);
  await anna.goto('/user/questionnaire');
  await fillQuestionnaire(anna);
  await anna.fill('[name=interested]', '');
  await anna.evaluate(() => navigator.clipboard.writeText('Köchin\nChef de Partie\n'));
  await anna.focus('[name=interested]');
  await anna.keyboard.press('Control+V');
  await anna.context().setOffline(true);

  await button(anna, 'Fragebogen speichern').click();

  await anna
    .getByRole('alert')
    .getByText(/nicht erreichbar/)
    .waitFor();
  await anna.context().setOffline(false);
  await anna.getByText('Keine Verbindung zum Internet.').waitFor({ state: 'detached' });
  expect(await anna.inputValue('[name=interested]')).toBe('Köchin, Chef de Partie');
  await button(anna, 'Fragebogen speichern').click();
  await anna.waitForURL('**/user/automations');
});

test('names of every kind fit on the smallest phone', async () => {
  await anna.goto('/user/questionnaire');
  await anna.fill('[name=firstName]', '👩🏽‍🚀 مريم');
  await anna.fill('[name=lastName]', 'Ö'.repeat(80));
  await anna.fill('[name=jobTitle]', 'Donaudampfschifffahrtsgesellschaftskapitänin'.repeat(2));
  await button(anna, 'Änderungen speichern').click();
  await anna.getByText('Fragebogen erfolgreich aktualisiert!').waitFor();

  await expectToFit(anna, `/${annasName}`, '/user', '/user/questionnaire', '/user/account');
  await expectToFit(rita, `/${annasName}`, `/profile/questionnaire/${annasName}`);
});

async function expectToFit(page: Page, ...paths: string[]): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await page.waitForLoadState('networkidle');
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(tooWide, path).toBe(false);
  }
}

describe('a tab that was open before', () => {
  let tab: Page;
  let phone: Page;
  const onPhone = <Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: Parameters<typeof ask>[3],
  ) => ask<Answer>(phone.context(), product.url, [method, path], body);

  async function signInOnPhone(username: string): Promise<void> {
    phone = await openPage(browser, product.url);
    await comeIn(phone, username);
  }

  const shareNothing = {
    'showContactPrefs[showNothing]': 'true',
    discoverable: 'false',
    showName: 'false',
  };

  test('switches nothing on again that was switched off on the phone', async () => {
    ({ page: tab } = await makeSeeker(browser, product.url, 'tina'));
    await signInOnPhone('tina');
    await onPhone('POST', '/users/automations', {
      multipart: { 'showContactPrefs[name]': 'true', discoverable: 'true', showName: 'true' },
    });
    await tab.goto('/user/automations');
    const other = await tab.context().newPage();
    await other.goto('/user/automations');
    await other.locator('[name=calendarLink]').waitFor();
    await onPhone('POST', '/users/automations', { multipart: shareNothing });

    await tab.fill('[name=calendarLink]', 'https://kalender.example.de/tina');
    await tab.uncheck('[name="showContactPrefs.calendar"]');
    await button(tab, 'Speichern').click();
    await tab.getByText('Gespeichert.', { exact: true }).waitFor();

    const off = { name: false, phone: false, calendar: false, showNothing: true };
    expect(await onPhone('GET', '/users/automations')).toMatchObject({
      calendarLink: 'https://kalender.example.de/tina',
      showContactPrefs: off,
      discoverable: false,
      showName: false,
    });
    await tab.getByText(/das bleibt so:.*Nichts zeigen/).waitFor();
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await other.getByRole('radio', { name: 'Niemand findet mich', checked: true }).waitFor();
    expect(await other.inputValue('[name=calendarLink]')).toBe('https://kalender.example.de/tina');
    await other.close();
  });

  test('puts back no answer of a posting, and none of the recruiter’s own', async () => {
    ({ page: tab } = await makeRecruiter(browser, product.url, 'rolf'));
    await signInOnPhone('rolf');
    const { job } = await onPhone<{ job: { _id: string } }>('POST', '/jobs', { data: backendJob });
    await tab.goto(`/jobs/${job._id}/edit`);
    await tab.fill('[name=employer]', 'Musterwerke GmbH');
    const salary = { min: 70, max: 90 };
    await onPhone('PUT', `/jobs/${job._id}`, { data: { ...backendJob, salary } });

    await button(tab, 'Änderungen speichern').click();
    await tab.waitForURL(`**/jobs/${job._id}`);
    await tab.getByText(/das bleibt so: Mindestgehalt im Jahr/).waitFor();

    expect(await onPhone('GET', `/jobs/${job._id}`)).toMatchObject({
      job: { employer: 'Musterwerke GmbH', salary },
    });

    await tab.goto('/user/account');
    await tab.getByLabel('Unternehmen').fill('Musterwerke GmbH');
    const profile = { name: 'Rolf', kind: 'agency', company: '' };
    await onPhone('PUT', '/users/recruiter-profile', { data: profile });
    await button(tab, 'Profil speichern').click();
    await tab.getByText('Ihr Recruiter-Profil ist gespeichert.').waitFor();

    expect(await onPhone('GET', '/users/recruiter-profile')).toMatchObject({
      ...profile,
      company: 'Musterwerke GmbH',
    });
    await tab.context().close();
    await phone.context().close();
  });
});
