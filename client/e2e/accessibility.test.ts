import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { tour } from './tour.ts';

useProduct();

/** All rules run at both sizes; only contrast depends on the scheme. */
const looks = [
  { size: { width: 1280, height: 900 }, colorScheme: 'dark' },
  { size: { width: 390, height: 844 }, colorScheme: 'light' },
] as const;
/** Injected once per document: `analyze` injects axe on every call, which makes the tour four times slower. */
const axeSource = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

const narrowest = { width: 360, height: 740 };

/** With the stops of the tour where each was seen. */
const faults: string[] = [];
const titles = new Map<string, string>();

beforeAll(async () => {
  const watched = new Set<Page>();
  await tour(browser, product, async (page, stop) => {
    if (!watched.has(page)) watchForComplaints(page, stop);
    watched.add(page);
    await inspect(page, stop);
  });
  // Beside another full test run the tour takes ten minutes.
}, 1_200_000);

function watchForComplaints(page: Page, stop: string): void {
  page.on('console', (message) => {
    // The tour includes refused calls, which the browser logs as network errors.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) {
      faults.push(`console after ${stop}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`script after ${stop}: ${error.message}`));
  page.on('request', (request) => {
    const url = request.url();
    if (!/^(?:blob|data):/.test(url) && !url.startsWith(product.url)) {
      faults.push(`foreign host after ${stop}: ${url}`);
    }
  });
}

async function inspect(page: Page, stop: string): Promise<void> {
  // The header is usable before the page's chunk is loaded.
  if (stop !== 'loading') await page.locator('h1').first().waitFor();
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await runAxe(page, stop, `${size.width}, ${colorScheme}`);
  }
  await page.setViewportSize(narrowest);
  await inspectLayout(page, stop);
  await page.setViewportSize(looks[0].size);
}

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

async function runAxe(page: Page, stop: string, look: string): Promise<void> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axeSource);
  const options = {
    resultTypes: ['violations'],
    ...(stop === 'loading' && { rules: { 'page-has-heading-one': { enabled: false } } }),
  };
  const run = `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`;
  for (const { id, nodes } of await page.evaluate<Violations>(run)) {
    const places = nodes.map(({ target }) => target.join(' ')).join(', ');
    faults.push(`${stop} (${look}): ${id} at ${places}`);
  }
}

async function inspectLayout(page: Page, stop: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    headings: document.querySelectorAll('h1').length,
    title: document.title,
    path: location.pathname,
  }));
  if (seen.overflow > 0) faults.push(`${stop}: ${seen.overflow} px too wide at 360 px`);
  if (seen.headings !== 1 && stop !== 'loading')
    faults.push(`${stop}: ${seen.headings} headings of the first level`);
  titles.set(seen.path, seen.title);
}

test('no page in any state breaks a rule of axe, overflows, complains or asks another host', () => {
  expect(faults).toEqual([]);
});

test('every page has a title of its own', () => {
  // An id in the address stands for many pages of one kind.
  const kinds = new Map(
    [...titles].map(([path, title]) => [path.replace(/[0-9a-f]{24}/, 'id'), title]),
  );
  const twice = [...kinds].filter(([path, title]) =>
    [...kinds].some(([other, same]) => other !== path && same === title),
  );

  expect(kinds.size).toBeGreaterThan(15);
  expect(twice).toEqual([]);
});

test('the first Tab shows the skip link, and it leads to the content', async () => {
  const page = await openPage(browser, product.url);
  await page.goto('/');
  await page.locator('h1').waitFor();

  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Zum Inhalt springen' });
  expect(await link.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
  expect(await link.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none');

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a followed link begins at the top with the focus on the heading, and "back" returns', async () => {
  const page = await openPage(browser, product.url);
  await page.goto('/');
  await page.getByRole('link', { name: 'Konto anlegen' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);

  await page.getByRole('link', { name: 'Konto anlegen' }).click();
  await page.waitForURL('**/signup');
  await page.locator('h1:focus').waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await page.waitForFunction((place) => Math.abs(scrollY - place) < 50, before);
});

test('a visitor without JavaScript is told, and not to wait', async () => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/anna');

  expect(await page.locator('main').innerText()).toBe(
    'Inkognito braucht JavaScript. Bitte schalten Sie es in Ihrem Browser ein.',
  );
  await context.close();
});
