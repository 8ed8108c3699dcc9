// Pasted texts: a recruiter's posting and a message to a candidate.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey, makeSeeker } from './keyPeople.ts';
import { headhunterMessage } from './readingTexts.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { answerForm, button, compare, openForm, overflow, startVisit } from './visit.ts';

useProduct();

let anna: Awaited<ReturnType<typeof makeSeeker>>;

beforeAll(async () => {
  anna = await makeSeeker(browser, product.url, 'anna');
});

const readText = (page: Page) => page.getByRole('group', { name: 'Der gelesene Text' });

const visitFrom = (width = 390) => startVisit(browser, product.url, width);

describe('a guest with a key', () => {
  test('pastes a message, answers what it leaves open, and compares', async () => {
    const { link } = await makeKey(anna, product.url, { name: 'Meier GmbH' });
    const visit = await visitFrom();
    const { page } = visit;
    await page.goto(link);
    await openForm(visit);

    await page.getByLabel('Text der Anzeige oder Nachricht').fill(headhunterMessage);
    await button(page, 'Auslesen').click();
    await page.getByText('Das haben wir gelesen.').waitFor();

    await button(page, 'Ändern').click();
    const value = (name: string) => page.locator(`main [name=${name}]`).inputValue();
    expect(await value('jobTitle')).toContain('Backend-Entwickler');
    expect(await value('zipcode')).toBe('80331');
    expect([await value('salaryMin'), await value('salaryMax')]).toEqual(['70', '85']);
    expect(await value('homeOfficePercent')).toBe('40');
    expect(await page.isChecked('[name=remoteChoice][value=hybrid]')).toBe(true);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await answerForm(visit, 'hybrid');
    await compare(visit);
    await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
  });
});

/** Where the word stands in the window. */
async function centreOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  return readText(page).evaluate((box, word) => {
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(word) ?? -1;
      if (at < 0) continue;
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
    }
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
}

describe('a job seeker', () => {
  test('pastes a message, says at its words what the job is, and the verdict follows', async () => {
    const { page } = anna;
    const message = 'Hallo, für ein Haus in München suchen wir jemanden als Quarkmeister. Jonas';
    await page.goto('/user/message-check');
    await page.evaluate((words) => navigator.clipboard.writeText(words), message);
    await page.getByLabel('Nachricht des Headhunters').press('Control+V');
    await readText(page).evaluate((text) =>
      text.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );

    const { x, y } = await centreOf(page, 'Quarkmeister');
    await page.mouse.click(x, y);
    expect(await page.getByLabel('Diese Worte').inputValue()).toBe('Quarkmeister');
    await page.getByLabel('Diese Worte').fill('Backend-Entwicklerin');
    await button(page, 'die Stelle').click();

    await page.getByText(/^„Backend-Entwicklerin“ passt gut/).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
  });

  test('pastes a message and copies a reply whose link opens their profile, within 30 seconds', async () => {
    const { page } = anna;
    const start = Date.now();

    await page.goto('/user/message-check');
    await page.getByLabel('Nachricht des Headhunters').fill(headhunterMessage);
    await button(page, 'Nachricht prüfen').click();
    await page.getByRole('heading', { name: 'Das passt.' }).waitFor();
    expect(await page.locator('main [name=name]').inputValue()).toMatch(/^Beispiel/);
    await button(page, 'Schlüssel anlegen und Antwort kopieren').click();
    await page.getByText(/^Die Antwort ist kopiert\./).waitFor();
    const reply = await page.evaluate(() => navigator.clipboard.readText());

    expect(Date.now() - start).toBeLessThan(30_000);
    expect(reply).toMatch(/^Guten Tag Max Beispiel,/);
    const [address = ''] = /http\S+#\S+/.exec(reply) ?? [];
    const headhunter = await visitFrom();
    await headhunter.page.goto(address);
    await openForm(headhunter);
    await headhunter.page.getByText(/noch 5 Vergleiche/).waitFor();
  });
});
