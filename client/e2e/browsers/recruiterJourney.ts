import { confirmMailbox, readMailedLink } from '../mailbox.ts';
import { signInPassword } from '../people.ts';
import { Tab, button, choice, link, named } from './tab.ts';
import { type Walk, closeByEscape, dialogFits, holds, pageFits, seeker, stepsOf } from './walk.ts';

const recruiter = 'gerd.gast';

/** On a phone. */
export async function walkAsRecruiter(walk: Walk, address: string): Promise<void> {
  const { browser, url, step } = walk;
  const tab = new Tab(await browser.openWindow(), url);
  const at = stepsOf(tab, step, 'recruiter');
  await tab.driver.resize(390, 780);

  await at('the link, whose key is not in the address', async () => {
    await tab.goTo(address);
    await tab.arrivesAt(/^\/profile\/questionnaire\//);
    await tab.click(link(`Zum Profil von ${seeker}`));
    await tab.sees('Fragebogen starten');
  });
  await at('a dialog fits the phone', async () => {
    await tab.click(button('Profil melden'));
    await tab.until('it is open', () => holds(tab, dialogFits));
  });
  await at('Escape closes it and gives the focus back', () => closeByEscape(tab, 'Profil melden'));
  await at('the key opens the form', async () => {
    await tab.click(link('Fragebogen starten'));
    await tab.arrivesAt(/^\/profile\/questionnaire\//);
  });
  await at('a title', async () => {
    await tab.type('jobTitle', 'Backend Developer (m/w/d)');
    await tab.driver.press('Tab');
  });
  await at('a way to work', () => tab.check(choice('remoteChoice', 'remote')));
  await at('the contract', () => tab.set('contractType', 'unbefristet'));
  await at('pay', () => tab.type('salaryMin', '75'));
  await at('what the company is', async () => {
    await tab.type('zipcode', '80331');
    await tab.set('branch', 'it_software_internet_telekommunikation');
    await tab.set('companySize', '50_249');
  });
  await at('what the work is', async () => {});
  await at('the recruiter', async () => {
    await tab.type('asker.name', 'Gerd Gast');
    await tab.type('asker.company', 'Meier GmbH');
    await tab.type('asker.email', 'gerd@meier.example');
  });
  await at('the draft outlives a reload', async () => {
    await tab.driver.reload();
    await tab.sees('Entwurf wiederhergestellt');
    await tab.until(
      'the company is there',
      async () => (await tab.valueOf('asker.company')) === 'Meier GmbH',
    );
  });
  await at('the comparison', async () => {
    await tab.click(button('Stelle vergleichen'));
    await tab.arrivesAt(/^\/profile\/match-results\//);
  });
  await at('a match', () => tab.sees('Glückwunsch, es ist ein Match!'));
  await at('the mailed link', async () => {
    const address = await readMailedLink(walk, 'gerd@meier.example', 'Ergebnis ansehen');
    await tab.run(`location.assign(${JSON.stringify(address)})`);
    await tab.click(button('Das war ich: Kontakt ansehen'));
  });
  await at('the telephone number', async () => {
    await tab.until('it is a link', async () =>
      Boolean(
        await tab.run(`return document.querySelector('a[href^="tel:"]')?.href.includes('5550123')`),
      ),
    );
  });
  await at('the page is no wider than the phone', async () => {
    await tab.until('nothing is cut off', () => holds(tab, pageFits));
  });
  await at('back to the form', async () => {
    // Past the result, from the mailed one.
    await tab.run('setTimeout(() => history.go(-2))');
    await tab.sees('noch 4 Vergleiche');
  });
  await at('forward to the result', async () => {
    await tab.run('setTimeout(() => history.forward())');
    await tab.sees('Glückwunsch, es ist ein Match!');
    // While the page scrolls, a click may hit something else.
    await tab.settles();
  });
  await at('the way to an account', async () => {
    await tab.click(link('Anmelden & ähnliche Talente finden'));
    await tab.arrivesAt(/^\/signup\/email$/);
  });
  await at('the sign-up form', async () => {
    await tab.type('email', `${recruiter}@beispiel.example`);
    await tab.type('username', recruiter);
    await tab.type('password', signInPassword);
    await tab.check(named('consent'));
  });
  await at('the other candidates, once the address is confirmed', async () => {
    await tab.click(button('Konto anlegen'));
    await tab.arrivesAt(/^\/jobs\/.*\/candidates$/);
    await tab.sees('Bestätigen Sie zuerst Ihre E-Mail-Adresse.');
  });
  await at('the match is in the account', async () => {
    await confirmMailbox(walk, `${recruiter}@beispiel.example`);
    await tab.goTo(`/${seeker}`);
    await tab.click(link('Kontakt ansehen'));
    await tab.sees('5550123');
  });
  await at('the list of matches', async () => {
    await tab.goTo('/user/matches');
    await tab.sees('matched: Backend Developer (m/w/d)');
  });
  await tab.driver.close();
}
