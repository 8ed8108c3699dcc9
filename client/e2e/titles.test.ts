import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeNewcomer, makeSeeker } from './keyPeople.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { overflow } from './visit.ts';

useProduct();

const options = (page: Page) => page.locator('main [role=option]');

/** Measured by the page itself, debounce included. */
async function msToSuggestions(page: Page, name: string, typed: string): Promise<number> {
  await page.focus(`[name=${name}]`);
  await page.evaluate(() => {
    const times = window as { typedAt?: number; shownAt?: number };
    delete times.shownAt;
    document.addEventListener('input', () => {
      times.typedAt = performance.now();
    });
    new MutationObserver(() => {
      if (document.querySelector('main [role=option]')) times.shownAt ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator(`[name=${name}]`).pressSequentially(typed, { delay: 5 });
  await options(page).first().waitFor();
  return page.evaluate(() => {
    const { typedAt = 0, shownAt = Infinity } = window as { typedAt?: number; shownAt?: number };
    return shownAt - typedAt;
  });
}

async function isTapped(
  page: Page,
  moment: 'as the list appears' | 'once it can be seen',
): Promise<boolean> {
  return options(page)
    .first()
    .evaluate((option, at) => {
      const popup = option.closest<HTMLElement>('[role=listbox]');
      if (at === 'as the list appears') {
        popup?.style.setProperty('animation', 'none', 'important');
        popup?.getBoundingClientRect();
        popup?.style.removeProperty('animation');
      } else popup?.getAnimations().forEach((animation) => animation.finish());
      const { x, y, width, height } = option.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === option;
    }, moment);
}

const pauseMs = 100;

test('a job seeker has suggestions at once, and takes one by finger at 390 px', async () => {
  const { page } = await makeNewcomer(browser, product.url, 'anna');
  await page.goto('/user/questionnaire');
  // The first title loads the server's lexicon.
  await msToSuggestions(page, 'jobTitle', 'Buchh');

  let ms = Infinity;
  // Load only slows it, so the fastest of several counts; no word is asked for twice.
  for (const typed of ['Bäcke', 'Maure', 'Tisch', 'Fries', 'Dachd', 'Gärtn', 'Flori', 'Optik']) {
    if (ms - pauseMs < 500) break;
    await page.fill('[name=jobTitle]', '');
    await options(page).first().waitFor({ state: 'detached' });
    ms = await msToSuggestions(page, 'jobTitle', typed);
  }
  process.stdout.write(`suggestions ${(ms - pauseMs).toFixed(0)} ms after the pause\n`);
  expect(ms - pauseMs).toBeLessThan(500);

  const context = await browser.newContext({
    baseURL: product.url,
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 700 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await phone.goto('/user/questionnaire');
  await phone.tap('[name=notInterested]');
  await phone.keyboard.type('Vertriebsl');
  expect(await isTapped(phone, 'as the list appears')).toBe(false);
  expect(await isTapped(phone, 'once it can be seen')).toBe(true);
  await options(phone)
    .filter({ hasText: /^Vertriebsleiter$/ })
    .tap();
  expect(await phone.inputValue('[name=notInterested]')).toBe('Vertriebsleiter, ');
  expect(await phone.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(
    'notInterested',
  );
  expect(await overflow(phone)).toBeLessThanOrEqual(0);
});

test('where the list scrolls, Tab goes on to the next question', async () => {
  const { page } = await makeSeeker(browser, product.url, 'frieda');
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto('/user/questionnaire');
  await page.getByRole('button', { name: /^Beruf/ }).click();

  await page.locator('[name=notInterested]').pressSequentially('Pflegefach');
  await options(page).first().waitFor();
  const list = page.locator('main [role=listbox]:visible');
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
  const bottom = () => list.evaluate((box) => box.getBoundingClientRect().bottom);
  await expect.poll(bottom, { timeout: 10_000 }).toBeLessThan(420);
  await page.keyboard.press('Tab');

  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Person/);
});
