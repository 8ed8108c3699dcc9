import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Sight, everyPage } from './everyPage.ts';
import { type RunningProduct, startProduct } from './startProduct.ts';
import { button } from './visit.ts';

let product: RunningProduct;
let browser: Browser;
let sights: Sight[];
const crashes: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ RATE_LIMITS: 'off' }), launchBrowser()]);
  sights = await everyPage(browser, product);
  for (const page of new Set(sights.map((sight) => sight.page))) {
    page.setDefaultTimeout(30_000);
    await page.context().addInitScript(translateAll);
    page.on('pageerror', ({ message }) => crashes.push(`${page.url()}: ${message}`));
    page.on('dialog', (dialog) => void dialog.accept());
  }
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** As Chrome's translation does: each text becomes two nested elements, and so does each new one. */
function translateAll(): void {
  const tag: string = 'font';
  const isOurs = (text: Node) => text.parentElement?.closest('font,script,style,textarea,svg');
  const translate = (root: Node) => {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text: Node | null = root; text; text = walker.nextNode()) {
      if (text.nodeType === Node.TEXT_NODE && text.nodeValue?.trim() && !isOurs(text))
        texts.push(text);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement(tag), document.createElement(tag)];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      (text as ChildNode).replaceWith(outer);
    }
  };
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const nodes = addedNodes.length === 0 ? [target] : addedNodes;
      for (const node of nodes) if (node.isConnected) translate(node);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
}

type Sent = { typed: string; left: string };

/** Sends each form with one word in its first text field and nothing in the others. */
function sendForms(word: string): Promise<Sent[]> {
  const typable = 'input:not([type]),input[type=text],input[type=email],textarea';
  const put = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const prototype = Object.getPrototypeOf(field) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const forms = [...document.querySelectorAll('form')];
  return Promise.all(
    forms.map(async (form) => {
      const fields = form.querySelectorAll<HTMLInputElement>(`:is(${typable}):not([readonly])`);
      for (const field of fields) put(field, field === fields[0] ? word : '');
      const typed = fields[0]?.value ?? '';
      form.querySelector<HTMLButtonElement>('button[type=submit]')?.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const isRefused = form.isConnected && form.querySelector('[aria-invalid=true]') !== null;
      return { typed, left: isRefused ? (fields[0]?.value ?? '') : typed };
    }),
  );
}

test('every page is alive and keeps what was typed when its forms are sent empty', async () => {
  const lost: string[] = [];
  for (const { name, viewer, path, page } of sights) {
    await open(page, path);
    expect(await page.locator('font font').count(), name).toBeGreaterThan(0);
    // A form that was accepted leads to the next page.
    const sent = await page.evaluate(sendForms, 'abc').catch((): Sent[] => []);
    await page.waitForLoadState('networkidle');
    const words = sent.filter(({ typed, left }) => typed !== left);
    if (words.length > 0) lost.push(`${name} (${viewer}): ${JSON.stringify(words)}`);
    if (await page.getByText('Das hat nicht geklappt.').isVisible())
      crashes.push(`${name} (${viewer})`);
  }

  expect([crashes, lost]).toEqual([[], []]);
}, 600_000);

const pageOf = (viewer: Sight['viewer']): Page => {
  const sight = sights.find((each) => each.viewer === viewer);
  if (!sight) throw new Error(`Nothing is seen by a ${viewer}.`);
  return sight.page;
};

/** Twice, since the second failure replaces words that are translated themselves. */
async function press(page: Page, name: string, words: RegExp): Promise<void> {
  for (let times = 0; times < 2; times += 1) {
    await button(page, name).first().click();
    await page.getByText(words).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
}

test('a wrong password is answered', async () => {
  const page = pageOf('guest');
  await open(page, '/login');
  await page.fill('[name=username]', 'anna');
  await page.fill('[name=password]', 'falsch');
  await page.check('[name=consent]');
  await press(page, 'Anmelden', /Benutzername, E-Mail-Adresse oder Passwort/);

  expect(await page.inputValue('[name=username]')).toBe('anna');
});

test('a short password is answered, and a better one as well', async () => {
  const page = pageOf('guest');
  await open(page, '/signup/email');
  await page.fill('[name=email]', 'neu@beispiel.example');
  await page.fill('[name=username]', 'neu');
  await page.fill('[name=password]', 'kurz');
  await page.check('[name=consent]');
  await press(page, 'Konto anlegen', /mindestens 10 Zeichen/);
  await page.fill('[name=password]', 'passwort123');
  await button(page, 'Konto anlegen').click();
  await page.getByText(/mindestens 10 Zeichen/).waitFor({ state: 'detached' });

  expect(await page.inputValue('[name=email]')).toBe('neu@beispiel.example');
});

test.each([
  ['guest', '/profile/questionnaire/anna'],
  ['recruiter', '/jobs/new'],
] as const)('a pasted text of a %s is read at %s', async (viewer, path) => {
  const page = pageOf(viewer);
  await open(page, path);
  const text = page.getByLabel('Text der Anzeige oder Nachricht');
  if (!(await text.isVisible())) await button(page, 'Anzeige einfügen').click();
  await text.fill(
    'Backend-Entwickler (m/w/d) in 80331 München, hybrid, 70.000 bis 85.000 € im Jahr',
  );
  await button(page, 'Auslesen').click();

  await page.getByText(/Angaben? gefunden\./).waitFor();
});

test('"Bild hochladen" without a picture is answered', async () => {
  const page = pageOf('jobSeeker');
  await open(page, '/user/questionnaire');
  await press(page, 'Bild hochladen', /wählen Sie/);

  expect(crashes).toEqual([]);
});
