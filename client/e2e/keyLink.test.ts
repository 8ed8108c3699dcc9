import { beforeAll, describe, expect, test } from 'vitest';
import { makeKey, makeRecruiter, makeSeeker } from './keyPeople.ts';
import { signInPassword } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';
import {
  answerForm,
  button,
  compare,
  goToMatch,
  link,
  openForm,
  overflow,
  sentFrom,
  signIn,
  start,
  startVisit,
  typeAt,
} from './visit.ts';

useProduct();

let anna: Awaited<ReturnType<typeof makeSeeker>>;

beforeAll(async () => {
  anna = await makeSeeker(browser, product.url, 'anna');
  await makeRecruiter(browser, product.url, 'rita');
});

const newKey = (name: string) => makeKey(anna, product.url, { name });
const visitFrom = (width = 390) => startVisit(browser, product.url, width);

describe('a guest', () => {
  test('answers at 360 px about a job', async () => {
    const { link: address, accessPassword } = await newKey('Gerd');
    const visit = await visitFrom(360);
    const { page } = visit;
    const startedAt = Date.now();

    await page.goto(address);
    await openForm(visit);
    expect(await overflow(page)).toBe(0);
    await answerForm(visit, 'local');
    expect(await overflow(page)).toBe(0);
    await compare(visit);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflow(page)).toBe(0);

    expect(Date.now() - startedAt).toBeLessThan(120_000);
    expect(visit.pages).toEqual([
      '/anna',
      '/profile/questionnaire/anna',
      '/profile/match-results/anna',
    ]);
    expect(visit.answers).toBeLessThanOrEqual(12);
    const addresses = await sentFrom(visit);
    expect(addresses.length).toBeGreaterThan(2);
    expect(addresses.filter((from) => from.includes('#'))).toEqual([]);
    expect(visit.sent.filter((text) => text.includes(accessPassword))).toEqual([]);
    expect(product.output()).not.toContain(accessPassword);
  });

  test('has an account with the match in it after signing up by e-mail', async () => {
    const visit = await visitFrom(360);
    const { page } = visit;
    await goToMatch(visit, (await newKey('Nora Neu')).link);
    visit.pages.length = 0;

    await link(page, 'Anmelden & ähnliche Talente finden').click();
    await page.fill('[name=email]', 'nora@beispiel.example');
    await page.fill('[name=username]', 'nora');
    await page.fill('[name=password]', signInPassword);
    await page.check('[name=consent]');
    await button(page, 'Konto anlegen').click();

    await page.waitForURL('**/jobs/*/candidates');
    await page.getByText('Bestätigen Sie zuerst Ihre E-Mail-Adresse.').waitFor();
    expect(visit.pages.slice(0, -1)).toEqual(['/signup/email']);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.goBack();
    await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
    await page.goto('/user/matches');
    await page.getByText('matched: Backend Developer (m/w/d)').waitFor();
  });
});

test('a recruiter with an account signs in and comes back to the key of the link', async () => {
  const visit = await visitFrom();
  const { page } = visit;
  await page.goto((await newKey('Rita')).link);

  await openForm(visit);
  await link(page, 'Anmelden').first().click();
  await signIn(page, 'rita');

  await openForm(visit);
  await page.getByText('Über Sie').waitFor({ state: 'detached' });
  const form = '/profile/questionnaire/anna';
  expect(visit.pages).toEqual(['/anna', form, '/login', form]);
});

describe('a link that mail programs changed', () => {
  test('opens the profile with its # written twice over', async () => {
    const { link: address, accessPassword } = await newKey('Gateway');
    const visit = await visitFrom();
    const { page } = visit;

    await page.goto(address.replace('#', '%2523'));
    await openForm(visit);

    const [document = '', ...later] = visit.sent;
    expect(document).toContain(accessPassword);
    expect(later.length).toBeGreaterThan(2);
    expect(later.filter((text) => text.includes(accessPassword))).toEqual([]);
    const addresses = await sentFrom(visit);
    expect(addresses.filter((from) => /#|%/.test(from))).toEqual([]);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  test('opens in the tab that shows the profile, in small letters too', async () => {
    const { link: address } = await newKey('Eingefügt');
    const visit = await visitFrom();
    const { page } = visit;
    await page.goto(`/anna#AAAA-BBBB-CCCC`);
    await page.getByText('Überprüfung fehlgeschlagen.').waitFor();

    await page.evaluate((href) => location.assign(href), address.toLowerCase());

    await openForm(visit);
    await page.goto('/anna');
    await start(page).waitFor();
    expect(await page.getByText('Überprüfung fehlgeschlagen.').count()).toBe(0);
  });
});

test('a message with a key is copied, opened by a guest, and closed again with what it released', async () => {
  const { page } = anna;
  await page.goto('/user');
  await button(page, 'Mit Schlüssel kopieren').click();
  await page.fill('main [name=name]', 'Kurt von Klee');
  await page.keyboard.press('Enter');
  await page.getByText('Der Schlüssel für „Kurt von Klee“').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByText(copied).waitFor();
  expect(copied).toContain('Das Zugangspasswort dafür steckt schon im Link.');
  const [address = ''] = /http\S+#[A-Z\d-]+/.exec(copied) ?? [];
  const kurt = await visitFrom();
  await goToMatch(kurt, address);

  await page.goto('/user');
  await page
    .getByText(/^Meier GmbH · /)
    .first()
    .waitFor();
  await page.locator('main a[href^="/jobs/"]').first().click();
  await page.getByText('über den Schlüssel „Kurt von Klee“').waitFor();
  await page.getByText('Alle Angaben').click();
  await page.getByText('ohne Konto, Angaben nicht geprüft').waitFor();
  await page.getByText('Gerd Gast').first().waitFor();

  await page.goto('/user/keys');
  const entry = page.getByRole('listitem').filter({ hasText: 'Kurt von Klee' });
  await entry.getByRole('button', { name: 'Mehr' }).click();
  await entry.getByRole('button', { name: 'Widerrufen' }).click();
  await page.getByLabel('Auch zurückziehen, was damit freigegeben wurde').check();
  await button(page, 'Schlüssel widerrufen').click();
  await page.getByText('Was damit freigegeben wurde, ist zurückgezogen.').waitFor();
  await kurt.page.goto('/profile/questionnaire/anna');
  await kurt.page.getByText('Dieses Profil ist noch verschlossen.').waitFor();
  const other = await visitFrom();
  await other.page.goto(address);
  await other.page.getByText('Überprüfung fehlgeschlagen.').waitFor();
});

test('a comparison takes keys alone, and the result is read at once', async () => {
  const visit = await visitFrom(1280);
  const { page } = visit;
  await page.goto((await newKey('Ohne Maus')).link);
  await page.locator('main [name=jobTitle]').waitFor();
  const startedAt = Date.now();

  const answers = {
    ...{ jobTitle: 'Backend Developer', remoteChoice: ' ', contractType: 'Unb', salaryMin: '75' },
    ...{ zipcode: '80331', branch: 'IT', companySize: '50' },
    ...{ 'asker.name': 'Gerd', 'asker.company': 'Meier', 'asker.email': 'gerd@meier.example' },
  };
  for (const [name, text] of Object.entries(answers)) await typeAt(page, name, text);
  await page.keyboard.press('Enter');

  await page.getByText('Glückwunsch, es ist ein Match!').waitFor();
  expect(Date.now() - startedAt).toBeLessThan(120_000);
  expect(await page.locator('h1').evaluate((title) => title.matches(':focus'))).toBe(true);
});
