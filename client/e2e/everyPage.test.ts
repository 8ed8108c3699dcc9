import { apiBase } from '@inkognito/shared/endpoints';
import type { PageName } from '@inkognito/shared/pages';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Sight, asEach, everyPage } from './everyPage.ts';
import { firstControl } from './firstControl.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { button } from './visit.ts';

useProduct({ RATE_LIMITS: 'off' });

/** What a page is about; without it there is nothing else to show. */
const subjects: Partial<Record<PageName, RegExp>> = {
  questionnaire: /^\/questionnaire\/(?:me|exists)$/,
  automations: /^\/users\/(?:automations|account)$/,
  messageCheck: /^\/questionnaire\/exists$/,
  openProfiles: /^\/users\/unlocked$/,
  recruiterQuestionnaire: /^\/(?:users\/\w+|questionnaire\/compare\/\w+\/outlook)$/,
  matchResults: /^\/(?:users\/\w+|questionnaire\/compare\/\w+)$/,
  editJob: /^\/jobs\/\w+$/,
  jobComparisons: /^\/jobs\/\w{24}$/,
  jobCandidates: /^\/jobs\/\w{24}$/,
  job: /^\/jobs\/\w{24}$/,
  match: /^\/users\/matches\/\w+$/,
  profile: /^\/users\/anna$/,
};
/** Read on each page, by the header and the guards. */
const ofEveryPage = ['/auth/auth-status', '/users/news'];

/** More than two lines before the first control: cards are what their control is about, and what the law asks for is read. */
const linesAbove: Partial<Record<PageName, number>> = {
  ...{ dashboard: 6, profile: 3, job: 3, blocked: 3, imprint: 20, terms: 8 },
};

/** What one load of a page showed: the title, the paths that it read, and whether it led on to another page. */
type Looked = Sight & { title: string; reads: string[]; leadsOn: boolean };

let sights: Sight[];
const looked: Looked[] = [];
const slowStarts: string[] = [];
const crashes: string[] = [];
/** What React and the browser said of errors, the newest last. */
const said: string[] = [];
const lost: string[] = [];

beforeAll(async () => {
  sights = await everyPage(browser, product);
  for (const page of new Set(sights.map((sight) => sight.page))) {
    page.setDefaultTimeout(30_000);
    await page.context().addInitScript(translateAll);
    page.on('pageerror', ({ message, stack }) =>
      crashes.push(`${page.url()}: ${message} ${String(stack)}`),
    );
    page.on('console', (line) => line.type() === 'error' && said.push(line.text()));
    page.on('dialog', (dialog) => void dialog.accept());
  }
  await asEach(sights, async (sight) => {
    await sight.page.setViewportSize({ width: 390, height: 844 });
    const seen = await read(sight);
    looked.push(seen);
    if (!seen.leadsOn) await judgeStart(sight);
    await sight.page.setViewportSize({ width: 1280, height: 900 });
    await sendEmpty(sight);
  });
}, 900_000);

async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.locator('h1').first().innerText();
}

const api = (path: string) => new RegExp(`${apiBase}${path}(?:\\?.*)?$`);

async function read(sight: Sight): Promise<Looked> {
  const { page, path } = sight;
  const reads = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith(`${apiBase}/`))
      reads.add(pathname.slice(apiBase.length));
  };
  // The page before may be asking still.
  await page.goto('about:blank');
  page.on('request', note);
  const title = await open(page, path);
  page.off('request', note);
  const leadsOn = new URL(page.url()).pathname !== path;
  return {
    ...sight,
    title,
    leadsOn,
    reads: [...reads].filter((each) => !each.startsWith('/files/')),
  };
}

async function judgeStart({ name, viewer, page }: Sight): Promise<void> {
  const { lines, filled } = await firstControl(page);
  const row = `${name} (${viewer})`;
  if (lines.length > (linesAbove[name] ?? 2)) slowStarts.push(`${row}: ${lines.join(' / ')}`);
  if (filled > 1) slowStarts.push(`${row}: ${filled} filled buttons`);
}

async function sendEmpty({ name, viewer, page }: Sight): Promise<void> {
  if ((await page.locator('font font').count()) === 0) crashes.push(`${name} is not translated`);
  // A form that was accepted leads to the next page.
  const sent = await page.evaluate(sendForms, 'abc').catch((): Sent[] => []);
  await page.waitForLoadState('networkidle');
  const words = sent.filter(({ typed, left }) => typed !== left);
  if (words.length > 0) lost.push(`${name} (${viewer}): ${JSON.stringify(words)}`);
  if (await page.getByText('Das hat nicht geklappt.').isVisible())
    crashes.push(`${name} (${viewer}): ${said.slice(-3).join(' / ')}`);
}

