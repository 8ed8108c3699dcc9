// npm run screenshots: every page in its main states, wide and narrow, light and dark, into screenshots/.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { fillJob, fillQuestionnaire, openPage, signUp } from './people.ts';
import { startProduct } from './startProduct.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const looks = [
  { name: '1280', width: 1280, height: 900, colorScheme: 'light' },
  { name: '390', width: 390, height: 844, colorScheme: 'light' },
  { name: '1280-dark', width: 1280, height: 900, colorScheme: 'dark' },
] as const;

async function shoot(page: Page, name: string): Promise<void> {
  for (const { name: look, width, height, colorScheme } of looks) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForTimeout(120);
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: true });
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
}

async function visit(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
}

async function guestPages(page: Page): Promise<void> {
  await visit(page, '/', 'landing');
  await visit(page, '/login?error=google_auth_failed', 'login');
  await visit(page, '/signup', 'signup');
  await visit(page, '/signup/email', 'signup-email');
  await page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await page.check('[name=consent]');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await shoot(page, 'signup-email-errors');
  await visit(page, '/privacy-policy', 'privacy-policy');
  await visit(page, '/niemand-da', 'profile-missing');
  await visit(page, '/gibt/es/nicht', 'not-found');
}

async function seekerPages(page: Page): Promise<string> {
  const accessPassword = await signUp(page, 'anna.m', 'jobSeeker', (name) => shoot(page, name));
  await visit(page, '/user', 'dashboard-seeker-new');
  await visit(page, '/user/questionnaire', 'questionnaire-new');
  await page.getByRole('button', { name: 'Fragebogen speichern' }).click();
  await shoot(page, 'questionnaire-errors');
  await fillQuestionnaire(page);
  await shoot(page, 'questionnaire-filled');
  await page.getByRole('button', { name: 'Fragebogen speichern' }).click();
  await page.waitForURL('**/user/automations');
  await page.fill('[name=phoneNumber]', '+49 170 5550123');
  await page.check('[name="showContactPrefs.phone"]');
  await page.check('[name="showContactPrefs.email"]');
  await shoot(page, 'automations');
  await page.getByRole('button', { name: /speichern/i }).click();
  await page
    .getByText(/gespeichert/i)
    .first()
    .waitFor();
  await visit(page, '/user/blocked', 'blocked-empty');
  await visit(page, '/user/matches', 'matches-seeker-empty');
  await visit(page, '/user/account', 'account');
  return accessPassword;
}

async function recruiterPages(page: Page, accessPassword: string): Promise<void> {
  await visit(page, '/anna.m', 'profile-guest');
  await signUp(page, 'rita.recruiter', 'recruiter');
  await visit(page, '/user', 'dashboard-recruiter-new');
  await page.fill('[name=q]', 'anna');
  await page.getByRole('option').first().waitFor();
  await shoot(page, 'search');
  await visit(page, '/anna.m', 'profile-recruiter');
  const password = page.locator('main [name=password]');
  await password.fill('AAAA-BBBB-CCCC');
  await password.press('Enter');
  await page.getByText('Überprüfung fehlgeschlagen.').waitFor();
  await shoot(page, 'profile-wrong-password');
  await password.fill(accessPassword);
  await password.press('Enter');
  await page.waitForURL('**/profile/questionnaire/anna.m');
  await shoot(page, 'recruiter-questionnaire');
  await fillJob(page);
  await page.getByRole('button', { name: 'Stelle vergleichen' }).click();
  await page.waitForURL('**/profile/match-results/anna.m');
  await shoot(page, 'result-match');
  await visit(page, '/profile/questionnaire/anna.m', 'recruiter-questionnaire-again');
  await fillJob(page, { title: 'Koch (m/w/d)', salary: ['34', '40'] });
  await page.getByRole('button', { name: 'Stelle vergleichen' }).click();
  await page.waitForURL('**/profile/match-results/anna.m');
  await shoot(page, 'result-no-match');
  await visit(page, '/user', 'dashboard-recruiter');
  await visit(page, '/user/matches', 'matches-recruiter');
  await page.locator('main a[href^="/matches/"]').first().click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'match-recruiter');
}

async function seekerPagesAfter(page: Page): Promise<void> {
  await visit(page, '/user', 'dashboard-seeker');
  await page.getByLabel('Kombi-Ansicht').check();
  await shoot(page, 'dashboard-seeker-combo');
  await visit(page, '/user/matches', 'matches-seeker');
  await page.locator('main a[href^="/matches/"]').first().click();
  await page.waitForURL('**/matches/*');
  await page.waitForLoadState('networkidle');
  await shoot(page, 'match-seeker');
  await page.goto('/user/matches');
  await page.locator('main a[href^="/jobs/"]').first().click();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'job');
  await page.goto('/user/matches');
  await page
    .getByRole('button', { name: /Block Job/ })
    .first()
    .click();
  await shoot(page, 'block-confirmation');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByText('Keine Matches gefunden.').waitFor();
  await visit(page, '/user/blocked', 'blocked');
}

await mkdir(folder, { recursive: true });
const [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
try {
  const guest = await openPage(browser, product.url);
  await guestPages(guest);
  const anna = await openPage(browser, product.url);
  const accessPassword = await seekerPages(anna);
  await recruiterPages(await openPage(browser, product.url), accessPassword);
  await seekerPagesAfter(anna);
  process.stdout.write(`Screenshots are in ${folder}\n`);
} finally {
  await browser.close();
  await product.stop();
}
