import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { fillJob, fillQuestionnaire, openPage, signUp } from './people.ts';
import { startProduct, type RunningProduct } from './startProduct.ts';

let product: RunningProduct;
let browser: Browser;
// Matches any space between figure and unit.
const herSalary = /61(?:, gezählt|(?:\s|&nbsp;)Tsd)/;
/** Console errors and calls to other hosts. */
const complaints: string[] = [];

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function open(): Promise<Page> {
  const page = await openPage(browser, product.url);
  page.setDefaultTimeout(90_000);
  page.on('console', (message) => {
    // The journey includes refused calls, which the browser logs as network errors.
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(product.url) && !url.startsWith('blob:')) complaints.push(`asked ${url}`);
  });
  return page;
}

const pdf = Buffer.from('%PDF-1.4\n% Lebenslauf\ntrailer << >>\n%%EOF\n');

/** Unique names, as a retry meets the data of the first try. */
let cooks = 0;

describe('a job seeker and a recruiter', () => {
  let anna: Page;
  let rita: Page;
  let accessPassword: string;

  test('the job seeker signs up and is shown the access password once', async () => {
    anna = await open();

    accessPassword = await signUp(anna, 'anna.m', 'jobSeeker');

    expect(accessPassword).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(anna.url()).not.toContain(accessPassword);
    await anna.goto('/welcome');
    expect(await anna.getByText(accessPassword).count()).toBe(0);
  });

  test('bad input is told beside its field and nothing typed is lost', async () => {
    await anna.goto('/user/questionnaire');
    await fillQuestionnaire(anna);
    await anna.fill('[name=salaryMin]', '90');
    await anna.fill('[name=homeOfficePercent]', '140');
    await anna.fill('[name=firstName]', '');

    await anna.getByText('Das Mindestgehalt kann nicht höher sein als das Höchstgehalt!').waitFor();
    await anna.getByRole('button', { name: 'Fragebogen speichern' }).click();

    await anna.getByText('Maximalwert ist 100%').waitFor();
    expect(
      await anna.locator('[name=firstName]').evaluate((field) => field.matches(':focus')),
    ).toBe(true);
    expect(await anna.inputValue('[name=lastName]')).toBe('Müller');
    expect(await anna.inputValue('[name=interested]')).toContain('Java-Entwicklerin');
  });

  test('the questionnaire is created with a picture and leads to the contact details', async () => {
    await anna.goto('/user/questionnaire');
    await anna.setInputFiles('[name=image]', {
      name: 'ich.png',
      mimeType: 'image/png',
      buffer: await anna.screenshot(),
    });
    await anna.getByText('Bild erfolgreich hochgeladen!').waitFor();
    await fillQuestionnaire(anna);

    await anna.getByRole('button', { name: 'Fragebogen speichern' }).click();

    await anna.waitForURL('**/user/automations');
  });

  test('sharing one thing ends showing nothing, and a CV is shared by choosing it', async () => {
    await anna.locator('[name="showContactPrefs.showNothing"]').check();
    await anna.fill('[name=phoneNumber]', '+49 170 5550123');
    await anna.fill('[name=email]', 'anna.privat@beispiel.example');
    await anna.fill('[name=calendarLink]', 'kalender.beispiel.example/anna');
    await anna.check('[name="showContactPrefs.phone"]');
    expect(await anna.isChecked('[name="showContactPrefs.showNothing"]')).toBe(false);
    await anna.check('[name="showContactPrefs.calendar"]');
    await anna.setInputFiles('[name=cv]', {
      name: 'Lebenslauf.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
    expect(await anna.isChecked('[name="showContactPrefs.cv"]')).toBe(true);
    expect(await anna.isChecked('[name=visibility][value=username]')).toBe(true);
    await anna.check('[name=visibility][value=name]');

    await anna.getByRole('button', { name: /speichern/i }).click();

    await anna.waitForURL('**/user#antwort');
    await anna.goto('/user/automations');
    await anna.waitForSelector('[name=phoneNumber]');
    expect(await anna.inputValue('[name=phoneNumber]')).toBe('+49 170 5550123');
    expect(await anna.isChecked('[name="showContactPrefs.cv"]')).toBe(true);
  });

  test('the dashboard writes a message that can be edited and copied', async () => {
    await anna.goto('/user');
    const box = anna.locator('section, div').filter({ hasText: 'Bearbeiten' }).last();
    await box.waitFor();
    await anna.getByText(`${product.url}/anna.m`).first().waitFor();

    await anna.getByRole('button', { name: 'Bearbeiten' }).click();
    await anna.locator('textarea').fill('Mein eigener Text');
    await anna.getByRole('button', { name: 'Abbrechen' }).click();
    expect(await anna.getByText('Mein eigener Text').count()).toBe(0);
    await anna.getByRole('button', { name: 'Bearbeiten' }).click();
    await anna.locator('textarea').fill('Mein eigener Text');
    await anna.getByRole('button', { name: 'Speichern' }).click();
    await anna.getByText('Mein eigener Text').waitFor();
    await anna.getByRole('button', { name: 'Ohne Schlüssel' }).click();
    await anna.getByRole('button', { name: 'Kopieren', exact: true }).click();

    expect(await anna.evaluate(() => navigator.clipboard.readText())).toBe('Mein eigener Text');
    await anna.getByRole('img', { name: /Matches: 0/ }).waitFor();
    await anna.getByRole('img', { name: /Blockiert: 0/ }).waitFor();
  });

  test('the recruiter finds the person by the search and is told what a match unlocks', async () => {
    rita = await open();
    await signUp(rita, 'rita.recruiter', 'recruiter');

    await rita.fill('[name=q]', 'müll');
    await rita
      .getByRole('link', { name: /^anna\.m/ })
      .first()
      .click();

    await rita.waitForURL('**/anna.m');
    expect(await rita.inputValue('[name=q]')).toBe('');
    await rita
      .getByText(/Lebenslauf/)
      .first()
      .waitFor();
    expect(await rita.content()).not.toMatch(/5550123|anna\.privat|kalender\.beispiel/);
  });

  test('a posting that fits is a match and shows the allowed contact details', async () => {
    await rita.goto('/anna.m');
    const password = rita.locator('main [name=password]');
    // The form appears after the page; on a retry it is already open.
    await password.or(rita.getByText('Ich habe einen anderen Schlüssel')).waitFor();
    if ((await password.count()) > 0) {
      await password.fill(accessPassword);
      await password.press('Enter');
    } else await rita.goto('/profile/questionnaire/anna.m');
    await rita.waitForURL('**/profile/questionnaire/anna.m');
    await fillJob(rita);

    await rita.getByRole('button', { name: 'Stelle vergleichen' }).click();

    await rita.waitForURL('**/profile/match-results/anna.m');
    await rita.getByText('Glückwunsch, es ist ein Match!').waitFor();
    expect(await rita.getByRole('link', { name: /5550123/ }).getAttribute('href')).toMatch(/^tel:/);
    const calendar = rita.getByRole('link', { name: /Buchen/ });
    expect(await calendar.getAttribute('href')).toBe('https://kalender.beispiel.example/anna');
    expect(await calendar.getAttribute('rel')).toContain('noopener');
    expect(await rita.content()).not.toMatch(/anna\.privat|Geheimgasse/);
    const [download] = await Promise.all([
      rita.waitForEvent('download'),
      rita
        .getByRole('link', { name: /Lebenslauf/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('Lebenslauf.pdf');
  });

  test('both see the match, the job seeker with her own figures', async () => {
    await rita.goto('/user/matches');
    await rita.getByText('matched: Backend Developer (m/w/d)').waitFor();
    await rita.locator('a[href^="/matches/"]').first().click();
    await rita.getByRole('link', { name: /5550123/ }).waitFor();
    expect(await rita.content()).not.toMatch(herSalary);

    await anna.goto('/user/matches');
    await anna.locator('main a[href^="/matches/"]').first().click();
    await anna.waitForURL('**/matches/*');
    await anna.getByText(herSalary).first().waitFor();
    await anna.goto('/user/matches');
    await anna.locator('main a[href^="/jobs/"]').first().click();
    await anna.getByText('Alle Angaben').click();
    await anna.getByText('65 - 80 K/year').first().waitFor();
    await anna.getByText('Dynamic descriptions coming soon.').waitFor();
  });

  test('a posting that does not fit gives reasons and similar people, and no contact details', async () => {
    const cook = await open();
    cooks += 1;
    await signUp(cook, `karl.kocht${cooks}`, 'jobSeeker');
    await fillQuestionnaire(cook);
    await cook.fill('[name=jobTitle]', 'Koch');
    await cook.fill('[name=interested]', 'Koch, Küchenchef');
    await cook.fill('[name=salaryMin]', '30');
    await cook.fill('[name=salaryMax]', '40');
    await cook.getByRole('button', { name: 'Fragebogen speichern' }).click();
    await cook.waitForURL('**/user/automations');
    // The address changes before the page, and the questionnaire's button also says "speichern".
    await cook.fill('[name=phoneNumber]', '+49 170 5550124');
    await cook.getByRole('button', { name: /speichern/i }).click();
    await cook.waitForURL('**/user#antwort');

    await rita.goto('/profile/questionnaire/anna.m');
    await rita.waitForSelector('[name=jobTitle]');
    await fillJob(rita, { title: 'Koch (m/w/d)', salary: ['34', '40'] });
    await rita.getByRole('button', { name: 'Stelle vergleichen' }).click();

    await rita.getByText('Keine direkte Übereinstimmung, aber keine Sorge!').waitFor();
    await rita.getByText(`karl.kocht${cooks}`).first().waitFor();
    expect(await rita.content()).not.toMatch(/5550123|anna\.privat|kalender\.beispiel/);
    expect(await rita.content()).not.toMatch(herSalary);
  });

  test('blocking the job takes it off the lists, restoring brings it back', async () => {
    await anna.goto('/user/matches');
    await anna.getByRole('button', { name: 'Block Job' }).click();
    await anna.getByText('Sind Sie sicher, dass Sie diesen Job blockieren wollen?').waitFor();
    await anna.getByRole('alertdialog').getByRole('button').last().click();
    await anna.getByText('Keine Matches gefunden.').waitFor();

    await anna.goto('/user/blocked');
    await anna.getByText('Backend Developer (m/w/d)').first().waitFor();
    await anna.getByRole('button', { name: /Wiederherstellen/ }).click();
    await anna.getByRole('alertdialog').getByRole('button').last().click();
    await anna.getByText('Keine blockierte Jobs gefunden.').waitFor();
    await anna.goto('/user/matches');
    await anna.getByText('Backend Developer (m/w/d)').first().waitFor();
  });

  test('no page complained and none asked another host', () => {
    expect(complaints).toEqual([]);
  });
});
