// From a search or a key to a contact, from both sides.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { ask, backendJob, makeEmployer, makeSeeker } from './keyPeople.ts';
import { readMailedLink } from './mailbox.ts';
import { openPage } from './people.ts';
import { type RunningProduct, startProduct } from './startProduct.ts';
import { button, link, overflow, signIn } from './visit.ts';

const phone = /5550123/;
let product: RunningProduct;
let browser: Browser;
/** A recruiter visible to all candidates. */
let rita: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  rita = await makeEmployer(browser, product.url, 'rita', {
    email: ritasMailbox,
    company: 'Musterwerke GmbH',
  });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

const ritasMailbox = 'rita@musterwerke.example';
const addressOf = (username: string) => `${username}@beispiel.example`;

type Reader = Awaited<ReturnType<typeof makeSeeker>>;

const makeReader = (username: string): Promise<Reader> =>
  makeSeeker(browser, product.url, username);

async function publish(page: Page, posting = backendJob): Promise<string> {
  const { job } = await ask<{ job: { _id: string } }>(
    page.context(),
    product.url,
    ['POST', '/jobs'],
    { data: posting },
  );
  return job._id;
}

/** On a phone that is not signed in. */
async function followOnPhone(username: string, label: string): Promise<Page> {
  const page = await openPage(browser, product.url);
  page.setDefaultTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 780 });
  const address = await readMailedLink(product, addressOf(username), label);
  await page.goto(address);
  await page.waitForURL('**/signup');
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await signIn(page, username);
  await page.waitForURL(address);
  await page.locator('h1').waitFor();
  return page;
}

async function askFor(username: string): Promise<void> {
  await rita.goto('/');
  await rita.getByRole('combobox', { name: 'Kandidaten suchen' }).fill(username);
  await rita.getByRole('option', { name: username }).first().click();
  await rita.waitForURL(`**/${username}`);
  await button(rita, 'Um Zugang bitten').click();
  await rita.getByLabel('Nachricht').fill('Ich würde Sie gern kennenlernen.');
  await button(rita, 'Anfrage senden').click();
  await rita.getByText('Ihre Anfrage ist gesendet.').waitFor();
}

describe('a job seeker who is asked for access', () => {
  test('reads it in a mail, accepts on the telephone, and the recruiter has the contact', async () => {
    await makeReader('anna');
    await publish(rita);
    await askFor('anna');

    const anna = await followOnPhone('anna', 'Anfrage ansehen');
    expect(await overflow(anna)).toBe(0);
    await anna.getByText('Ich würde Sie gern kennenlernen.').waitFor();
    await button(anna, 'Annehmen').click();
    await button(anna, 'Annehmen und vergleichen').click();
    await link(anna, 'Zum Match').click();
    await anna.getByText('Glückwunsch, es ist ein Match!').waitFor();
    expect(await overflow(anna)).toBe(0);

    await rita.goto(await readMailedLink(product, ritasMailbox, 'Ergebnis ansehen'));
    await rita.getByRole('link', { name: phone }).waitFor();
  });
});
