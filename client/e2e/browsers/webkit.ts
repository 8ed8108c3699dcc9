import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { findFreePort } from '../startProduct.ts';
import type { Driver, Found, InstalledBrowser } from './tab.ts';

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

/** `null` where there is none. On a machine without a screen it wants Xvfb as well. */
export async function findWebKit(): Promise<InstalledBrowser | null> {
  if (!existsSync(driverPath)) return null;
  const screen = await startScreen();
  if (screen === null) return null;
  const port = await findFreePort();
  const program = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, LANG: 'de_DE.UTF-8' },
  });
  const stop = async () => {
    await end(program);
    if (screen.program) await end(screen.program);
  };
  const open = () => openSession(`http://127.0.0.1:${port}`);
  const first = await open().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const version = (await first.getCapabilities()).getBrowserVersion() ?? '';
  await first.quit();
  return { name: 'WebKitGTK', version, openWindow: async () => driverOf(await open()), stop };
}

type Screen = { display: string; program: ChildProcess | null };

async function startScreen(): Promise<Screen | null> {
  const { DISPLAY: display } = process.env;
  if (display) return { display, program: null };
  if (!existsSync(displayPath)) return null;
  const program = spawn(displayPath, ['-displayfd', '3', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [line] = (await once(program.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${line.toString().trim()}`, program };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  const ended = once(program, 'exit');
  program.kill('SIGTERM');
  await ended;
}

/** The driver takes a moment until it listens. */
async function openSession(server: string): Promise<WebDriver> {
  for (let tries = 0; ; tries += 1) {
    try {
      const wanted = new Capabilities({ browserName: 'MiniBrowser' });
      return await new Builder().usingServer(server).withCapabilities(wanted).build();
    } catch (error) {
      if (tries === 20) throw error;
      await sleep(500);
    }
  }
}

function driverOf(driver: WebDriver): Driver {
  return {
    goTo: (url) => driver.get(url),
    find: async (path) =>
      (await driver.findElements(By.xpath(path))).map((each) => foundOf(driver, each)),
    run: (script) => driver.executeScript(script),
    resize: (width, height) => resize(driver, width, height),
    press: () => driver.actions().sendKeys(Key.TAB).perform(),
    shoot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** The window is as much larger than the page as its frame wants. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] });
}

function foundOf(driver: WebDriver, element: WebElement): Found {
  return {
    isShown: () => element.isDisplayed(),
    click: async () => {
      // The driver does not wait for the end of a smooth scroll.
      await driver.executeScript(
        'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
        element,
      );
      await element.click();
    },
    type: async (keys) => {
      if ((await element.getAttribute('type')) !== 'date') await element.clear();
      await element.sendKeys(keys);
    },
    upload: (file) => element.sendKeys(file),
  };
}
