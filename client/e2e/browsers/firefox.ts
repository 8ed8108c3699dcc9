import { existsSync } from 'node:fs';
import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import type { Driver, Found, InstalledBrowser } from './tab.ts';

const places = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** `null` if not installed. Needs no driver: Firefox speaks WebDriver BiDi. */
export async function findFirefox(): Promise<InstalledBrowser | null> {
  const executablePath = places.find((place) => existsSync(place));
  if (executablePath === undefined) return null;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE, de' },
  });
  return {
    name: 'Firefox',
    version: (await browser.version()).replace(/^firefox\//i, ''),
    openWindow: async () => {
      const context = await browser.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    stop: () => browser.close(),
  };
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  page.on('dialog', (question) => void question.accept());
  return {
    goTo: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    find: async (path) => {
      const found = await page.$$(`::-p-xpath(${path})`);
      return found.map((each) => foundOf(page, each as ElementHandle<HTMLInputElement>));
    },
    run: (script) => page.evaluate(`(() => { ${script} })()`),
    resize: (width, height) => page.setViewport({ width, height }),
    press: (key) => page.keyboard.press(key),
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    shoot: async () => Buffer.from(await page.screenshot()),
    close,
  };
}

function foundOf(page: Page, element: ElementHandle<HTMLInputElement>): Found {
  return {
    isShown: () => element.isVisible(),
    click: () => element.click(),
    type: async (keys) => {
      await element.focus();
      await element.evaluate((field) => {
        field.select();
      });
      await page.keyboard.type(keys);
    },
    upload: (file) => element.uploadFile(file),
  };
}
