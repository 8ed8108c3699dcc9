import type { Browser, Page } from 'playwright-core';
import { fillJob, fillQuestionnaire, openPage, signUp } from './people.ts';
import type { RunningProduct } from './startProduct.ts';
import { accountInUse, recruiterProfile } from './tourOfAccount.ts';
import { headhunterPages } from './tourOfGuest.ts';
import { checkedMessage, pastedPosting } from './tourOfReading.ts';
import { requestInUse } from './tourOfRequests.ts';
import { blockInUse, shieldInUse } from './tourOfShield.ts';
import { errors, waitingAndFailing, waysBackIn } from './tourOfTrouble.ts';

export type LookName = '1280' | '390' | '1280-dark';

/** Called at each stop with its unique name; some stops need only some of the looks. */
export type Look = (page: Page, stop: string, shown?: readonly LookName[]) => Promise<void>;

type Empty = Pick<RunningProduct, 'url' | 'mails'>;

/** Through a product without any data. */
export async function tour(browser: Browser, product: Empty, look: Look): Promise<void> {
  const { url } = product;
  const guest = await openPage(browser, url);
  await guestPages(look, guest);
  const anna = await openPage(browser, url);
  const accessPassword = await seekerPages(look, anna);
  await recruiterPages(look, await openPage(browser, url), accessPassword);
  await seekerPagesAfter(look, anna);
  await headhunterPages(look, browser, { product, anna });
}

async function visit(look: Look, page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await look(page, name);
}

async function guestPages(look: Look, page: Page): Promise<void> {
  await visit(look, page, '/', 'landing');
  await visit(look, page, '/login?error=google_auth_failed', 'login');
  await visit(look, page, '/signup', 'signup');
  await page.goto('/user/matches');
  await page.waitForURL('**/signup');
  await page.getByRole('heading', { name: 'Bitte melden Sie sich an' }).waitFor();
  await look(page, 'signup-sent-here');
  await visit(look, page, '/signup/email', 'signup-email');
  await page.getByRole('button', { name: 'Konto anlegen' }).waitFor();
  await page.check('[name=consent]');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();
  await look(page, 'signup-email-errors');
  await visit(look, page, '/privacy-policy', 'privacy-policy');
  await visit(look, page, '/impressum', 'imprint');
  await visit(look, page, '/nutzungsbedingungen', 'terms');
  await visit(look, page, '/so-rechnen-wir', 'rules');
  await visit(look, page, '/niemand-da', 'profile-missing');
  await visit(look, page, '/gibt/es/nicht', 'not-found');
  await waysBackIn(look, page);
  await errors(look, page);
}

async function seekerPages(look: Look, page: Page): Promise<string> {
  const accessPassword = await signUp(page, 'anna.m', 'jobSeeker', (name) => look(page, name));
  await visit(look, page, '/user', 'dashboard-seeker-new');
  await visit(look, page, '/user/questionnaire', 'questionnaire-new');
  await page.getByRole('button', { name: 'Fragebogen speichern' }).click();
  await look(page, 'questionnaire-errors');
  await fillQuestionnaire(page);
  await page.reload();
  await page.getByText('Entwurf wiederhergestellt').waitFor();
  await look(page, 'questionnaire-draft');
  await page.locator('summary', { hasText: 'Branchen' }).click();
  await page.getByLabel('Handel, Konsumgüter, E-Commerce').check();
  await look(page, 'questionnaire-filled');
  await page.getByRole('button', { name: 'Fragebogen speichern' }).click();
  await page.waitForURL('**/user/automations');
  await page.getByText('Firmen und Domains eintragen').click();
  await page.fill('[name=companies]', 'Musterwerke');
  await page.fill('[name=phoneNumber]', '+49 170 5550123');
  await page.check('[name="showContactPrefs.phone"]');
  await page.check('[name="showContactPrefs.email"]');
  await look(page, 'automations');
  // Behind the shield only key holders would see the profile: `shieldInUse` asks for it later.
  await page.fill('[name=companies]', '');
  await page.getByRole('button', { name: /speichern/i }).click();
  await page.waitForURL('**/user#antwort');
  await visit(look, page, '/user/keys', 'keys-empty');
  await visit(look, page, '/user/blocked', 'blocked-empty');
  await visit(look, page, '/user/matches', 'matches-seeker-empty');
  await visit(look, page, '/user/activity?topic=releases', 'releases-empty');
  await visit(look, page, '/user/access-requests', 'requests-seeker-empty');
  await visit(look, page, '/anna.m', 'profile-own');
  await visit(look, page, '/anna.m?als=gast', 'profile-as-guest');
  await visit(look, page, '/anna.m?als=match', 'profile-as-match');
  await shieldInUse(look, page);
  await accountInUse(look, page);
  await visit(look, page, '/user/account', 'account');
  await page.getByRole('button', { name: 'Konto löschen' }).click();
  await look(page, 'account-deletion');
  await waitingAndFailing(look, page);
  await openMenus(look, page);
  return accessPassword;
}

async function openMenus(look: Look, page: Page): Promise<void> {
  await page.goto('/user');
  await page.getByRole('button', { name: /^Konto von/ }).click();
  await look(page, 'account-menu', ['1280', '1280-dark']);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.fill('[name=q]', 'niemand');
  await page.getByText('Kein Nutzer gefunden.').waitFor();
  await look(page, 'menu', ['390']);
}

