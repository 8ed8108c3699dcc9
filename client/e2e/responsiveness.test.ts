// Interaction to Next Paint (INP), with the processor four times slower.
import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { repeatMatch } from '../../server/src/match/test/repeatMatch.ts';
import { ask, backendJob, makeKey, makeRecruiter, makeSeeker } from './keyPeople.ts';
import { browser, product, useProduct } from './useProduct.ts';

useProduct();

const interactionMaxMs = 100;
const throttling = 4;

/** Duration of `fixedWork`, throttled, on an idle slow machine that met the limit. */
const referenceWorkMs = 450;

/** Rendering a frame is not our work, so the limit is a multiple of an empty page's time. */
const emptyPageTimes = 4;

/** Other load only slows a round, so the best one counts. */
const roundsMost = 10;

const matchCount = 100;

const testMaxMs = 600_000;
const stepMaxMs = 120_000;

let anna: Page;
let rita: Page;

beforeAll(async () => {
  const seeker = await makeSeeker(browser, product.url, 'anna');
  anna = seeker.page;
  rita = (await makeRecruiter(browser, product.url, 'rita')).page;
  const { accessPassword } = await makeKey(seeker, product.url, { name: 'Musterwerke' });
  const asRita = <Answer>(method: string, path: string, data?: unknown) =>
    ask<Answer>(rita.context(), product.url, [method, path], data === undefined ? data : { data });
  await asRita('POST', '/users/anna/check-password', { password: accessPassword });
  const { _id } = await asRita<{ _id: string }>('GET', '/users/anna');
  await asRita('POST', `/questionnaire/compare/${_id}`, backendJob);
  await repeatMatch(product.dataDir, matchCount);
}, testMaxMs);

/** Chromium reports a frame only for changes inside its window, which must be at least as high as the emulated page. */
async function enlargeWindow(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget');
  const bounds = { width: 1500, height: 1300 };
  await session.send('Browser.setWindowBounds', { windowId, bounds });
}

/** Event Timing omits interactions drawn within one frame. */
async function longestInteraction(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ((entry as PerformanceEventTiming).interactionId) durations.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await work();
  // Entries arrive after the frame they describe.
  await page.waitForTimeout(300);
  return page.evaluate(() =>
    Math.max(16, ...(window as unknown as { durations: number[] }).durations),
  );
}

/** Typical page work in milliseconds: objects, texts, sorting. */
function fixedWork(page: Page): Promise<number> {
  return page.evaluate(() => {
    const startedAt = performance.now();
    let length = 0;
    for (let round = 0; round < 24; round += 1) {
      const words = Array.from({ length: 3000 }, (_, index) => ({
        word: `${(index * 7919) % 3001}`,
      }));
      words.sort((one, other) => one.word.localeCompare(other.word));
      length += JSON.stringify(words).length;
    }
    return length > 0 ? performance.now() - startedAt : 0;
  });
}

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await enlargeWindow(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttling });
  return session;
}

type Round = { interactionMs: number; workMs: number; emptyMs: number; limitMs: number };

async function measureRound(page: Page, work: () => Promise<void>): Promise<Round> {
  const empty = await page.context().newPage();
  await empty.setContent('<!doctype html><input>');
  await slowDown(empty);
  const emptyMs = await longestInteraction(empty, () =>
    empty.locator('input').pressSequentially('Fachkraft', { delay: 60 }),
  );
  await empty.close();
  // Not before: a page that is slowed down keeps a core busy while it waits.
  const session = await slowDown(page);
  await page.bringToFront();
  const before = await fixedWork(page);
  const interactionMs = await longestInteraction(page, work);
  const workMs = Math.max(before, await fixedWork(page));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const slowness = Math.max(1, workMs / referenceWorkMs);
  const limitMs = Math.max(interactionMaxMs * slowness, emptyMs * emptyPageTimes);
  return { interactionMs, workMs, emptyMs, limitMs };
}

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const rest = (page: Page) => page.waitForTimeout(250);

