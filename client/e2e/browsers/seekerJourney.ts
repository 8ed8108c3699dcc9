import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { confirmMailbox } from '../mailbox.ts';
import { signInPassword } from '../people.ts';
import { Tab, button, choice, link, named } from './tab.ts';
import { type Walk, closeByEscape, dialogFits, holds, seeker, stepsOf } from './walk.ts';

/** Returns the link with the key. */
export async function walkAsSeeker(walk: Walk): Promise<string> {
  const { browser, url, folder, step } = walk;
  const tab = new Tab(await browser.openWindow(), url);
  const at = stepsOf(tab, step, 'seeker');
  const [cv, other] = [join(folder, 'Lebenslauf.pdf'), 'Geheimgasse 17'];
  let address = '';
  await writeFile(cv, '%PDF-1.4\n% Lebenslauf\ntrailer << >>\n%%EOF\n');
  await tab.driver.resize(1280, 900);

  await at('the first page', async () => {
    await tab.goTo('/');
    await tab.sees('Inkognito');
  });
  await at('sign-up asks for consent', async () => {
    await tab.goTo('/signup');
    await tab.check(named('consent'));
    await tab.click(button('Mit E-Mail registrieren'));
    await tab.arrivesAt(/^\/signup\/email$/);
  });
  await at('the sign-up form', async () => {
    await tab.type('email', `${seeker}@beispiel.example`);
    await tab.type('username', seeker);
    await tab.type('password', signInPassword);
    await tab.check(named('consent'));
  });
  await at('the access password in a dialog', async () => {
    await tab.click(button('Konto anlegen'));
    await tab.sees('Ihr Zugangspasswort');
    await tab.until('the dialog covers the page', async () =>
      Boolean(await tab.run(`return document.querySelector('dialog:modal code') !== null`)),
    );
  });
  await at('the dialog goes once it is confirmed', async () => {
    await tab.check('//dialog//input[@type="checkbox"]');
    await tab.click(`//dialog${button('Weiter')}`);
    await tab.arrivesAt(/^\/welcome/);
  });
  await at('a role is chosen', async () => {
    await tab.check(choice('role', 'jobSeeker'));
    await tab.click(button('Weiter'));
    await tab.arrivesAt(/^\/user\/questionnaire$/);
  });
  await at('the address is confirmed', () => confirmMailbox(walk, `${seeker}@beispiel.example`));
  await at('name and address', async () => {
    const person = { firstName: 'Anna', lastName: 'Müller', address: other };
    for (const [name, value] of Object.entries(person)) await tab.type(name, value);
    await tab.type('zipcode', '80331');
    await tab.type('city', 'München');
    await tab.set('country', 'DE');
  });
  await at('a title with suggestions', async () => {
    await tab.type('jobTitle', 'Softwareentwickler');
    await tab.until('suggestions are shown', async () =>
      Boolean(await tab.run(`return document.querySelector('[role=option]') !== null`)),
    );
    await tab.driver.press('Tab');
  });
  await at('wished and current titles', () => tab.type('interested', 'Backend-Entwicklerin'));
  await at('a place and a distance', async () => {
    await tab.type('preferredLocation', 'München');
    await tab.type('distance', '40');
  });
  await at('a date', () => tab.set('startDate', '2027-01-01'));
  await at('a share above 100 is told and gets the focus', async () => {
    await tab.type('salaryMin', '61');
    await tab.type('salaryMax', '83');
    await tab.type('homeOfficePercent', '140');
    await tab.check(named('remoteChoice'));
    await tab.click(button('Fragebogen speichern'));
    await tab.sees('Maximalwert ist 100%');
    await tab.until('the field has the focus', async () =>
      Boolean(await tab.run(`return document.activeElement.name === 'homeOfficePercent'`)),
    );
  });
  await at('the questionnaire is saved', async () => {
    await tab.type('homeOfficePercent', '40');
    await tab.click(button('Fragebogen speichern'));
    await tab.arrivesAt(/^\/user\/automations$/);
  });
  await at('a telephone number to share', async () => {
    await tab.type('phoneNumber', '+49 170 5550123');
    await tab.check(named('showContactPrefs.phone'));
  });
  await at('a CV to share', async () => {
    await tab.upload('cv', cv);
    await tab.until('it is shared', async () =>
      Boolean(
        await tab.run(`return document.querySelector('[name="showContactPrefs.cv"]').checked`),
      ),
    );
  });
  await at('the Automations are saved', async () => {
    await tab.click('//main//button[@type="submit"]');
    await tab.sees('Gespeichert.');
  });
  await at('and are there after a reload', async () => {
    await tab.goTo('/user/automations');
    await tab.until('the number is there', async () =>
      (await tab.valueOf('phoneNumber')).includes('5550123'),
    );
  });
  await at('the dashboard', async () => {
    await tab.goTo('/user');
    await tab.sees(`/${seeker}`);
  });
  await at('a message is copied', async () => {
    await tab.click(
      '//main//button[contains(normalize-space(), "Kopieren") or contains(normalize-space(), "kopieren")]',
    );
  });
  await at('a message with a key is copied', async () => {
    await tab.goTo('/user');
    await tab.click(button('Mit Schlüssel kopieren'));
    await tab.type('name', 'Gerd Gast');
    await tab.click(`//main//form[.//*[@name="name"]]//button[@type="submit"]`);
    await tab.sees('Der Schlüssel für „Gerd Gast“');
    await tab.sees('Kopiert');
  });
  await at('a key with a link', async () => {
    await tab.goTo('/user/keys');
    await tab.click(button('Neuer Schlüssel'));
    await tab.type('name', 'Meier GmbH');
    await tab.click(button('Schlüssel anlegen und kopieren'));
    await tab.until('the link is shown', async () => {
      const page = String(
        await tab.run(
          `return document.querySelector('main').textContent + [...document.querySelectorAll('main input, main textarea')].map((field) => field.value).join(' ')`,
        ),
      );
      address = new RegExp(`${url}/${seeker}#[A-Z\\d-]{14}`).exec(page)?.[0] ?? '';
      return address !== '';
    });
  });
  await at('the menu signs out', async () => {
    await tab.click(
      `//header//button[contains(@aria-label, "${seeker}") or contains(., "${seeker}")]`,
    );
    await tab.click(button('Abmelden'));
    await tab.arrivesAt(/^\/$/);
  });
  await tab.driver.close();
  return address;
}

