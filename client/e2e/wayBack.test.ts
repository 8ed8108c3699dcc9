// From a comparison back to its result: by the mailed link, by the profile.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, makeKey, makeSeeker } from './keyPeople.ts';
import { mailsTo, readMailedLink } from './mailbox.ts';
import { openPage } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import {
  type Visit,
  button,
  compare,
  goToMatch,
  link,
  overflow,
  proveMailbox,
  startVisit,
} from './visit.ts';

useProduct();

const phone = /5550123/;
const width = 390;
let anna: Awaited<ReturnType<typeof makeSeeker>>;
/** Confirms each release. */
let berta: typeof anna;

beforeAll(async () => {
  anna = await makeSeeker(browser, product.url, 'anna');
  berta = await makeSeeker(browser, product.url, 'berta');
  await ask(berta.page.context(), product.url, ['POST', '/users/automations'], {
    multipart: {
      phoneNumber: '+49 170 5550123',
      releaseMode: 'confirm',
      'showContactPrefs[phone]': 'true',
      'showContactPrefs[showNothing]': 'false',
    },
  });
});

const keyTo = async (seeker: typeof anna, name: string) =>
  (await makeKey(seeker, product.url, { name })).link;

async function startHere(): Promise<Visit> {
  const visit = await startVisit(browser, product.url, width);
  await visit.page.setViewportSize({ width, height: 844 });
  return visit;
}

const seesPhone = (page: Page) => page.getByRole('link', { name: phone }).waitFor();
const mailedLink = ({ email }: Visit) => readMailedLink(product, email, 'Ergebnis ansehen');

describe('a guest on a telephone', () => {
  test('reads the result at once, and the contact on the same page once the mailed button was pressed', async () => {
    const visit = await startHere();
    const { page } = visit;
    await page.goto(await keyTo(anna, 'Erster Besuch'));
    const field = page.getByLabel('Text der Anzeige oder Nachricht');
    await field.waitFor();
    const box = await field.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await goToMatch(visit, page.url());
    await page.getByRole('heading', { name: 'So kommt das Ergebnis zustande' }).waitFor();
    const masked = visit.email.replace('erd', '…').replace(/^g…[^@]*/, 'g…');
    await page.getByText(`E-Mail an ${masked}`).waitFor();
    expect(await page.getByRole('link', { name: phone }).count()).toBe(0);
    expect(await overflow(page)).toBe(0);

    await link(page, 'Andere Adresse?').click();
    const email = page.locator('main [name="asker.email"]');
    await email.waitFor();
    expect(await email.inputValue()).toBe(visit.email);
    await compare(visit);
    await proveMailbox(visit, product);

    await seesPhone(page);
    expect(new URL(page.url()).pathname).toBe('/profile/match-results/anna');
    expect(await overflow(page)).toBe(0);
    await page.reload();
    await seesPhone(page);
  });

  test('comes back by the link of the message, in one page and one tap', async () => {
    const visit = await startHere();
    const address = await keyTo(anna, 'Zweiter Besuch');
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
    await forgetful.getByLabel('Text der Anzeige oder Nachricht').waitFor();
  });

  test('hears when a held match is released, and reads when it is withdrawn', async () => {
    const visit = await startHere();
    const { page } = visit;
    await goToMatch(visit, await keyTo(berta, 'Gehalten'));
    await proveMailbox(visit, product);
    await page.getByText(/bekommen Sie eine E-Mail/).waitFor();
    const address = await mailedLink(visit);

    await decide(visit);

    await expect.poll(() => mailsTo(product, visit.email).length).toBe(2);
    await page.reload();
    await seesPhone(page);
    const other = await openPage(browser, product.url);
    await other.goto(address);
    await button(other, 'Kontakt ansehen').click();
    await seesPhone(other);

    await button(berta.page, 'Zurückziehen').click();
    await berta.page.getByText(/^Zurückgezogen/).waitFor();
    await other.reload();
    await other.getByRole('heading', { level: 1, name: /nicht mehr/ }).waitFor();
    expect(await other.content()).not.toMatch(phone);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('link', { name: phone }).count()).toBe(0);
  });
});

/** The job seeker releases the newest match by hand. */
async function decide({ email }: Visit): Promise<void> {
  const { page } = berta;
  await page.goto('/user/matches');
  await page.locator('main a[href^="/matches/"]').first().click();
  await page.getByText(email).waitFor();
  await button(page, 'Freigeben').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Freigeben' }).click();
  await page.getByText(/Gerd Gast bekommt jetzt eine Mail und sieht dann/).waitFor();
}
