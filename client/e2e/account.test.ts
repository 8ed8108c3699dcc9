import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startStandInProvider,
  standInSettings,
  type StandInProvider,
} from '../../server/src/test/standInProvider.ts';
import { launchBrowser } from './browser.ts';
import { readMailedToken } from './mailbox.ts';
import { fillJob, fillQuestionnaire, openPage, signInPassword, signUp } from './people.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';

let provider: StandInProvider;
let product: RunningProduct;
let browser: Browser;
let anna: Page;
let rita: Page;
let accessPassword: string;

const newAddress = 'anna.neu@beispiel.example';
const newPassword = 'Ein-neues-Pferd-7!';

beforeAll(async () => {
  provider = await startStandInProvider();
  [product, browser] = await Promise.all([
    startProduct(standInSettings(provider)),
    launchBrowser(),
  ]);
  anna = await openPage(browser, product.url);
  accessPassword = await signUp(anna, 'anna', 'jobSeeker');
  await fillQuestionnaire(anna);
  await button(anna, 'Fragebogen speichern').click();
  await anna.waitForURL('**/user/automations');
  rita = await openPage(browser, product.url);
  await signUp(rita, 'rita', 'recruiter');
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await provider.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openAccount(page: Page): Promise<void> {
  await page.goto('/user/account');
  await page.getByText('Dieses Gerät').waitFor();
}

async function confirmAddress(page: Page, address: string): Promise<void> {
  const token = await readMailedToken(product, address, 'verify-email');
  await page.goto(`/verify-email#token=${token}`);
  await button(page, 'Ja, das ist mein Konto').click();
  await page.getByText('Ihre E-Mail-Adresse ist bestätigt.').waitFor();
  expect(page.url()).not.toContain(token);
}

test('an address is changed by the link mailed to the new one', async () => {
  await openAccount(anna);
  await button(anna, 'E-Mail-Adresse ändern').click();
  await anna.fill('[name=email]', newAddress);
  await button(anna, 'Adresse ändern').click();
  await anna.getByText(`Neue Adresse: ${newAddress}`).waitFor();
  expect(await anna.getByText('anna@beispiel.example', { exact: true }).isVisible()).toBe(true);

  await confirmAddress(anna, newAddress);

  await openAccount(anna);
  await anna.getByText(newAddress, { exact: true }).waitFor();
  expect(await anna.getByText(/Neue Adresse/).count()).toBe(0);
  expect(await anna.getByText('bestätigt', { exact: true }).count()).toBe(1);
});

test('a changed password signs out the other browser', async () => {
  const other = await openPage(browser, product.url);
  await other.goto('/login');
  await signIn(other, 'anna', signInPassword);
  await other.waitForURL('**/user');
  await openAccount(anna);
  await button(anna, 'Auf allen anderen Geräten abmelden').waitFor();

  await button(anna, 'Passwort ändern').click();
  await anna.fill('[name=currentPassword]', signInPassword);
  await anna.fill('[name=password]', newPassword);
  await button(anna, 'Passwort speichern').click();
  await anna.getByText('Ihr Passwort ist gespeichert.').waitFor();

  const inMain = anna.getByRole('main').getByRole('button', { name: 'Abmelden', exact: true });
  expect(await inMain.count()).toBe(0);
  await other.goto('/user/account');
  await other.waitForURL('**/signup');
  await anna.reload();
  await anna.getByText('Dieses Gerät').waitFor();
});

async function link(name: string, subject: string): Promise<void> {
  provider.be({ sub: subject, name: 'Anna', email: newAddress, email_verified: true });
  await openAccount(anna);
  await button(anna, `${name} verbinden`).click();
  await anna.getByText(`${name} ist verbunden.`).waitFor();
  await anna.waitForURL(`${product.url}/user/account`);
}

async function unlink(name: string): Promise<void> {
  await button(anna, `${name} trennen`).click();
  await button(anna, 'Trennen').click();
  await button(anna, `${name} verbinden`).waitFor();
}

test('Google is added and taken away again', async () => {
  await link('Google', 'g-1');
  await unlink('Google');
});

test('a candidate sees who the recruiter is, and what of that is proven', async () => {
  await rita.goto('/user');
  await rita.getByRole('link', { name: 'Recruiter-Profil ausfüllen' }).click();
  await rita.fill('main [name=name]', 'Rita Reich');
  await rita.selectOption('[name=kind]', 'agency');
  await button(rita, 'Profil speichern').click();
  await rita.getByText('Ihr Recruiter-Profil ist gespeichert.').waitFor();
  await compare(rita);

  const proven = anna.getByText('bestätigt: @beispiel.example');
  // Her company was asked with the first comparison.
  const said = anna.getByText('Personalberatung · Reich Personalberatung GmbH');
  await anna.goto(await firstJob(anna));
  await proven.waitFor();
  await said.waitFor();
  await anna.goto(await firstMatch(anna));
  await proven.waitFor();
  await anna.getByText('Reich Personalberatung GmbH').first().waitFor();
  // Contact for contact: she released none.
  expect(await anna.content()).not.toContain('rita@beispiel.example');
});

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await page.check('[name=consent]');
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', password);
  await button(page, 'Anmelden').click();
}

async function compare(page: Page): Promise<void> {
  await page.goto('/anna');
  const password = page.locator('main [name=password]');
  await password.fill(accessPassword);
  await password.press('Enter');
  await page.waitForURL('**/profile/questionnaire/anna');
  await fillJob(page);
  await button(page, 'Stelle vergleichen').click();
  await page.waitForURL('**/profile/match-results/anna');
}

const firstMatch = (page: Page) => firstLink(page, 'matches');
const firstJob = (page: Page) => firstLink(page, 'jobs');

async function firstLink(page: Page, kind: 'matches' | 'jobs'): Promise<string> {
  await page.goto('/user/matches');
  const link = page.locator(`main a[href^="/${kind}/"]`).first();
  await link.waitFor();
  return (await link.getAttribute('href')) ?? '';
}
