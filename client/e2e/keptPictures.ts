// What `npm run screenshots -- --check` compares, and `-- --keep` renews: the most visited pages, a quarter as wide.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { LookName } from './tour.ts';

const kept = fileURLToPath(new URL('pictures', import.meta.url));
const pathOf = (name: string) => join(kept, `${name}.webp`);

const shrinkBy = 4;
/** Of 255, in one channel. Two runs on one machine differ by less than 20, so most of it is for other machines. */
const colourTolerance = 40;
/** In pixels of the small pictures. */
const pixelTolerance = 12;
const heightTolerance = 2;

const stops = [
  ...['landing', 'login', 'signup', 'signup-email-errors', 'rules', 'profile-guest'],
  ...['questionnaire-filled', 'automations', 'shield', 'account', 'releases'],
  ...['dashboard-seeker', 'matches-seeker', 'match-seeker', 'dashboard-recruiter', 'job-new'],
  ...['job-candidates', 'recruiter-questionnaire', 'result-match', 'result-no-match'],
  'guest-result-match',
];
const darkStops = ['landing', 'dashboard-seeker', 'result-match'];

/** Those of `<stop>-<look>` that are compared. */
const pictureNames: ReadonlySet<string> = new Set([
  ...stops.flatMap((stop) => [`${stop}-1280`, `${stop}-390`]),
  ...darkStops.map((stop) => `${stop}-1280-dark`),
]);

/** Full-size pictures by `<stop>-<look>`. */
export type Pictures = ReadonlyMap<string, Buffer>;

export const isCompared = (stop: string, look: LookName) => pictureNames.has(`${stop}-${look}`);

/** Dates, times and the port differ from run to run. Not undone: the tour never waits for one of them. */
async function fixTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fixed: [RegExp, string][] = [
      [/\d+\.\s\p{L}+\s20\d\d/gu, '28.\u00a0November\u00a02026'],
      [/\b\d\d\.\d\d\./g, '28.11.'],
      [/\b\d\d:\d\d\b/g, '12:00'],
      [/localhost:\d+/g, 'localhost:30000'],
    ];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const before = node.nodeValue ?? '';
      const text = fixed.reduce((now, [old, by]) => now.replace(old, by), before);
      if (text !== before) node.nodeValue = text;
    }
    scrollTo(0, 0);
  });
}

/** Takes pictures until two are equal, as a busy machine draws late. */
export async function takeStill(page: Page, fullPage: boolean): Promise<Buffer> {
  let before: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 10; tries += 1) {
    await fixTexts(page);
    const picture = await page.screenshot({ fullPage, animations: 'disabled' });
    if (picture.equals(before)) break;
    before = picture;
    await page.waitForTimeout(100);
  }
  return before;
}

async function shrink(picture: Buffer): Promise<Buffer> {
  const { width } = await sharp(picture).metadata();
  return sharp(picture)
    .resize({ width: Math.round(width / shrinkBy) })
    .webp({ quality: 85, effort: 6 })
    .toBuffer();
}

/** What differs, in words, and a picture: the kept one, the new one, the new one with red where they differ. */
async function compare(before: Buffer, after: Buffer) {
  const [old, now] = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const [width, height] = [Math.min(old.width, now.width), Math.min(old.height, now.height)];
  const [oldPixels, pixels] = await Promise.all(
    [before, after].map((picture) =>
      sharp(picture).removeAlpha().extract({ left: 0, top: 0, width, height }).raw().toBuffer(),
    ),
  );
  if (!oldPixels || !pixels) throw new Error('Two pictures are compared.');
  const differs = (at: number) =>
    Math.abs((pixels[at] ?? 0) - (oldPixels[at] ?? 0)) > colourTolerance;
  const marked = Buffer.from(pixels);
  let differing = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    if (!differs(at) && !differs(at + 1) && !differs(at + 2)) continue;
    differing += 1;
    marked.set([255, 0, 0], at);
  }
  const size = (of: typeof now) => `${of.width * shrinkBy} × ${of.height * shrinkBy} px`;
  const isResized = old.width !== now.width || Math.abs(old.height - now.height) > heightTolerance;
  const words = [
    ...(isResized ? [`${size(now)} instead of ${size(old)}`] : []),
    ...(differing > pixelTolerance ? [`${differing} small pixels differ`] : []),
  ];
  const red = await sharp(marked, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return { words, picture: sharp([before, after, red], { join: { across: 3, shim: 8 } }).png() };
}

/** @returns a line for each picture that is not as it was kept; what differs is drawn into `folder` */
export async function checkPictures(taken: Pictures, folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const lines: string[] = [];
  for (const name of pictureNames) {
    const [before, after] = [await readFile(pathOf(name)).catch(() => null), taken.get(name)];
    if (!before) lines.push(`${name}: no picture is kept`);
    else if (!after) lines.push(`${name}: the tour did not stop there`);
    else {
      const { words, picture } = await compare(before, await shrink(after));
      if (words.length === 0) continue;
      lines.push(`${name}: ${words.join(', ')}`);
      await picture.toFile(join(folder, `${name}.png`));
    }
  }
  return lines;
}

export async function keepPictures(taken: Pictures): Promise<void> {
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept);
  for (const [name, picture] of taken) await writeFile(pathOf(name), await shrink(picture));
}
