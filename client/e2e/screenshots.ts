// npm run screenshots: every page in its main states into screenshots/; `-- readme` draws README's pictures into docs/.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { drawReadmePictures } from './readmePictures.ts';
import { startProduct } from './startProduct.ts';
import { type LookName, tour } from './tour.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const docs = fileURLToPath(new URL('../../docs', import.meta.url));
const looks = [
  { name: '1280', width: 1280, height: 900, colorScheme: 'light' },
  { name: '390', width: 390, height: 844, colorScheme: 'light' },
  { name: '1280-dark', width: 1280, height: 900, colorScheme: 'dark' },
] as const;

/** The whole page; for a dialog only the window. */
async function shoot(
  page: Page,
  name: string,
  shown: readonly LookName[] = looks.map((look) => look.name),
): Promise<void> {
  for (const { name: look, width, height, colorScheme } of looks) {
    if (!shown.includes(look)) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(120);
    const fullPage = (await page.locator('dialog[open]').count()) === 0;
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function shootAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  try {
    await tour(browser, product, shoot);
    process.stdout.write(`Screenshots are in ${folder}\n`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function drawReadme(): Promise<void> {
  const browser = await launchBrowser();
  try {
    await drawReadmePictures(browser, docs);
    process.stdout.write(`The pictures of README.md are in ${docs}\n`);
  } finally {
    await browser.close();
  }
}

await (process.argv.includes('readme') ? drawReadme() : shootAll());
