// From the landing page to the contact of a found candidate, counted.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeSeeker } from './keyPeople.ts';
import { readMailedLink, readMailedToken } from './mailbox.ts';
import { openPage, signInPassword } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import { button, link } from './visit.ts';

useProduct();

const advertisement = `Backend-Entwickler (m/w/d)

Für die Musterwerke GmbH (Software und IT, 120 Mitarbeiter) suchen wir in 80331 München einen Backend-Entwickler (m/w/d) in unbefristeter Festanstellung.
Das Gehalt liegt bei 70.000 bis 85.000 € brutto im Jahr, hybrid mit 60 % Homeoffice.`;

const address = 'sabine@kaltenbach-beratung.example';

/** Counts what a recruiter does. */
function counted(page: Page) {
  const count = { clicks: 0, inputs: 0 };
  return {
    count,
    click: async (target: ReturnType<typeof button>) => {
      count.clicks += 1;
      await target.click();
    },
    type: async (label: string | RegExp, text: string) => {
      count.inputs += 1;
      await page.getByLabel(label).first().fill(text);
    },
    choose: async (label: string, option: string) => {
      count.inputs += 1;
      await page.getByLabel(label, { exact: true }).selectOption({ label: option });
    },
  };
}

test('a recruiter signs up, posts by pasting, asks, and has the contact', async () => {
  const anna = await makeSeeker(browser, product.url, 'anna');
  const page = await openPage(browser, product.url);
  page.setDefaultTimeout(90_000);
  const { count, click, type, choose } = counted(page);

  await page.goto('/');
  await click(link(page, 'Als Recruiter starten'));
  await type('E-Mail-Adresse', address);
  await type('Benutzername', 'sabine.kaltenbach');
  await type('Passwort', signInPassword);
  await click(page.locator('[name=consent]'));
  await click(button(page, 'Konto anlegen'));
  await page.waitForURL('**/jobs/new');

  await type('Text der Anzeige oder Nachricht', advertisement);
  await click(button(page, 'Auslesen'));
  await page.getByText('Das haben wir gelesen.').waitFor();
  if ((await page.getByLabel('Branche', { exact: true }).count()) > 0)
    await choose('Branche', 'IT, Software, Internet, Telekommunikation');
  await click(button(page, 'Stelle ausschreiben'));
  await page.waitForURL('**/candidates');
  const candidates = page.url();
  await button(page, 'Link noch einmal senden').waitFor();

  const token = await readMailedToken(product, address, 'verify-email');
  await page.goto(`/verify-email#token=${token}`);
  await click(button(page, 'Ja, das ist mein Konto'));
  await click(link(page, 'Weiter'));
  await page.waitForURL(candidates);
  await click(page.getByRole('link', { name: /um Zugang bitten/i }).first());
  await type('Nachricht', 'Darf ich Ihnen mehr erzählen?');
  await type('Ihr Name', 'Sabine Kaltenbach');
  await type('Ihre Firma', 'Kaltenbach Beratung');
  await click(button(page, 'Anfrage senden'));
  await page.getByText(/^Angefragt am/).waitFor();

  await anna.page.goto('/user/access-requests');
  await button(anna.page, 'Annehmen').click();
  await button(anna.page, 'Annehmen und vergleichen').click();
  await link(anna.page, 'Zum Match').waitFor();

  await page.goto(await readMailedLink(product, address, 'Ergebnis ansehen'));
  await page.getByText(/5550123/).waitFor();

  expect(count.clicks).toBeLessThanOrEqual(14);
  expect(count.inputs).toBeLessThanOrEqual(16);
});
