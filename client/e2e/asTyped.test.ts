import { join } from 'node:path';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { makeNewcomer } from './keyPeople.ts';
import { shareProduct, type RunningProduct } from './startProduct.ts';

let product: RunningProduct;
let folder: string;
const browsers = new Map<string, Browser>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-files-'));
  product = await shareProduct();
});

afterAll(async () => {
  await Promise.all([...browsers.values()].map((browser) => browser.close()));
  await product.stop();
  await rm(folder, { recursive: true });
});

async function open(language: string, username: string): Promise<Page> {
  const browser = browsers.get(language) ?? (await launchBrowser([`--lang=${language}`]));
  browsers.set(language, browser);
  const { page } = await makeNewcomer(browser, product.url, username);
  await page.goto('/user/questionnaire');
  return page;
}

test.each(['en', 'de'])(
  'a figure is what was typed in a browser in the language %s',
  async (lang) => {
    const page = await open(lang, `figures.${lang}`);

    await page.locator('[name=salaryMin]').pressSequentially('65,5');
    await page.locator('[name=salaryMax]').pressSequentially('655');

    expect(await page.inputValue('[name=salaryMin]')).toBe('65,5');
    await page.getByText('Zählt als 66 Tsd. €.').waitFor();
    await page.getByText('Meinten Sie 66 Tsd. €?').waitFor();
  },
);

/** Grey on the left, white on the right, lying on its side as cameras store an upright picture. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [5712, 4284];
  const pixels = Buffer.alloc(width * height, 90);
  pixels.fill(255, 0, (width * height) / 2);
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

test('a photograph is shrunk in the page, upright; what the browser cannot read the server judges', async () => {
  const page = await open('de', 'photo');
  const sent: Buffer[] = [];
  await page.route('**/api/v1/users/profile-image', async (route) => {
    sent.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await route.continue();
  });
  const photo = await photograph();
  const upload = async (name: string, bytes: Buffer) => {
    await writeFile(join(folder, name), bytes);
    await page.setInputFiles('[name=image]', join(folder, name));
  };

  await upload('IMG_0001.JPG', Buffer.concat([photo, Buffer.alloc(6_000_000)]));
  await page.getByText('Bild erfolgreich hochgeladen!').waitFor();
  const [multipart = Buffer.alloc(0)] = sent;
  const image = multipart.subarray(multipart.indexOf('\r\n\r\n') + 4);
  const { width, height, exif } = await sharp(image, { failOn: 'none' }).metadata();
  const { data } = await sharp(image, { failOn: 'none' })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });

  expect(multipart.length).toBeLessThan(200_000);
  expect([width, height, exif]).toEqual([512, 512, undefined]);
  expect([data[256 * 512 + 10], data[256 * 512 + 500]].map((grey = 0) => grey > 200)).toEqual([
    false,
    true,
  ]);

  await upload('cut.jpg', photo.subarray(0, photo.length / 2));
  await page.getByText('Das Bild ist beschädigt oder kam nicht vollständig an.').waitFor();
  await upload('heic.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
  await page.getByText('Bitte verwenden Sie ein Bild im Format JPEG oder PNG.').waitFor();
});
