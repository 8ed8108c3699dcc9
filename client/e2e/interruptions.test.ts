import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { ask, makeNewcomer, makeRecruiter } from './keyPeople.ts';
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
    .getByText(/^Keine Verbindung zum Internet/)
    .waitFor();
  const banner = anna.getByText(/bleibt stehen\.$/);
  expect(await banner.isVisible()).toBe(false);
  await anna.context().setOffline(false);
  await banner.waitFor({ state: 'detached' });
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
