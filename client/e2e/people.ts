import type { Browser, Page } from 'playwright-core';
import { confirmMailbox } from './mailbox.ts';
import { productAt } from './startProduct.ts';

export const signInPassword = 'Korrekt-Pferd-42!';

/** A page in its own browser context. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'de-DE',
    permissions: ['clipboard-read', 'clipboard-write'],
    acceptDownloads: true,
  });
  return context.newPage();
}

/** Confirms the address; returns the access password, shown once; `look` sees the steps. */
export async function signUp(
  page: Page,
  username: string,
  role: 'jobSeeker' | 'recruiter',
  look: (name: string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  await page.goto('/signup');
  await page.check('[name=consent]');
  await page.getByRole('button', { name: 'Mit E-Mail registrieren' }).click();
  await page.fill('[name=email]', `${username}@beispiel.example`);
  await page.fill('[name=username]', username);
  await page.fill('[name=password]', signInPassword);
  await page.check('[name=consent]');
  await page.getByRole('button', { name: 'Konto anlegen' }).click();

  const dialog = page.getByRole('dialog', { name: 'Ihr Zugangspasswort' });
  const accessPassword = await dialog.locator('code').innerText();
  await look('welcome-access-password');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await look('welcome');
  await page.check(`[name=role][value=${role}]`);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.waitForURL(role === 'jobSeeker' ? '**/user/questionnaire' : '**/user');
  await confirmMailbox(productAt(new URL(page.url()).origin), `${username}@beispiel.example`);
  await page.reload();
  return accessPassword;
}

/** A backend developer in Munich. */
export async function fillQuestionnaire(page: Page): Promise<void> {
  await page.fill('[name=firstName]', 'Anna');
  await page.fill('[name=lastName]', 'Müller');
  await page.fill('[name=address]', 'Geheimgasse 17');
  await page.fill('[name=zipcode]', '80331');
  await page.fill('[name=city]', 'München');
  await page.selectOption('[name=country]', 'DE');
  await page.fill('[name=jobTitle]', 'Softwareentwicklerin');
  await page.fill('[name=interested]', 'Backend-Entwicklerin, Java-Entwicklerin');
  await page.fill('[name=preferredLocation]', 'München');
  await page.fill('[name=distance]', '40');
  await page.fill('[name=startDate]', '2027-01-01');
  await page.fill('[name=salaryMin]', '61');
  await page.fill('[name=salaryMax]', '83');
  await page.fill('[name=homeOfficePercent]', '40');
  await page.check('[name=remoteChoice]');
  await page.check('[name=hybridChoice]');
}

/** Suggestions cover the next control until the field is left, and the page scrolls: wait before clicking. */
export async function leaveTitle(page: Page): Promise<void> {
  await page.press('main [name=jobTitle]', 'Tab');
  await page.evaluate(async () => {
    let [before, framesAtRest] = [scrollY, 0];
    while (framesAtRest < 10) {
      await new Promise(requestAnimationFrame);
      framesAtRest = scrollY === before ? framesAtRest + 1 : 0;
      before = scrollY;
    }
  });
}

/** Fits `fillQuestionnaire` unless overridden; says who asks where that is asked. */
export async function fillJob(
  page: Page,
  { title = 'Backend Developer (m/w/d)', salary = ['65', '80'] as [string, string] } = {},
): Promise<void> {
  await page.fill('[name=jobTitle]', title);
  await leaveTitle(page);
  // An earlier posting's company is shown as one line.
  const change = page.getByRole('button', { name: 'Ändern', exact: true });
  if ((await change.count()) > 0) await change.click();
  await page.selectOption('[name=contractType]', 'unbefristet');
  await page.selectOption('[name=branch]', 'it_software_internet_telekommunikation');
  await page.selectOption('[name=companySize]', '50_249');
  await page.check('[name=remoteChoice][value=hybrid]');
  await page.fill('[name=zipcode]', '80331');
  await page.selectOption('[name=country]', 'DE');
  await page.fill('[name=distance]', '50');
  await page.fill('[name=homeOfficePercent]', '60');
  await page.fill('[name=salaryMin]', salary[0]);
  await page.fill('[name=salaryMax]', salary[1]);
  if ((await page.getByRole('heading', { name: 'Über Sie' }).count()) > 0) {
    await page.fill('[name="asker.name"]', 'Rita Reich');
    await page.fill('[name="asker.company"]', 'Reich Personalberatung GmbH');
    // An account has a mailbox already.
    const email = page.locator('[name="asker.email"]');
    if ((await email.count()) > 0) await email.fill('rita@reich-beratung.example');
  }
}