const failed = (page: Page) => button(page, 'Noch einmal versuchen');

async function failAlone(sight: Sight, read: string, title: string): Promise<string[]> {
  const { page, path, name, viewer } = sight;
  const row = `${name} (${viewer}) without ${read}`;
  await page.route(api(read), (route) => route.abort());
  // A page that never comes is named by its row, too.
  const shown = await open(page, path).catch(String);
  const isAway = await page.getByText('nicht erreichbar').first().isVisible();
  const faults = [
    ...(shown === title ? [] : [`${row}: ${shown}`]),
    ...(isAway ? [`${row} calls everything unreachable`] : []),
  ];
  await page.unroute(api(read));
  // Together, as the first takes the others away.
  await failed(page).evaluateAll((buttons) => {
    for (const each of buttons) (each as HTMLElement).click();
  });
  await page.waitForLoadState('networkidle');
  return (await failed(page).count()) > 0 ? [...faults, `${row} does not come back`] : faults;
}

test('a page that reads several calls shows all but the one that fails', async () => {
  const faults: string[] = [];
  const rows: string[] = [];
  await asEach(looked, async ({ title, reads, leadsOn, ...sight }) => {
    const own = reads.filter((each) => !ofEveryPage.includes(each));
    const tried = sight.name === 'dashboard' ? [...own, '/users/news'] : own;
    if (own.length < 2 || leadsOn) return;
    for (const each of tried.filter((path) => !subjects[sight.name]?.test(path))) {
      const row = `${sight.name} ${each}`;
      // Only the dashboard is another page for each.
      if (rows.includes(row) && sight.name !== 'dashboard') continue;
      rows.push(row);
      faults.push(...(await failAlone(sight, each, title)));
    }
  });

  expect(faults).toEqual([]);
  const dashboard = ['account', 'news', 'jobs-offered'];
  expect(rows).toEqual(
    expect.arrayContaining([
      ...dashboard.map((read) => `dashboard /users/${read}`),
      'dashboard /questionnaire/exists',
      'dashboard /jobs/mine',
      'automations /users/shield',
    ]),
  );
}, 900_000);

test('on a phone one can act within two lines of text, and one button is filled', () => {
  expect(slowStarts).toEqual([]);
});

test.each([
  ['jobSeeker', ['account', 'jobs-offered'], 'Ihre Antwort an'],
  ['recruiter', ['news'], 'Ihre ausgeschriebenen'],
] as const)(
  'a call without an end keeps no %s waiting for the others',
  async (viewer, reads, part) => {
    const page = sights.find((sight) => sight.viewer === viewer)?.page;
    for (const read of reads) {
      await page?.route(api(`/users/${read}`), () => undefined);
      await page?.goto('/user');
      await page?.getByRole('heading', { name: part }).waitFor({ timeout: 10_000 });
      await page?.unroute(api(`/users/${read}`));
    }
  },
);

test('what failed says what it was, in its place', async () => {
  const page = sights.find(({ viewer }) => viewer === 'jobSeeker')?.page;
  await page?.route(api('/users/jobs-offered'), (route) => route.abort());
  await page?.goto('/user');
  await page?.getByText('Ihre Angebote konnten nicht geladen werden.').waitFor();
  await page?.getByText('Ihre Zahlen konnten nicht geladen werden.').waitFor();
  await page?.getByRole('heading', { name: 'Ihr Überblick' }).waitFor();
  await page?.unroute(api('/users/jobs-offered'));

  for (const title of ['Ihre Angebote', 'Ihre Zahlen']) {
    const notice = page?.getByRole('alert').filter({ hasText: title });
    await notice?.getByRole('button').click();
    await notice?.waitFor({ state: 'detached' });
  }
});

describe('in a page that the browser translates', () => {
  test('every page is alive and keeps what was typed when its forms are sent empty', () => {
    expect([crashes, lost]).toEqual([[], []]);
  });

  test('a wrong password is answered', async () => {
    const page = pageOf('guest');
    await open(page, '/login');
    await page.fill('[name=username]', 'anna');
    await page.fill('[name=password]', 'falsch');
    await page.check('[name=consent]');
    // Twice, since the second failure replaces words that are translated themselves.
    for (let times = 0; times < 2; times += 1) {
      await button(page, 'Anmelden').first().click();
      await page
        .getByText(/E-Mail-Adresse oder Passwort/)
        .first()
        .waitFor();
      await page.waitForLoadState('networkidle');
    }

    expect(await page.inputValue('[name=username]')).toBe('anna');
  });
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

const pageOf = (viewer: Sight['viewer']): Page => {
  const sight = sights.find((each) => each.viewer === viewer);
  if (!sight) throw new Error(`Nothing is seen by a ${viewer}.`);
  return sight.page;
};
