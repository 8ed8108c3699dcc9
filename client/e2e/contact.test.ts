// From a search or a key to a contact, as each side comes to it: by the search, or by the link in a mail.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { ask, backendJob, confirmAddress, makeEmployer, makeSeeker } from './keyPeople.ts';
import { mailsTo, readMailedLink } from './mailbox.ts';
import { openPage } from './people.ts';
import { type RunningProduct, startProduct } from './startProduct.ts';
import { button, link, overflow, signIn } from './visit.ts';

const phone = /5550123/;
let product: RunningProduct;
let browser: Browser;
/** A recruiter whom everybody may know. */
let rita: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  rita = await makeEmployer(browser, product, 'rita', {
    workEmail: 'rita@musterwerke.example',
    company: 'Musterwerke GmbH',
  });
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

const addressOf = (username: string) => `${username}@beispiel.example`;

type Reader = Awaited<ReturnType<typeof makeSeeker>>;

/** Somebody whom mail reaches. */
async function makeReader(username: string): Promise<Reader> {
  const seeker = await makeSeeker(browser, product.url, username);
  await confirmAddress(seeker.page, product, addressOf(username));
  return seeker;
}

async function publish(page: Page, posting = backendJob): Promise<string> {
  const { job } = await ask<{ job: { _id: string } }>(
    page.context(),
    product.url,
    ['POST', '/jobs'],
    { data: posting },
  );
  return job._id;
}

/** A telephone that nobody has signed in on follows the link in a mail. */
async function followOnPhone(username: string, label: string): Promise<Page> {
  const page = await openPage(browser, product.url);
  page.setDefaultTimeout(90_000);
  await page.setViewportSize({ width: 390, height: 780 });
  const address = await readMailedLink(product, addressOf(username), label);
  await page.goto(address);
  await page.waitForURL('**/signup');
  await link(page, 'Zur Anmeldung').click();
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

    await rita.goto(await readMailedLink(product, addressOf('rita'), 'Anfragen ansehen'));
    await rita.getByText('Angenommen', { exact: true }).waitFor();
    await link(rita, 'Zum Ergebnis bei dieser Stelle').click();
    await link(rita, 'Match mit anna ansehen').click();
    await rita.getByRole('link', { name: phone }).waitFor();
  });

  test('refuses, and the recruiter reads what a missing answer would have them read', async () => {
    const [berta] = await Promise.all([makeReader('berta'), makeReader('clara')]);
    for (const username of ['berta', 'clara']) await askFor(username);
    const before = await readAll();
    const mails = await mailsTo(product, addressOf('rita'));

    await berta.page.goto(await readMailedLink(product, addressOf('berta'), 'Anfrage ansehen'));
    await button(berta.page, 'Ablehnen').click();
    await berta.page.getByRole('alertdialog').getByRole('button', { name: 'Ablehnen' }).click();
    await berta.page.getByText(/^Abgelehnt: /).waitFor();
    await berta.page.getByText('Keine offenen Anfragen.').waitFor();

    expect(await readAll()).toEqual(before);
    expect(nameless(before.profiles[0])).toBe(nameless(before.profiles[1]));
    const [second, first] = before.requests;
    expect(nameless(first)).toBe(nameless(second));
    expect(first).toContain('Offen');
    expect(before.requests.join()).not.toContain('%');
    expect(await mailsTo(product, addressOf('rita'))).toEqual(mails);
  });
});

/** Without their names, nor the letter in place of a picture. */
const nameless = (text = '') =>
  text.replaceAll(/berta|clara/gi, 'jemand').replaceAll(/^[BC]$/gm, '');

/** What the recruiter reads, wherever something of a request to berta or clara may stand. */
async function readAll() {
  const read = async (path: string) => {
    await rita.goto(path);
    await rita.locator('h1').waitFor();
    await rita.waitForLoadState('networkidle');
    return rita.locator('main').innerText();
  };
  const profiles = [await read('/berta'), await read('/clara')];
  await read('/user/access-requests');
  const entries = rita.getByRole('listitem').filter({ hasText: /berta|clara/ });
  const requests = await entries.allInnerTexts();
  // The dashboard comes last: what is new stands there until it was seen.
  const [matches, dashboard] = [await read('/user/matches'), await read('/user')];
  return { profiles, requests, matches, dashboard };
}
