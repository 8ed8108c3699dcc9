import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeSeeker } from './keyPeople.ts';
import { openPage, signInPassword } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { overflow, signIn } from './visit.ts';

useProduct();

beforeAll(async () => {
  await makeSeeker(browser, product.url, 'anna.m');
});

/** `asked`: API paths in request order. */
async function openWithoutCookies(): Promise<{ page: Page; asked: string[] }> {
  const page = await openPage(browser, product.url);
  page.setDefaultTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 780 });
  const asked: string[] = [];
  await page.route('**/api/v1/**', async (route) => {
    asked.push(new URL(route.request().url()).pathname.replace('/api/v1', ''));
    const response = await route.fetch();
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie');
    await page.context().clearCookies();
    await route.fulfill({ response, headers: Object.fromEntries(headers) });
  });
  return { page, asked };
}

test('tells at sign-in, beside what was typed', async () => {
  const { page, asked } = await openWithoutCookies();
  await page.goto('/login');

  await signIn(page, 'anna.m');

  const notice = page.getByRole('alert');
  await notice.getByText(/^Ihre Anmeldung war richtig, aber Ihr Browser hat das Cookie/).waitFor();
  expect(await notice.innerText()).toContain('https://');
  expect(await page.inputValue('[name=username]')).toBe('anna.m');
  expect(await page.inputValue('[name=password]')).toBe(signInPassword);
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(await overflow(page)).toBe(0);
  const after = asked.slice(asked.indexOf('/auth/login') + 1);
  expect(after).toEqual(['/auth/auth-status']);
});

test('tells at sign-up that the account is there', async () => {
  const { page } = await openWithoutCookies();
  await page.goto('/signup/email');
  await page.fill('[name=email]', 'wer@beispiel.example');
  await page.fill('[name=username]', 'wer.ohne');
  await page.fill('[name=password]', signInPassword);
  await page.check('[name=consent]');

  await page.getByRole('button', { name: 'Konto anlegen' }).click();

  await page
    .getByRole('alert')
    .getByText(/^Ihr Konto ist angelegt, aber Ihr Browser/)
    .waitFor();
  expect(await page.inputValue('[name=username]')).toBe('wer.ohne');
  expect(new URL(page.url()).pathname).toBe('/signup/email');
  expect(await overflow(page)).toBe(0);
});
