import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startStandInProvider,
  standInSettings,
  type StandInProvider,
} from '../../server/src/test/standInProvider.ts';
import { launchBrowser } from './browser.ts';
import { openPage } from './people.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';
import { button } from './visit.ts';

let provider: StandInProvider;
let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  provider = await startStandInProvider();
  [product, browser] = await Promise.all([
    startProduct(standInSettings(provider)),
    launchBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  await provider.stop();
});

async function enter(page: Page, from: '/signup' | '/login', name: string): Promise<void> {
  await page.goto(from);
  await page.check('[name=consent]');
  await button(page, name).click();
}

const people = [
  ['Google', { sub: 'g-1', name: 'Anna Müller', email: 'anna@beispiel.example' }],
  ['LinkedIn', { sub: 'l-1', name: 'Rita Reich', email: 'rita@beispiel.example' }],
] as const;

test.each(people)('a newcomer comes in by %s and is known the next time', async (name, person) => {
  provider.be({ ...person, email_verified: true });
  const page = await openPage(browser, product.url);
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));

  await enter(page, '/signup', `Mit ${name} registrieren`);

  const welcome = page.getByRole('heading', { name: /^Willkommen, [a-z]+er\.[a-z]+\d+!$/ });
  await welcome.waitFor();
  const dialog = page.getByRole('dialog', { name: 'Ihr Zugangspasswort' });
  const accessPassword = await dialog.locator('code').innerText();
  expect(accessPassword).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
  expect(visited.join(' ')).not.toContain(accessPassword);
  expect(page.url()).toBe(`${product.url}/welcome`);

  await page.reload();
  await welcome.waitFor();
  expect(await page.getByText(accessPassword).count()).toBe(0);

  const later = await openPage(browser, product.url);
  await enter(later, '/login', `Mit ${name} anmelden`);
  await later.waitForURL('**/user');
});