async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A draft starts folded, and on a phone so do the sections.
  const unfold = page.getByRole('button', { name: 'Ändern', exact: true });
  await field(page, 'jobTitle').or(unfold).first().waitFor({ state: 'attached' });
  if (await unfold.isVisible()) await unfold.click();
  await page.waitForLoadState('networkidle');
}

const typeInto = (page: Page, name: string, text: string) =>
  field(page, name).pressSequentially(text, { delay: 60 });

async function chooseTitle(page: Page): Promise<void> {
  await field(page, 'jobTitle').fill('');
  await typeInto(page, 'jobTitle', 'Fachkraft');
  await page.locator('main [role=option]').first().waitFor();
  await rest(page);
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await rest(page);
  }
}

async function showAllMatches(page: Page): Promise<void> {
  await page.goto('/user/matches');
  const cards = page.getByRole('link', { name: 'Match ansehen' });
  await cards.first().waitFor();
  while ((await cards.count()) < matchCount) {
    const count = await cards.count();
    await page.getByRole('button', { name: 'Mehr laden' }).click();
    await cards.nth(count).waitFor();
  }
}

async function filterAndOpen(page: Page): Promise<void> {
  const filter = page.getByRole('navigation', { name: 'Nach Stand filtern' });
  const cards = page.getByRole('link', { name: 'Match ansehen' });
  await filter.getByRole('link', { name: 'Im Gespräch', exact: true }).click();
  await cards.nth(20).waitFor({ state: 'detached' });
  await rest(page);
  await filter.getByRole('link', { name: 'Alle', exact: true }).click();
  await cards.nth(matchCount - 1).waitFor();
  await rest(page);
  await cards.nth(2).click();
  await page.waitForURL('**/matches/*');
  await page.locator('main h1').first().waitFor();
  await rest(page);
}

async function openAndClose(page: Page, name: string): Promise<void> {
  for (const expanded of [true, false]) {
    await page.getByRole('button', { name, expanded: !expanded }).click();
    await page.getByRole('button', { name, expanded }).waitFor();
    await rest(page);
  }
}

const wide = { width: 1280, height: 720 };
const narrow = { width: 390, height: 844 };

type Case = {
  what: string;
  by?: 'anna' | 'rita';
  size?: typeof wide;
  open: (page: Page) => Promise<void>;
  work: (page: Page) => Promise<void>;
};

const questionnaire = (page: Page) => openForm(page, '/user/questionnaire');
const newJob = (page: Page) => openForm(page, '/jobs/new');

const cases: Case[] = [
  { what: 'choosing a title in the questionnaire', open: questionnaire, work: chooseTitle },
  {
    what: 'typing into the description of a posting',
    by: 'rita',
    open: newJob,
    work: (page) => typeInto(page, 'description', 'Wir suchen Sie'),
  },
  { what: 'filtering 100 matches and opening one', open: showAllMatches, work: filterAndOpen },
  {
    what: 'the menu of a telephone',
    size: narrow,
    open: questionnaire,
    work: (page) => openAndClose(page, 'Menü'),
  },
];

test.each(cases)(
  '$what',
  { timeout: testMaxMs },
  async ({ what, by = 'anna', size = wide, open, work }) => {
    const page = by === 'anna' ? anna : rita;
    page.setDefaultTimeout(stepMaxMs);
    await page.setViewportSize(size);
    const rounds: Round[] = [];
    let best: Round;
    do {
      await open(page);
      rounds.push(await measureRound(page, () => work(page)));
      const share = ({ interactionMs, limitMs }: Round) => interactionMs / limitMs;
      best = rounds.reduce((least, round) => (share(round) < share(least) ? round : least));
    } while (best.interactionMs > best.limitMs && rounds.length < roundsMost);

    const told = Object.entries(best).map(([name, ms]) => `${name} ${ms.toFixed(0)}`);
    process.stdout.write(`${what}: ${told.join(', ')}, round ${rounds.length}\n`);
    expect(best.interactionMs).toBeLessThanOrEqual(best.limitMs);
  },
);
