import type { Browser, Page } from 'playwright-core';
import { makeKey } from './keyPeople.ts';
import { readMailedLink } from './mailbox.ts';
import { headhunterMessage } from './readingTexts.ts';
import type { RunningProduct } from './startProduct.ts';
import type { Look } from './tour.ts';
import {
  answerForm,
  button,
  compare,
  itWasMe,
  openForm,
  proveMailbox,
  startVisit,
} from './visit.ts';

/** From a shared link to the contact, without an account. */
export async function headhunterPages(
  look: Look,
  browser: Browser,
  { product, anna }: { product: Pick<RunningProduct, 'url' | 'mails'>; anna: Page },
): Promise<void> {
  const { link } = await makeKey({ page: anna }, product.url, { name: 'Meier GmbH' });
  const visit = await startVisit(browser, product.url, 1280);
  const { page } = visit;
  await page.goto(link);
  await openForm(visit);
  await page.getByLabel('Text der Anzeige oder Nachricht').fill(headhunterMessage);
  await button(page, 'Auslesen').click();
  await page.getByText('Das haben wir gelesen.').waitFor();
  await look(page, 'guest-form-read');
  await answerForm(visit, 'hybrid');
  await compare(visit);
  await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
  await look(page, 'guest-result-waiting');
  // The message names its sender, so the form does not ask for it.
  const email = 'max@beispiel-beratung.example';
  const mailed = await page.context().newPage();
  await mailed.goto(await readMailedLink(product, email, 'Ergebnis ansehen'));
  await button(mailed, itWasMe).waitFor();
  await look(mailed, 'guest-result-mailed');
  await mailed.close();
  await proveMailbox({ page, email }, product);
  await page.locator('main a[href^="tel:"]').first().waitFor();
  await look(page, 'guest-result-match');
}
