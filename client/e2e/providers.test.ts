import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startStandInProvider,
  standInSettings,
  type StandInProvider,
} from '../../server/src/test/standInProvider.ts';
import { launchBrowser } from './browser.ts';
import { readMailedToken } from './mailbox.ts';
import { openPage } from './people.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';

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

async function enter(page: Page, from: '/signup' | '/login', button: string): Promise<void> {
  await page.goto(from);
  await page.check('[name=consent]');
  await page.getByRole('button', { name: button }).click();
}

const people = [
  ['Google', { sub: 'g-1', name: 'Anna Müller', email: 'anna@beispiel.example' }],
  ['LinkedIn', { sub: 'l-1', name: 'Rita Reich', email: 'rita@beispiel.example' }],
] as const;

/** As the product made them up. */
const usernames = new Map<string, string>();

test.each(people)(
  'somebody new comes in by %s and is known the next time',
  async (name, person) => {
    provider.be({ ...person, email_verified: true });
    const page = await openPage(browser, product.url);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));

    await enter(page, '/signup', `Mit ${name} anmelden`);

    const welcome = page.getByRole('heading', { name: /^Willkommen, [a-z]+er\.[a-z]+\d+!$/ });
    await welcome.waitFor();
    usernames.set(name, /Willkommen, (.*)!/.exec(await welcome.innerText())?.[1] ?? '');
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
  },
);

test('who declines at Google is told on the login page', async () => {
  provider.be({ sub: 'g-2' });
  provider.refuseConsent();
  const page = await openPage(browser, product.url);

  await enter(page, '/login', 'Mit Google anmelden');

  await page.waitForURL('**/login?error=missing_auth_code');
  await page.getByRole('alert').getByText('Google hat uns keine Bestätigung geschickt').waitFor();
});

test('a forgotten password is replaced by the link in the mail', async () => {
  const page = await openPage(browser, product.url);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  await page.fill('[name=email]', 'anna@beispiel.example');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await page.getByText('Bitte sehen Sie in Ihrem Postfach nach.').waitFor();

  const token = await readMailedToken(product, 'anna@beispiel.example', 'reset-password');
  await page.goto(`/reset-password#token=${token}`);
  await page.fill('[name=password]', 'Ein-neues-Pferd-7!');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByRole('link', { name: 'Jetzt anmelden' }).click();
  expect(page.url()).not.toContain('token');
  await page.check('[name=consent]');
  await page.fill('[name=username]', usernames.get('Google') ?? '');
  await page.fill('[name=password]', 'Ein-neues-Pferd-7!');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();

  await page.waitForURL('**/welcome');
});
