import { Tab, button, choice, named } from './tab.ts';
import { type Walk, dialogFits, holds, stepsOf } from './walk.ts';

/** A user without a password, on a phone. */
export async function walkByProvider({ browser, url, provider, step }: Walk): Promise<void> {
  provider.be({
    ...{ sub: 'g-1', name: 'Rita Reich' },
    ...{ email: 'rita@beispiel.example', email_verified: true },
  });
  const tab = new Tab(await browser.openWindow(), url);
  const at = stepsOf(tab, step, 'by provider');
  await tab.driver.resize(390, 780);

  await at('Google brings a newcomer back, with a dialog', async () => {
    await tab.goTo('/signup');
    await tab.check(named('consent'));
    await tab.click(button('Mit Google registrieren'));
    await tab.arrivesAt(/^\/welcome$/);
    await tab.sees('Ihr Zugangspasswort');
    await tab.until('the dialog fits', () => holds(tab, dialogFits));
  });
  await at('the role of a recruiter', async () => {
    await tab.check('//dialog//input[@type="checkbox"]');
    await tab.click(`//dialog${button('Weiter')}`);
    await tab.check(choice('role', 'recruiter'));
    await tab.click(button('Weiter'));
    await tab.arrivesAt(/^\/user$/);
  });
  await at('still known after a reload', async () => {
    await tab.driver.reload();
    await tab.sees('Hallo, ');
    await tab.arrivesAt(/^\/user$/);
  });
  await tab.driver.close();
  await returnByProvider({ browser, url, provider, step });
}

async function returnByProvider({ browser, url, provider, step }: Omit<Walk, 'folder' | 'mails'>) {
  const tab = new Tab(await browser.openWindow(), url);
  const at = stepsOf(tab, step, 'by provider');
  await tab.driver.resize(390, 780);
  const enter = async () => {
    await tab.check(named('consent'));
    await tab.click(button('Mit Google anmelden'));
  };

  await at('declining is told at the sign-in', async () => {
    provider.refuseConsent();
    await tab.goTo('/login');
    await enter();
    await tab.sees('Google hat uns keine Bestätigung geschickt');
  });
  await at('another browser is let in by Google', async () => {
    provider.be({ sub: 'g-1', email: 'rita@beispiel.example', email_verified: true });
    await enter();
    await tab.arrivesAt(/^\/user$/);
    await tab.sees('Hallo, ');
  });
  await tab.driver.close();
}
