import type { Page } from 'playwright-core';
import { headhunterMessage } from './readingTexts.ts';
import type { Look } from './tour.ts';

/** What it fills stays a draft of this tab. */
export async function pastedPosting(look: Look, page: Page): Promise<void> {
  await page.goto('/jobs/new');
  const text = page.getByLabel('Text der Anzeige oder Nachricht');
  await text.fill('Ein Satz. '.repeat(2_001));
  await page.getByRole('button', { name: 'Auslesen' }).click();
  await page.getByText(/^Der Text ist zu lang/).waitFor();
  await look(page, 'job-new-too-long');
  await text.fill(headhunterMessage);
  await page.getByRole('button', { name: 'Auslesen' }).click();
  await page.getByText('Das haben wir gelesen.').waitFor();
  await look(page, 'job-new-read');
}

export async function checkedMessage(look: Look, page: Page): Promise<void> {
  await page.goto('/user/message-check');
  await page.getByLabel('Nachricht des Headhunters').fill(headhunterMessage);
  await look(page, 'message-pasted');
  await page.getByRole('button', { name: 'Nachricht prüfen' }).click();
  await page.getByRole('heading', { name: 'Ihre Antwort' }).waitFor();
  for (const folded of await page.locator('main summary').all()) await folded.click();
  await look(page, 'message-checked');
  await page.getByRole('button', { name: 'Schlüssel anlegen und Antwort kopieren' }).click();
  await page.getByText(/^Die Antwort ist kopiert\./).waitFor();
  await look(page, 'message-replied');
}
