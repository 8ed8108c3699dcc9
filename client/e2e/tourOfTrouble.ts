import { limits } from '@inkognito/shared/limits';
import type { Page, Route } from 'playwright-core';
import type { Look } from './tour.ts';

const api = (path: string) => `**/api/v1${path}`;

const answerWith = (status: number, code: string, error: string) => (route: Route) =>
  route.fulfill({ status, json: { error, code, requestId: 'tour' } });

const serverFailure = answerWith(500, 'internal', 'Da ist bei uns etwas schiefgegangen.');
const outage = answerWith(
  503,
  'unavailable',
  'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
);
const never = () => undefined;

async function open(look: Look, page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await look(page, name);
}

const unknownToken = 'a'.repeat(limits.mailedTokenLength);

/** Pages reached from a mail or a provider, without a session. */
export async function waysBackIn(look: Look, page: Page): Promise<void> {
  await open(look, page, '/forgot-password', 'forgot-password');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await page.getByText('Bitte geben Sie Ihre E-Mail-Adresse ein.').waitFor();
  await page.fill('[name=email]', 'niemand@beispiel.example');
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await page.getByText('Bitte sehen Sie in Ihrem Postfach nach.').waitFor();
  await look(page, 'forgot-password-sent');
  await open(look, page, `/reset-password#token=${unknownToken}`, 'reset-password');
  await page.fill('[name=password]', 'Ein-neues-Pferd-7!');
  await page.getByRole('button', { name: 'Passwort ändern' }).click();
  await page.getByRole('alert').waitFor();
  await look(page, 'reset-password-refused');
  await page.goto('/');
  await open(look, page, '/reset-password', 'reset-password-incomplete');
  await page.route(api('/auth/verify-email/account'), (route) =>
    route.fulfill({ json: { username: 'anna.m' } }),
  );
  await open(look, page, `/verify-email#token=${unknownToken}`, 'verify-email');
  await page.unroute(api('/auth/verify-email/account'));
  await page.goto('/');
  await open(look, page, `/verify-email#token=${unknownToken.toUpperCase()}`, 'verify-email-dead');
  await page.goto('/');
  await open(look, page, `/result#${unknownToken}`, 'result-mailed');
  await page.goto('/');
  await open(look, page, '/verify-email', 'verify-email-incomplete');
  await providerReturns(look, page);
}

async function providerReturns(look: Look, page: Page): Promise<void> {
  await page.route(api('/auth/google?*'), never);
  await open(look, page, '/redirect?code=abc&state=xyz', 'google-redirect');
  await page.unroute(api('/auth/google?*'));
  let asked = 0;
  // The app's own request is answered, the page's is not.
  await page.route(api('/auth/auth-status'), (route) =>
    asked++ === 0 ? route.continue() : never(),
  );
  await open(look, page, '/linkedin-callback', 'linkedin-callback');
  await page.unroute(api('/auth/auth-status'));
}

export async function errors(look: Look, page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page
    .getByText('Bitte geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse ein.')
    .waitFor();
  await look(page, 'login-errors');
  await page.route(api('/auth/login'), (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '840' },
      json: { error: 'Das waren zu viele Versuche.', code: 'too_many_requests', requestId: 'tour' },
    }),
  );
  await page.check('[name=consent]');
  await page.fill('[name=username]', 'anna.m');
  await page.fill('[name=password]', 'falsch');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await page.getByText('in 14 Minuten').waitFor();
  await look(page, 'login-limited');
  await page.unroute(api('/auth/login'));
  await wholeAppFails(look, page);
}

async function wholeAppFails(look: Look, page: Page): Promise<void> {
  await page.route(api('/auth/auth-status'), serverFailure);
  await page.goto('/');
  await page.getByText('Das hat nicht geklappt.').waitFor();
  await look(page, 'app-failure');
  await page.unroute(api('/auth/auth-status'));
  for (const path of ['/auth/auth-status', '/health']) await page.route(api(path), outage);
  await page.goto('/');
  await page.getByText('Inkognito ist gerade nicht erreichbar.').waitFor();
  await look(page, 'app-outage');
  for (const path of ['/auth/auth-status', '/health']) await page.unroute(api(path));
  await page.getByRole('heading', { name: 'Erst das Match.' }).waitFor();
}

export async function waitingAndFailing(look: Look, page: Page): Promise<void> {
  const automations = api('/users/automations');
  let answer: () => void = never;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(automations, async (route) => {
    await held;
    await serverFailure(route);
  });
  await page.goto('/user/automations');
  await page.getByText('Wird geladen …').waitFor({ state: 'attached' });
  await page.waitForTimeout(400);
  await look(page, 'loading');
  answer();
  await page.getByText('Das hat nicht geklappt.').waitFor();
  await look(page, 'failure');
  await page.unroute(automations);
  for (const path of [automations, api('/health')]) await page.route(path, outage);
  await page.goto('/user/automations');
  await page.getByText('Wir versuchen es weiter.').waitFor();
  await page.getByText('Das hat nicht geklappt.').waitFor();
  await look(page, 'outage');
  for (const path of [automations, api('/health')]) await page.unroute(path);
  await page.locator('[name=phoneNumber]').waitFor();
  await page.fill('[name=phoneNumber]', '+49 170 5550199');
  await page.context().setOffline(true);
  await page.getByText('Keine Verbindung zum Internet.').waitFor();
  await look(page, 'offline');
  await page.context().setOffline(false);
  await page.getByText('Keine Verbindung zum Internet.').waitFor({ state: 'detached' });
}
