import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Builder,
  By,
  Capabilities,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { chooseFreePort } from '../../../server/embedded/freePort.ts';
import type { Driver, Found, InstalledBrowser } from './tab.ts';

const driverPath = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

/** `null` if not installed. Without a screen it needs Xvfb as well. */
export async function findWebKit(): Promise<InstalledBrowser | null> {
  if (!existsSync(driverPath)) return null;
  const screen = await startScreen();
  if (screen === null) return null;
  const settings = await makeNarrowToolbar();
  const port = await chooseFreePort('127.0.0.1');
  const program = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display, XDG_CONFIG_HOME: settings },
  });
  const stop = async () => {
    await end(program);
    if (screen.program) await end(screen.program);
    await rm(settings, { recursive: true, force: true });
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

/** The window is at least as wide as its toolbar, which is wider than a phone. Returns the settings folder. */
async function makeNarrowToolbar(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'inkognito-webkit-'));
  await mkdir(join(folder, 'gtk-3.0'));
  const bare = 'min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px';
  await writeFile(join(folder, 'gtk-3.0/gtk.css'), `window *, entry { ${bare}; }\n`);
  await writeFile(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-toolbar-icon-size=1\n');
  return folder;
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
    press: (key) =>
      driver
        .actions()
        .sendKeys(key === 'Tab' ? Key.TAB : Key.ESCAPE)
        .perform(),
    reload: () => driver.navigate().refresh(),
    shoot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: () => driver.quit(),
  };
}

/** Adds the size of the window's frame. */
async function resize(driver: WebDriver, width: number, height: number): Promise<void> {
  const window = driver.manage().window();
  await window.setRect({ x: 0, y: 0, width, height });
  const inner = await driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
  await window.setRect({ x: 0, y: 0, width: 2 * width - inner[0], height: 2 * height - inner[1] });
}

function foundOf(driver: WebDriver, element: WebElement): Found {
  /** The driver does not wait for smooth scrolling and then misses its target. */
  const bringIntoView = () =>
    driver.executeScript(
      'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })',
      element,
    );
  return {
    isShown: () => element.isDisplayed(),
    click: async () => {
      await bringIntoView();
      await element.click();
    },
    type: async (keys) => {
      await bringIntoView();
      await element.clear();
      await element.sendKeys(keys);
    },
    upload: (file) => element.sendKeys(file),
  };
}
