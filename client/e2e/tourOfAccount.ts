import type { Page } from 'playwright-core';
import type { Look } from './tour.ts';

/** Leaves the account as it was. */
export async function accountInUse(look: Look, page: Page): Promise<void> {
  await page.goto('/user/account');
  await page.getByText('Dieses Gerät').waitFor();
  await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.getByText('Bitte geben Sie Ihr Passwort ein.').waitFor();
  await look(page, 'account-errors');
  await page.fill('[name=email]', 'anna.neu@beispiel.example');
  await page.getByRole('button', { name: 'Adresse ändern', exact: true }).click();
  await page.getByText('Neue Adresse:').waitFor();
  await look(page, 'account-pending');
  await page.goto('/user/automations');
  await page.getByRole('radio', { name: /^Pause/ }).check();
  await page.getByText('Ihr Profil ist pausiert.').waitFor();
  await look(page, 'automations-paused');
  await page.goto('/user');
  await page.getByText('Profil pausiert').waitFor();
  await look(page, 'dashboard-seeker-paused');
  await page.getByRole('button', { name: 'Pause beenden' }).click();
  await page.getByText('Profil pausiert').waitFor({ state: 'detached' });
  await page.goto('/user/account?error=link_failed');
  await page.getByText('Das Verbinden hat nicht geklappt.').waitFor();
  await page.getByRole('button', { name: 'Bisherige Adresse behalten' }).click();
  await page.getByText('Neue Adresse:').waitFor({ state: 'detached' });
  await look(page, 'account-link-failed');
  await identityQuestion(look, page);
  await page.goto('/notifications-off#token=falsch.newMatch.falsch');
  await page.getByRole('button', { name: 'Diese Mails abstellen' }).waitFor();
  await look(page, 'notifications-off');
  await page.getByRole('button', { name: 'Diese Mails abstellen' }).click();
  await page.getByText('Dieser Link ist ungültig oder unvollständig.').waitFor();
  await look(page, 'notifications-off-dead');
}

/** Instead of waiting five minutes: the first response says that the sign-in is too old. */
async function identityQuestion(look: Look, page: Page): Promise<void> {
  const json = {
    error: 'Bitte bestätigen Sie zuerst noch einmal, dass Sie es sind.',
    code: 'identity_unconfirmed',
    requestId: 'tour',
  };
  await page.route(
    '**/api/v1/users/access-password',
    (route) => route.fulfill({ status: 403, json }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Neues Zugangspasswort erzeugen' }).click();
  await page.getByRole('button', { name: 'Neu erzeugen' }).click();
  await page.getByRole('dialog', { name: 'Bitte bestätigen Sie, dass Sie es sind' }).waitFor();
  await look(page, 'account-identity');
}

export async function recruiterProfile(look: Look, page: Page): Promise<void> {
  await page.goto('/user/account');
  await page.fill('main [name=name]', 'Rita Reich');
  await page.selectOption('[name=kind]', 'agency');
  await page.fill('[name=company]', 'Reich Personalberatung GmbH');
  await page.getByRole('button', { name: 'Profil speichern' }).click();
  await page.getByText('Ihr Recruiter-Profil ist gespeichert.').waitFor();
  await look(page, 'account-recruiter');
}
