// From a comparison back to its result: by the mailed link, by the profile.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey, makeSeeker } from './keyPeople.ts';
import { openPage } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import {
  type Visit,
  button,
  goToMatch,
  link,
  overflow,
  proveMailbox,
  start,
  startVisit,
} from './visit.ts';

useProduct();

const phone = /5550123/;
const width = 390;
let anna: Awaited<ReturnType<typeof makeSeeker>>;

beforeAll(async () => {
  anna = await makeSeeker(browser, product.url, 'anna');
});

const newKey = async (name: string) => (await makeKey(anna, product.url, { name })).link;

async function startHere(): Promise<Visit> {
  const visit = await startVisit(browser, product.url, width);
  await visit.page.setViewportSize({ width, height: 844 });
  return visit;
}

const seesPhone = (page: Page) => page.getByRole('link', { name: phone }).waitFor();

describe('a guest on a telephone', () => {
  test('reads the result at once, and the contact on the same page once the mailed button was pressed', async () => {
    const visit = await startHere();
    const { page } = visit;
    await page.goto(await newKey('Erster Besuch'));
    const box = await start(page).boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await goToMatch(visit, page.url());
    await page.getByRole('heading', { name: 'So kommt das Ergebnis zustande' }).waitFor();
    const masked = visit.email.replace('erd', '…').replace(/^g…[^@]*/, 'g…');
    await page.getByText(`an ${masked} geschickt`).waitFor();
    expect(await page.getByRole('link', { name: phone }).count()).toBe(0);
    expect(await overflow(page)).toBe(0);

    await button(page, 'Andere Adresse?').click();
    expect(await page.locator('main [name="asker.email"]').inputValue()).toBe(visit.email);
    await button(page, 'Link senden').click();
    await page.getByText('Die E-Mail ist unterwegs.').waitFor();
    await proveMailbox(visit, product);

    await seesPhone(page);
    expect(new URL(page.url()).pathname).toBe('/profile/match-results/anna');
    expect(await overflow(page)).toBe(0);
    await page.reload();
    await seesPhone(page);
  });

  test('comes back by the link of the message, in one page and one tap', async () => {
    const visit = await startHere();
    const address = await newKey('Zweiter Besuch');
    await goToMatch(visit, address);
    await proveMailbox(visit, product);
    await seesPhone(visit.page);

    // Of an in-app browser the cookie is left, not the tab.
    const page = await visit.page.context().newPage();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await page.getByRole('heading', { name: /^Ihr Ergebnis: \d+\s%, Match$/ }).waitFor();
    expect(await page.getByText('bis zum Match verdeckt').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Um Zugang bitten' }).count()).toBe(0);
    const contact = await link(page, 'Kontakt ansehen').boundingBox();
    expect(contact?.y).toBeLessThan(844);
    await link(page, 'Kontakt ansehen').click();
    await seesPhone(page);

    const forgetful = await openPage(browser, product.url);
    await forgetful.goto(address);
    await start(forgetful).waitFor();
    expect(await forgetful.getByText(/^Ihr Ergebnis/).count()).toBe(0);
  });
});
