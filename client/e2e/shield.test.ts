import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiBase } from '@inkognito/shared/endpoints';
import { plainEnvironment } from '../../server/src/test/plainEnvironment.ts';
import { launchBrowser } from './browser.ts';
import { ask, backendJob, makeEmployer, makeKey, makeSeeker } from './keyPeople.ts';
import { mailsTo } from './mailbox.ts';
import { signInPassword } from './people.ts';
import { type RunningProduct, startProduct } from './startProduct.ts';
import { button, start } from './visit.ts';

const operatorEmail = 'betrieb@inkognito.example';
const root = fileURLToPath(new URL('../..', import.meta.url));

let product: RunningProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([
    startProduct({ OPERATOR_EMAIL: operatorEmail }),
    launchBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

async function isFoundBySearch(page: Page, username: string): Promise<boolean> {
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Kandidaten suchen' });
  const answered = page.waitForResponse((response) => response.url().includes('/users/search'));
  await search.fill(username);
  await answered;
  const header = page.getByRole('search');
  const nobody = header.getByText('Kein Nutzer gefunden.');
  await nobody.or(header.getByRole('option')).first().waitFor();
  return (await header.getByRole('option').count()) > 0;
}

async function isOpenByLink(page: Page, username: string): Promise<boolean> {
  await page.goto(`/${username}`);
  const nobody = page.getByRole('heading', { name: 'Kein Nutzer gefunden.' });
  await nobody
    .or(page.getByRole('heading', { name: username, exact: false }))
    .first()
    .waitFor();
  return !(await nobody.isVisible());
}

const statusOf = async (page: Page, path: string) =>
  (await page.context().request.get(product.url + path)).status();

describe('a job seeker who lists the employer', () => {
  test('is found by nobody without a key, until the last entry is gone', async () => {
    const anna = await makeSeeker(browser, product.url, 'anna');
    const picture = await anna.page
      .context()
      .request.put(`${product.url}${apiBase}/users/profile-image`, {
        headers: { Origin: product.url },
        multipart: {
          image: { name: 'ich.png', mimeType: 'image/png', buffer: await drawPicture() },
        },
      });
    const { image } = (await picture.json()) as { image: { url: string } };
    await ask(anna.page.context(), product.url, ['POST', '/users/automations'], {
      multipart: { discoverable: 'true', showName: 'true', showImage: 'true' },
    });
    const { link } = await makeKey(anna, product.url, { name: 'Meier GmbH' });
    const boss = await makeEmployer(browser, product.url, 'boss', {
      email: 'rita@hr.musterwerke.example',
      company: '',
    });
    const { job } = await ask<{ job: { _id: string } }>(
      boss.context(),
      product.url,
      ['POST', '/jobs'],
      { data: backendJob },
    );
    const seen = async () => ({
      search: await isFoundBySearch(boss, 'anna'),
      link: await isOpenByLink(boss, 'anna'),
      picture: await statusOf(boss, image.url),
      list: (await listed(boss, job._id)).includes('anna'),
    });
    const everywhere = { search: true, link: true, picture: 200, list: true };
    expect(await seen()).toEqual(everywhere);

    await setEmployer(anna.page, 'musterwerke.example');

    expect(await seen()).toEqual({ search: false, link: false, picture: 404, list: false });
    await setEmployer(anna.page, null);
    expect(await seen()).toEqual(everywhere);

    await setEmployer(anna.page, 'musterwerke.example');
    await boss.goto('/');
    await boss.goto(link);
    await start(boss).waitFor();
  });
});

async function drawPicture(): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const create = { width: 8, height: 8, channels: 3 as const, background: '#1a7f5a' };
  return sharp({ create }).png().toBuffer();
}

async function listed(page: Page, jobId: string): Promise<string[]> {
  type List = { similarCandidates: { user: { username: string } }[] };
  const path = `/jobs/${jobId}/candidates`;
  const { similarCandidates } = await ask<List>(page.context(), product.url, ['GET', path]);
  return similarCandidates.map(({ user }) => user.username);
}

async function setEmployer(page: Page, domain: string | null): Promise<void> {
  await page.goto('/user/automations');
  if (domain === null) await button(page, 'Domain 1 entfernen').click();
  else {
    await page.getByText('Firmen und Domains eintragen').click();
    await button(page, 'Domain hinzufügen').click();
    await page.getByRole('textbox', { name: 'Domain 1' }).fill(domain);
  }
  await button(page, 'Speichern').click();
  if (domain !== null) await button(page, 'Verbergen und speichern').click();
  await page.getByText('Gespeichert.', { exact: true }).waitFor();
}

async function moderate(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'moderate', '--', ...args],
    { cwd: root, env: { ...plainEnvironment(), DATA_DIR: product.dataDir } },
  );
  return stdout;
}

describe('somebody who pretends', () => {
  test('is reported, frozen, gone everywhere, and back once that is lifted', async () => {
    const fake = await makeSeeker(browser, product.url, 'falscher-fritz');
    await ask(fake.page.context(), product.url, ['POST', '/users/automations'], {
      multipart: { discoverable: 'true' },
    });
    const stranger = await (await browser.newContext({ baseURL: product.url })).newPage();
    await stranger.goto('/falscher-fritz');
    await button(stranger, 'Profil melden').click();
    await stranger.getByLabel('Gibt sich als jemand anderes aus').check();
    await stranger.getByLabel('Was sollten wir wissen?').fill('Das bin ich, nicht er.');
    await button(stranger, 'Meldung senden').click();
    const text = await stranger.getByText('Ihre Nummer:').innerText();
    const number = /[0-9a-f]{24}/.exec(text)?.[0] ?? '';

    await expect
      .poll(() => mailsTo(product, operatorEmail).some((mail) => mail.includes(number)), {
        timeout: 90_000,
      })
      .toBe(true);
    for (const mail of mailsTo(product, operatorEmail)) expect(mail).not.toContain('fritz');
    expect(await moderate('show', number)).toContain('Das bin ich, nicht er.');

    await moderate('freeze', 'falscher-fritz', '--reason', 'Falsche Angaben');

    expect(await isOpenByLink(stranger, 'falscher-fritz')).toBe(false);
    expect(await isFoundBySearch(stranger, 'falscher-fritz')).toBe(false);
    await fake.page.goto('/user');
    await fake.page.waitForURL('**/signup');
    await signInAs(fake.page);
    await fake.page.getByText(/Dieses Konto ist gesperrt. Grund: Falsche Angaben/).waitFor();

    await moderate('unfreeze', 'falscher-fritz');

    expect(await isOpenByLink(stranger, 'falscher-fritz')).toBe(true);
    await signInAs(fake.page);
    await fake.page.waitForURL('**/user');
  });
});

async function signInAs(page: Page): Promise<void> {
  await page.goto('/login');
  await page.check('[name=consent]');
  await page.fill('[name=username]', 'falscher-fritz');
  await page.fill('[name=password]', signInPassword);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}
