// Created by API calls, each in its own browser context.
import type { KeyInput, NewKeyDto } from '@inkognito/shared/key';
import { apiBase } from '@inkognito/shared/endpoints';
import { jobInput } from '@inkognito/shared/job';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { confirmMailbox } from './mailbox.ts';
import { openPage, signInPassword } from './people.ts';
import { productAt } from './startProduct.ts';

type Made = { page: Page; username: string; accessPassword: string };

/** @throws with the server's answer unless the call succeeds */
export async function ask<Answer>(
  context: BrowserContext,
  url: string,
  [method, path]: readonly [string, string],
  body?: { data: unknown } | { multipart: Record<string, string> },
): Promise<Answer> {
  const response = await context.request.fetch(url + apiBase + path, {
    method,
    headers: { Origin: url },
    ...body,
  });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

async function makeUser(
  browser: Browser,
  url: string,
  username: string,
  role: 'jobSeeker' | 'recruiter',
): Promise<Made> {
  const email = `${username}@beispiel.example`;
  const page = await openPage(browser, url);
  page.setDefaultTimeout(90_000);
  const context = page.context();
  const { accessPassword } = await ask<{ accessPassword: string }>(
    context,
    url,
    ['POST', '/auth/signup'],
    { data: { email, username, password: signInPassword } },
  );
  await ask(context, url, ['PUT', '/users/assign-role'], { data: { role: [role], action: 'add' } });
  await confirmMailbox(productAt(url), email);
  return { page, username, accessPassword };
}

/** A job seeker before the first question. */
export const makeNewcomer = (browser: Browser, url: string, username: string) =>
  makeUser(browser, url, username, 'jobSeeker');

/** A backend developer in Munich who shows the phone number to matches. */
export async function makeSeeker(browser: Browser, url: string, username: string): Promise<Made> {
  const made = await makeUser(browser, url, username, 'jobSeeker');
  const context = made.page.context();
  await ask(context, url, ['POST', '/questionnaire/new'], {
    data: {
      ...{ firstName: 'Anna', lastName: 'Müller', jobTitle: 'Softwareentwicklerin' },
      ...{ zipcode: '80331', city: 'München', country: 'DE' },
      interested: ['Backend-Entwicklerin'],
      ...{ preferredLocation: 'München', distance: 40, startDate: '2027-01-01' },
      ...{ salary: { min: 61, max: 83 }, homeOfficePercent: 40 },
      ...{ remoteChoice: true, hybridChoice: true },
    },
  });
  await ask(context, url, ['POST', '/users/automations'], {
    multipart: {
      phoneNumber: '+49 170 5550123',
      'showContactPrefs[phone]': 'true',
      'showContactPrefs[showNothing]': 'false',
    },
  });
  return made;
}

export const makeRecruiter = (browser: Browser, url: string, username: string) =>
  makeUser(browser, url, username, 'recruiter');

export function makeKey(
  { page }: Pick<Made, 'page'>,
  url: string,
  key: Partial<KeyInput> & { name: string },
): Promise<NewKeyDto> {
  return ask(page.context(), url, ['POST', '/users/keys'], { data: key });
}

export const backendJob = jobInput.parse({
  ...{ jobTitle: 'Backend Developer (m/w/d)', field: 'it_softwareentwicklung' },
  ...{ zipcode: '80331', country: 'DE', companySize: '50_249', contractType: 'unbefristet' },
  ...{ branch: 'it_software_internet_telekommunikation', remoteChoice: 'hybrid' },
  ...{ homeOfficePercent: 60, jobLocation: 'München', distance: 50, salary: { min: 65, max: 80 } },
});