async function recruiterPages(look: Look, page: Page, accessPassword: string): Promise<void> {
  await visit(look, page, '/anna.m', 'profile-guest');
  await signUp(page, 'rita.recruiter', 'recruiter');
  await visit(look, page, '/user', 'dashboard-recruiter-new');
  await visit(look, page, '/user/access-requests', 'requests-recruiter-empty');
  await visit(look, page, '/user/unlocked', 'open-profiles-empty');
  await recruiterProfile(look, page);
  await page.goto('/user');
  await page.fill('[name=q]', 'anna');
  await page.getByRole('list', { name: 'Gefundene Kandidaten' }).waitFor();
  await look(page, 'search');
  await visit(look, page, '/anna.m', 'profile-recruiter');
  const password = page.locator('main [name=password]');
  await password.fill('AAAA-BBBB-CCCC');
  await password.press('Enter');
  await page.getByText('Überprüfung fehlgeschlagen.').waitFor();
  await look(page, 'profile-wrong-password');
  await password.fill(accessPassword);
  await password.press('Enter');
  await page.waitForURL('**/profile/questionnaire/anna.m');
  await page.getByRole('button', { name: 'Stelle vergleichen' }).waitFor();
  await look(page, 'recruiter-questionnaire');
  await fillJob(page);
  await page.getByRole('button', { name: 'Stelle vergleichen' }).click();
  await page.waitForURL('**/profile/match-results/anna.m');
  // The result is in the history entry, so a reload keeps it.
  await page.reload();
  await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
  await page.locator('main a[href^="tel:"]').first().waitFor();
  await look(page, 'result-match');
  await visit(look, page, '/profile/questionnaire/anna.m', 'recruiter-questionnaire-again');
  await fillJob(page, { title: 'Koch (m/w/d)', salary: ['34', '40'] });
  await page.getByRole('button', { name: 'Stelle vergleichen' }).click();
  // The address changes before the page.
  await page.getByText('Keine direkte Übereinstimmung').first().waitFor();
  await look(page, 'result-no-match');
  await visit(look, page, '/jobs/new', 'job-new');
  await page.getByRole('button', { name: 'Stelle ausschreiben' }).click();
  await look(page, 'job-new-errors');
  await fillJob(page, { title: 'Java-Entwickler (m/w/d)' });
  await page.getByRole('button', { name: 'Stelle ausschreiben' }).click();
  await page.waitForURL('**/candidates');
  await page.getByText(/ist ausgeschrieben/).waitFor();
  await look(page, 'job-candidates');
  await visit(look, page, '/user', 'dashboard-recruiter');
  await page.locator('main').getByRole('button', { name: 'Mehr' }).first().click();
  await look(page, 'dashboard-recruiter-menu');
  await page.getByRole('button', { name: 'Löschen' }).first().click();
  await look(page, 'job-deletion');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
  await page.locator('main h3 a[href^="/jobs/"]').first().click();
  await page.waitForURL('**/jobs/*');
  await page.getByRole('navigation', { name: 'Diese Stelle' }).waitFor();
  await look(page, 'job-own');
  await page.getByRole('link', { name: 'Verglichene' }).click();
  await page.getByText('Noch niemand ist mit dieser Stelle verglichen.').waitFor();
  await look(page, 'job-comparisons');
  await page.getByRole('link', { name: 'Angaben' }).click();
  await page.locator('main').getByRole('button', { name: 'Mehr' }).click();
  await page.getByRole('button', { name: 'Beenden' }).click();
  await page.getByRole('button', { name: 'Stelle beenden' }).click();
  await page.getByText('Die Stelle ist beendet.').waitFor();
  await look(page, 'job-ended');
  await visit(look, page, '/user', 'dashboard-recruiter-ended');
  await page.goBack();
  await page.getByRole('button', { name: 'Wieder öffnen' }).click();
  await page.getByText(/^Die Stelle ist wieder offen/).waitFor();
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  await page.getByRole('button', { name: 'Änderungen speichern' }).waitFor();
  await page.waitForLoadState('networkidle');
  await look(page, 'job-edit');
  await visit(look, page, '/user/unlocked', 'open-profiles');
  await visit(look, page, '/user/matches', 'matches-recruiter');
  await page.locator('main a[href^="/matches/"]').first().click();
  await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
  await look(page, 'match-recruiter');
  await pastedPosting(look, page);
}

async function seekerPagesAfter(look: Look, page: Page): Promise<void> {
  await checkedMessage(look, page);
  await visit(look, page, '/user/keys', 'keys');
  await visit(look, page, '/user/activity', 'activity');
  await requestInUse(look, page);
  await visit(look, page, '/user/activity?topic=releases', 'releases');
  await page.getByRole('button', { name: 'Zurückziehen' }).first().click();
  await page.getByRole('button', { name: 'Rückgängig' }).waitFor();
  await look(page, 'release-withdrawn');
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await page.getByText(/^Wieder freigegeben/).waitFor();
  await visit(look, page, '/user', 'dashboard-seeker');
  await visit(look, page, '/user/matches', 'matches-seeker');
  await page.locator('main a[href^="/matches/"]').first().click();
  await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
  await look(page, 'match-seeker');
  await blockInUse(look, page);
  await page.goto('/user/matches');
  await page.locator('main a[href^="/jobs/"]').first().click();
  await page.waitForLoadState('networkidle');
  await look(page, 'job');
  await page.goto('/user/matches');
  await page.getByRole('button', { name: 'Block Job' }).first().click();
  await look(page, 'block-confirmation');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await page.getByText('Keine Matches gefunden.').waitFor();
  await visit(look, page, '/user/blocked', 'blocked');
}
