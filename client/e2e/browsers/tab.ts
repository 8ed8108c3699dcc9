import { setTimeout as sleep } from 'node:timers/promises';

export type Found = {
  isShown: () => Promise<boolean>;
  click: () => Promise<void>;
  /** Types like a keyboard, replacing the current text. */
  type: (keys: string) => Promise<void>;
  upload: (file: string) => Promise<void>;
};

export type Driver = {
  goTo: (url: string) => Promise<void>;
  /** By XPath. */
  find: (path: string) => Promise<Found[]>;
  run: (script: string) => Promise<unknown>;
  resize: (width: number, height: number) => Promise<void>;
  press: (key: 'Tab' | 'Escape') => Promise<void>;
  /** Confirms the browser's question about unsaved changes. */
  reload: () => Promise<void>;
  shoot: () => Promise<Buffer>;
  close: () => Promise<void>;
};

export type InstalledBrowser = {
  name: string;
  version: string;
  /** A window without shared cookies. */
  openWindow: () => Promise<Driver>;
  stop: () => Promise<void>;
};

const timeoutMs = 90_000;

const quoted = (words: string) => `"${words}"`;
export const named = (name: string) => `//main//*[@name=${quoted(name)}]`;
export const button = (words: string) => `//button[normalize-space()=${quoted(words)}]`;
export const link = (words: string) => `//a[normalize-space()=${quoted(words)}]`;
export const choice = (name: string, value: string) => `${named(name)}[@value=${quoted(value)}]`;

export class Tab {
  readonly #url: string;
  readonly driver: Driver;

  constructor(driver: Driver, url: string) {
    this.driver = driver;
    this.#url = url;
  }

  goTo(path: string): Promise<void> {
    return this.driver.goTo(path.startsWith('http') ? path : this.#url + path);
  }

  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await isTrue().catch(() => false))) {
      if (Date.now() > deadline) throw new Error(`It never came to this: ${what}`);
      await sleep(100);
    }
  }

  /** The page may rerender an element in use, so failures are retried. */
  async #use(path: string, work: (found: Found) => Promise<void>): Promise<void> {
    let failure: unknown = 'it is not there';
    await this.until('', async () => {
      for (const found of await this.driver.find(path)) {
        if (!(await found.isShown())) continue;
        await work(found).catch((error: unknown) => {
          failure = error;
          throw error;
        });
        return true;
      }
      return false;
    }).catch(() => {
      throw new Error(`${path} cannot be used: ${String(failure)}`);
    });
  }

  click(path: string): Promise<void> {
    return this.#use(path, (found) => found.click());
  }

  type(name: string, keys: string): Promise<void> {
    return this.#use(named(name), (found) => found.type(keys));
  }

  /** Clicks the visible label of a box or button. */
  async check(path: string): Promise<void> {
    const isChecked = async () => (await this.run(`return ${at(path)}.checked`)) === true;
    await this.#isThere(path);
    if (await isChecked()) return;
    await this.click(`${path}/ancestor::label | //label[@for=string(${path}/@id)]`);
    await this.until(`${path} is checked`, isChecked);
  }

  /** By script: drivers cannot open native lists, and date input depends on the machine's locale. */
  async set(name: string, value: string): Promise<void> {
    await this.#isThere(named(name));
    await this.run(
      `const field = ${at(named(name))};
       field.focus();
       Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
         .set.call(field, ${JSON.stringify(value)});
       for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));`,
    );
    await this.until(`${name} is ${value}`, async () => (await this.valueOf(name)) === value);
  }

  #isThere(path: string): Promise<void> {
    return this.until(`${path} is there`, async () => (await this.driver.find(path)).length > 0);
  }

  async upload(name: string, file: string): Promise<void> {
    await this.#isThere(named(name));
    const [found] = await this.driver.find(named(name));
    if (!found) throw new Error(`${name} is not there.`);
    await found.upload(file);
  }

  run(script: string): Promise<unknown> {
    return this.driver.run(script);
  }

  async text(): Promise<string> {
    return String(await this.run('return document.body.innerText'));
  }

  async valueOf(name: string): Promise<string> {
    return String(await this.run(`return ${at(named(name))}.value`));
  }

  sees(words: string): Promise<void> {
    return this.until(`"${words}" is read`, async () => (await this.text()).includes(words));
  }

  /** Waits until nothing moves or loads, so that a screenshot is stable. */
  async settles(): Promise<void> {
    await this.until('the page rests', async () =>
      Boolean(
        await this.run(
          `const moves = document.getAnimations().some((each) =>
             each.playState === 'running' && each.timeline === document.timeline &&
             each.effect.getComputedTiming().endTime !== Infinity);
           return !moves && !document.body.innerText.includes('Ein Moment');`,
        ),
      ),
    );
  }

  async path(): Promise<string> {
    return String(await this.run('return location.pathname + location.hash'));
  }

  arrivesAt(path: RegExp): Promise<void> {
    return this.until(`the address is ${path}`, async () => path.test(await this.path()));
  }
}

function at(path: string): string {
  return `document.evaluate(${JSON.stringify(path)}, document, null, 9, null).singleNodeValue`;
}
