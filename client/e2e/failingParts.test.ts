import { apiBase } from '@inkognito/shared/endpoints';
import type { PageName } from '@inkognito/shared/pages';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type Sight, everyPage } from './everyPage.ts';
import { type RunningProduct, startProduct } from './startProduct.ts';
import { button } from './visit.ts';

/** What a page is about; without it there is nothing else to show. */
const subjects: Partial<Record<PageName, RegExp>> = {
  questionnaire: /^\/questionnaire\/(?:me|exists)$/,
  automations: /^\/users\/automations$/,
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

let product: RunningProduct;
let browser: Browser;
let sights: Sight[];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ RATE_LIMITS: 'off' }), launchBrowser()]);
  sights = await everyPage(browser, product);
  for (const { page } of sights) page.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function open(page: Page, path: string): Promise<string> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  return page.locator('h1').first().innerText();
}

const api = (path: string) => new RegExp(`${apiBase}${path}(?:\\?.*)?$`);

/** The paths that a page reads, each once. */
async function readsOf({ page, path }: Sight): Promise<{ title: string; reads: string[] }> {
  const reads = new Set<string>();
  const note = (request: { url: () => string; method: () => string }) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith(apiBase))
      reads.add(pathname.slice(apiBase.length));
  };
  page.on('request', note);
  const title = await open(page, path);
  page.off('request', note);
  return { title, reads: [...reads].filter((read) => !read.startsWith('/files/')) };
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
  for (const sight of sights) {
    const { title, reads } = await readsOf(sight);
    const own = reads.filter((read) => !ofEveryPage.includes(read));
    const tried = sight.name === 'dashboard' ? [...own, '/users/news'] : own;
    const leadsOn = new URL(sight.page.url()).pathname !== sight.path;
    if (own.length < 2 || leadsOn) continue;
    for (const read of tried.filter((each) => !subjects[sight.name]?.test(each))) {
      rows.push(`${sight.name} ${read}`);
      faults.push(...(await failAlone(sight, read, title)));
    }
  }

  expect(faults).toEqual([]);
  const dashboard = ['account', 'news', 'jobs-offered', 'recruiter-profile'];
  expect(rows).toEqual(
    expect.arrayContaining([
      ...dashboard.map((read) => `dashboard /users/${read}`),
      'dashboard /questionnaire/exists',
      'dashboard /jobs/mine',
      'automations /users/shield',
    ]),
  );
}, 900_000);

test.each([
  ['jobSeeker', ['account', 'news', 'jobs-offered'], 'Ihre Antwort an'],
  ['recruiter', ['account', 'news', 'recruiter-profile', 'jobs-offered'], 'Ihre ausgeschriebenen'],
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
