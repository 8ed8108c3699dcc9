// npm run screenshots: every page in its main states into screenshots/; `-- readme` draws README's pictures into docs/.
// `-- --check` compares the most visited pages with the kept pictures, `-- --keep` renews those.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import {
  checkPictures,
  isCompared,
  keepPictures,
  type Pictures,
  takeStill,
} from './keptPictures.ts';
import { drawReadmePictures } from './readmePictures.ts';
import { startProduct } from './startProduct.ts';
import { type Look, type LookName, tour } from './tour.ts';

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
  isShown: (look: LookName) => boolean,
  save: (look: LookName, fullPage: boolean) => Promise<void>,
): Promise<void> {
  for (const { name: look, width, height, colorScheme } of looks) {
    if (!isShown(look)) continue;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(120);
    await save(look, (await page.locator('dialog[open]').count()) === 0);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function walk(look: Look): Promise<void> {
  const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  try {
    await tour(browser, product, look);
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function shootAll(): Promise<void> {
  await mkdir(folder, { recursive: true });
  await walk((page, stop, shown) =>
    shoot(
      page,
      (look) => shown?.includes(look) ?? true,
      async (look, fullPage) => {
        await page.screenshot({ path: join(folder, `${stop}-${look}.png`), fullPage });
      },
    ),
  );
  process.stdout.write(`Screenshots are in ${folder}\n`);
}

async function shootCompared(): Promise<Pictures> {
  const taken = new Map<string, Buffer>();
  await walk((page, stop) =>
    shoot(
      page,
      (look) => isCompared(stop, look),
      async (look, fullPage) => {
        taken.set(`${stop}-${look}`, await takeStill(page, fullPage));
      },
    ),
  );
  return taken;
}

async function check(): Promise<void> {
  const differences = join(folder, 'differences');
  const lines = await checkPictures(await shootCompared(), differences);
  for (const line of lines) process.stdout.write(`${line}\n`);
  if (lines.length === 0) process.stdout.write('All pages look as in the kept pictures.\n');
  else {
    process.stdout.write(`Kept, now and in red what differs: ${differences}\n`);
    process.exitCode = 1;
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

if (process.argv.includes('readme')) await drawReadme();
else if (process.argv.includes('--check')) await check();
else if (process.argv.includes('--keep')) await keepPictures(await shootCompared());
else await shootAll();
