// Follows a link and records every page, answer and request.
import type { Browser, Page } from 'playwright-core';
import { readMailedLink } from './mailbox.ts';
import { leaveTitle, openPage, signInPassword } from './people.ts';
import type { RunningProduct } from './startProduct.ts';

export type Visit = {
  page: Page;
  pages: string[];
  answers: number;
  /** Mails to one mailbox about one candidate are limited. */
  email: string;
  /** Everything sent, except the body that hands over the key. */
  sent: string[];
};

export const itWasMe = 'Das war ich: Kontakt ansehen';

let visits = 0;

export async function startVisit(browser: Browser, url: string, width: number): Promise<Visit> {
  const page = await openPage(browser, url);
  page.setDefaultTimeout(90_000);
  await page.setViewportSize({ width, height: 780 });
  await rememberWhereSent(page);
  visits += 1;
  const email = `gerd.${visits}@meier.example`;
  const visit: Visit = { page, pages: [], answers: 0, email, sent: [] };
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame() || !frame.url().startsWith(url)) return;
    const { pathname } = new URL(frame.url());
    if (visit.pages.at(-1) !== pathname) visit.pages.push(pathname);
  });
  page.on('request', (request) => {
    const body = request.url().endsWith('/check-password') ? '' : request.postData();
    visit.sent.push([request.url(), JSON.stringify(request.headers()), body].join('\n'));
  });
  return visit;
}

/** In the page itself: the order is not visible from outside. */
async function rememberWhereSent(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sentFrom: string[] = [];
    type Send = (...given: unknown[]) => unknown;
    const remember = (owner: object, name: string) => {
      const send = Reflect.get(owner, name) as Send;
      const apply = (target: Send, self: unknown, given: unknown[]) => {
        sentFrom.push(location.href);
        return Reflect.apply(target, self, given);
      };
      Reflect.set(owner, name, new Proxy(send, { apply }));
    };
    Object.assign(window, { sentFrom });
    remember(window, 'fetch');
    remember(XMLHttpRequest.prototype, 'open');
  });
}

/** The addresses shown when this document sent something. */
export function sentFrom({ page }: Visit): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { sentFrom: string[] }).sentFrom);
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** A link where a link brought the key, else a form's button. */
export const start = (page: Page) =>
  page.locator('main :is(a, button)').filter({ hasText: /^Fragebogen starten$/ });

/** Skips answered questions. */
export async function answerForm(visit: Visit, mode: 'remote' | 'hybrid' | 'local') {
  const { page } = visit;
  const fill = async (name: string, value: string) => {
    const field = page.locator(`main [name="${name}"]`);
    if ((await field.count()) === 0 || (await field.inputValue()) !== '') return;
    visit.answers += 1;
    await field.fill(value);
  };
  const select = async (name: string, value: string) => {
    visit.answers += 1;
    await page.selectOption(`main [name=${name}]`, value);
  };
  const folded = button(page, 'Ändern').first();
  await page.locator('main [name=jobTitle]').or(folded).first().waitFor();
  if ((await folded.count()) > 0) await folded.click();
  await fill('jobTitle', 'Backend Developer (m/w/d)');
  await leaveTitle(page);
  visit.answers += 1;
  await page.check(`[name=remoteChoice][value=${mode}]`);
  await fill('homeOfficePercent', '60');
  await fill('distance', '50');
  await fill('salaryMin', '75');
  await fill('zipcode', '80331');
  await select('branch', 'it_software_internet_telekommunikation');
  await select('companySize', '50_249');
  await select('contractType', 'unbefristet');
  const asker = { name: 'Gerd Gast', company: 'Meier GmbH', email: visit.email };
  for (const [name, value] of Object.entries(asker)) await fill(`asker.${name}`, value);
}

export async function compare(visit: Visit): Promise<void> {
  await button(visit.page, 'Stelle vergleichen').click();
  await visit.page.waitForURL('**/profile/match-results/*');
}

/** To which a link with a key leads. */
export async function openForm({ page }: Visit): Promise<void> {
  await page.waitForURL('**/profile/questionnaire/*');
}

export async function goToMatch(visit: Visit, address: string): Promise<void> {
  await visit.page.goto(address);
  await openForm(visit);
  await answerForm(visit, 'remote');
  await compare(visit);
  await visit.page.getByText('Glückwunsch, es ist ein Match!').waitFor();
}

/** By the button of the mailed link, in a second tab of the same browser. */
export async function proveMailbox(
  { page, email }: Pick<Visit, 'page' | 'email'>,
  product: Pick<RunningProduct, 'mails'>,
): Promise<void> {
  const mailed = await page.context().newPage();
  await mailed.goto(await readMailedLink(product, email, 'Ergebnis ansehen'));
  await button(mailed, itWasMe).click();
  await button(mailed, itWasMe).waitFor({ state: 'detached' });
  await mailed.close();
}

export async function signIn(page: Page, username: string): Promise<void> {
  // The sign-up page may still be mounted; it has a consent box but no name.
  await page.fill('[name=username]', username);
  await page.check('[name=consent]');
  await page.fill('[name=password]', signInPassword);
  await button(page, 'Anmelden').click();
}

/** In pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Tabs to a field of this name or a button with this label, and types there. */
export async function typeAt(page: Page, name: string, text = ''): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { name: called, textContent } = document.activeElement as HTMLInputElement;
      return [called, textContent];
    });
    if (focused.includes(name)) return page.keyboard.type(text);
  }
  throw new Error(`Tab does not lead to ${name}.`);
}
