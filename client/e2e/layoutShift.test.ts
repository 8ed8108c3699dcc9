import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { makeSeeker } from './keyPeople.ts';
import { openPage } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';

useProduct();

/** Chrome calls 0.1 good. */
const shiftMax = 0.02;

/** A slow mobile network, so that late content arrives visibly late. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

let anna: Page;

beforeAll(async () => {
  anna = (await makeSeeker(browser, product.url, 'anna.m')).page;
});

/** Cumulative layout shift from the first paint until the page is complete. */
async function measureShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // The last shift is reported with the next frame.
  await page.waitForTimeout(200);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

test.each([
  ['/', 390],
  ['/', 1280],
  ['/login', 390],
  ['/anna.m', 390],
  ['/anna.m', 1280],
])('%s holds still while it loads, %i px wide', async (path, width) => {
  const page = await openPage(browser, product.url);
  await page.setViewportSize({ width, height: 800 });

  expect(await measureShift(page, path)).toBeLessThan(shiftMax);
});

test.each([390, 1280])('/user holds still while it loads, %i px wide', async (width) => {
  const page = await anna.context().newPage();
  await page.setViewportSize({ width, height: 800 });

  expect(await measureShift(page, '/user')).toBeLessThan(shiftMax);
});