export async function walkBack({ browser, url, step }: Walk): Promise<void> {
  const tab = new Tab(await browser.openWindow(), url);
  const at = stepsOf(tab, step, 'seeker');
  await tab.driver.resize(1280, 900);

  await at('a page for members leads to sign-up', async () => {
    await tab.goTo('/user/matches');
    await tab.arrivesAt(/^\/signup$/);
    await tab.sees('Bitte melden Sie sich an');
  });
  await at('sign-in with a wrong password', async () => {
    await tab.click(link('Anmelden'));
    await tab.type('username', seeker);
    await tab.type('password', 'ein falsches Passwort');
    await tab.check(named('consent'));
    await tab.click(button('Anmelden'));
    await tab.sees('Benutzername, E-Mail-Adresse oder Passwort ist falsch.');
  });
  await at('sign-in leads on to the page', async () => {
    await tab.type('password', signInPassword);
    await tab.click(button('Anmelden'));
    await tab.arrivesAt(/^\/user\/matches$/);
  });
  await at('the match is there for her too', () => tab.sees('Backend Developer (m/w/d)'));
  await at('blocking asks first', async () => {
    await tab.click('//button[contains(normalize-space(), "Block Job")]');
    await tab.sees('Sind Sie sicher, dass Sie diesen Job blockieren wollen?');
  });
  await at('and at 390 px too', async () => {
    await tab.driver.resize(390, 780);
    await tab.until('the dialog fits', () => holds(tab, dialogFits));
  });
  await at('Escape leaves the job as it was', () => closeByEscape(tab, 'Block Job'));
  await tab.driver.close();
}
