// Attacks from other sites on a signed-in browser.
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, backendJob, makeRecruiter, makeSeeker } from './keyPeople.ts';
import { openPage } from './people.ts';
import { browser, product, useProduct } from './useProduct.ts';

// The tests send hundreds of calls from one address.
useProduct({ RATE_LIMITS: 'off' });

let evil: { url: string; server: Server };
let evilPage = '';

let anna: Page;
let rita: Page;
let guest: Page;
const faults: string[] = [];

const hostile = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>{{7*7}}';

beforeAll(async () => {
  evil = await serveEvil();
  const { url } = product;
  const seeker = await makeSeeker(browser, url, 'anna.opfer');
  anna = seeker.page;
  rita = (await makeRecruiter(browser, url, 'rita.opfer')).page;
  const by =
    (page: Page) =>
    <Answer>(method: string, path: string, data?: unknown) =>
      ask<Answer>(page.context(), url, [method, path], data === undefined ? data : { data });
  const [asAnna, asRita] = [by(anna), by(rita)];
  const { version: _, ...answers } = await asAnna<{ version: number }>('GET', '/questionnaire/me');
  const written = hostile.slice(0, 80);
  await asAnna('PUT', '/questionnaire/edit', {
    ...{ ...answers, firstName: written, lastName: written, address: written },
    ...{ jobTitle: `Softwareentwicklerin ${hostile}`.slice(0, 80), preferredLocation: written },
  });
  await asAnna('PUT', '/users/message', { message: hostile });
  const { accessPassword: password } = seeker;
  await asRita('POST', '/users/anna.opfer/check-password', { password });
  const { _id } = await asRita<{ _id: string }>('GET', '/users/anna.opfer');
  const asker = { name: 'Rita', company: 'Reich', email: 'rita.opfer@beispiel.example' };
  const jobTitle = `Backend Developer ${hostile}`.slice(0, 110);
  await asRita('POST', `/questionnaire/compare/${_id}`, { ...backendJob, jobTitle, asker });
  for (const page of [anna, rita]) await page.goto('/');
  guest = await openPage(browser, url);
});

afterAll(() => {
  evil.server.close();
});

/** Another host name counts as another site, even on this machine. */
async function serveEvil() {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(evilPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, server };
}

/** With the browser's own cookie. */
async function callApi(page: Page, method: string, path: string, body?: object) {
  return page.evaluate(
    async ([verb, url, text]) => {
      const response = await fetch(url, {
        method: verb,
        headers: { 'Content-Type': 'application/json' },
        ...(text !== '' && { body: text }),
      });
      return { status: response.status, text: await response.text() };
    },
    [method, apiBase + path, body ? JSON.stringify(body) : ''] as const,
  );
}

/** Without the time of the export. */
async function everythingAbout(page: Page): Promise<string> {
  const { status, text } = await callApi(page, 'GET', '/users/export');
  expect(status).toBe(200);
  return text.replace(/"\w*(?:exportedAt|lastSeenAt)":\s*"[^"]*"/g, '');
}

const publicPages = ['/', '/login', '/signup', '/privacy-policy', '/so-rechnen-wir'];
const userPages = [
  ...['/user', '/user/questionnaire', '/user/automations', '/user/account'],
  ...['/user/matches', '/user/blocked', '/anna.opfer'],
];

describe('another site', () => {
  const changing = Object.values(endpoints).filter(
    ({ method, path }) => method !== 'GET' || path === '/auth/logout' || path === '/auth/google',
  );

  test('changes nothing, in whichever way it calls', async () => {
    const before = await everythingAbout(anna);
    const targets = changing.map(({ method, path }) => ({
      method,
      url: `${product.url}${apiBase}${path.replace(/:\w+/g, '0'.repeat(24))}?code=x`,
    }));
    evilPage = attackPage(targets);
    const page = await anna.context().newPage();

    await page.goto(evil.url);
    await page.waitForFunction('window.done === true', undefined, { timeout: 60_000 });
    await page.close();
    for (const { url } of targets.filter(({ method }) => method === 'GET')) {
      const follower = await anna.context().newPage();
      evilPage = `<!doctype html><a href="${url}">Gewinn</a>`;
      await follower.goto(evil.url);
      await follower.click('a');
      await follower.waitForURL(`${product.url}/**`);
      await follower.close();
    }

    expect(await everythingAbout(anna)).toBe(before);
  });

  function attackPage(targets: readonly { method: string; url: string }[]): string {
    return `<!doctype html><body><script>
      const targets = ${JSON.stringify(targets)};
      const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
      const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
      for (const type of types) {
        document.body.appendChild(Object.assign(document.createElement('iframe'), { name: type }));
      }
      async function attack() {
        for (const { method, url } of targets) {
          for (const type of types) {
            const form = document.body.appendChild(document.createElement('form'));
            Object.assign(form, { method: 'POST', action: url, enctype: type, target: type });
            const field = form.appendChild(document.createElement('input'));
            Object.assign(field, { name: '{"role":["recruiter"],"action":"add","x":"', value: '"}' });
            form.submit();
          }
          await wait(20);
          const init = { credentials: 'include', body: method === 'GET' ? undefined : '{}' };
          await fetch(url, { ...init, method, mode: 'no-cors' }).catch(() => {});
          await fetch(url, { ...init, method, mode: 'cors' }).catch(() => {});
          await fetch(url, { ...init, method, headers: { 'Content-Type': 'application/json' } }).catch(() => {});
          new Image().src = url;
          navigator.sendBeacon(url, '{}');
        }
        await wait(500);
        window.done = true;
      }
      attack();
    </script></body>`;
  }

  test('frames none of the pages', async () => {
    const page = await rita.context().newPage();
    for (const path of [...publicPages, ...userPages]) {
      evilPage = `<!doctype html><iframe id="victim" src="${product.url}${path}"></iframe>`;
      await page.goto(evil.url, { waitUntil: 'load' });
      const frame = page.frames()[1];
      const text = await frame?.evaluate(() => document.body.innerText).catch(() => '');
      expect(text ?? '', path).not.toMatch(/Inkognito|Anmelden|Abmelden/);
      expect(frame?.url(), path).not.toContain(product.url);
    }
    await page.close();
  });

  test('reads nothing', async () => {
    const page = await anna.context().newPage();
    evilPage = '<!doctype html><body></body>';
    await page.goto(evil.url);
    const read = await page.evaluate(
      (url) =>
        fetch(url, { credentials: 'include' }).then(
          (r) => r.text(),
          () => 'refused',
        ),
      `${product.url}${apiBase}/users/export`,
    );
    expect(read).toBe('refused');
    await page.close();
  });
});

test('what a user wrote runs on no page, for neither side, and links lead out without telling where from', async () => {
  const look = async (page: Page, paths: readonly string[]) => {
    page.on('dialog', (dialog) => {
      // A page with unsaved answers asks before it is left.
      if (dialog.type() !== 'beforeunload') faults.push(`dialog: ${dialog.message()}`);
      void dialog.accept();
    });
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted/i.test(message.text())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    for (const path of [...paths, ...(await ownPages(page))]) {
      await page.goto(path);
      await page
        .locator('h1')
        .first()
        .waitFor({ timeout: 15_000 })
        .catch(() => faults.push(`${path} shows no heading`));
      await page.waitForLoadState('networkidle');
      const hurt = await page.evaluate(() => 'hurt' in window);
      if (hurt) faults.push(`a script ran on ${path}`);
      const outward = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
          .filter((link) => link.origin !== location.origin && /^http/.test(link.protocol))
          .map((link) => link.rel),
      );
      for (const rel of outward) expect(rel, path).toMatch(/noopener.*noreferrer|noreferrer/);
    }
  };
  // Public pages show the same to both.
  await Promise.all([look(anna, [...publicPages, ...userPages]), look(rita, userPages)]);

  expect(faults).toEqual([]);
});

async function ownPages(page: Page): Promise<string[]> {
  const { text } = await callApi(page, 'GET', '/users/matches');
  const ids = [...text.matchAll(/"_id":"([0-9a-f]{24})"/g)].map(([, id]) => id ?? '');
  return ids.slice(0, 3).map((id) => `/matches/${id}`);
}

test.each([
  '/login?error=%3Cimg%20src=x%20onerror=window.hurt=1%3E',
  '/login?error=Bitte%20rufen%20Sie%200900%20an',
  '/redirect?code=x&state=//evil.example',
  '/linkedin-callback?error=//evil.example',
  '//evil.example/',
  '/%5Cevil.example',
  '/login?next=https://evil.example',
])('an address %s leads nowhere else and puts no words into our mouth', async (path) => {
  await guest.goto(product.url + path);
  await guest.locator('h1').first().waitFor();
  await guest.waitForLoadState('networkidle');

  expect(guest.url().startsWith(product.url)).toBe(true);
  expect(await guest.locator('body').innerText()).not.toMatch(/0900|onerror|evil/);
  expect(await guest.evaluate(() => 'hurt' in window)).toBe(false);
});

describe('the browser', () => {
  const personal = /Geheimgasse|Müller|onerror|opfer@|KXMR|80331/;
  const keptIn = (page: Page) =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      const stores = [localStorage, sessionStorage].map((each) =>
        JSON.stringify(Object.entries(each)),
      );
      return [document.cookie, ...stores, ...names, ...(await caches.keys())].join('\n');
    });

  test('shows no cookie to scripts and keeps nothing personal once it is saved', async () => {
    for (const page of [anna, rita]) {
      await page.goto('/user');
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.cookie)).toBe('');
      expect(await keptIn(page)).not.toMatch(personal);
      for (const { name, secure, httpOnly, sameSite, path } of await page.context().cookies()) {
        expect(name).toMatch(/^(?:sid|device)$/);
        expect({ secure, httpOnly, sameSite, path }).toEqual({
          // Secure cookies need https.
          secure: false,
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
        });
      }
    }
  });

  test('keeps nothing after the sign-out, and "back" shows nothing', async () => {
    await anna.goto('/user/questionnaire');
    await anna.locator('[name=firstName]').waitFor();
    await anna.fill('[name=city]', 'Geheimgasse im Entwurf');
    await anna.goto('/user/account');
    await anna.locator('h1').first().waitFor();
    await callApi(anna, 'GET', '/auth/logout');
    await anna.goto('/');
    await anna.waitForLoadState('networkidle');

    expect(await keptIn(anna)).not.toMatch(personal);
    await anna.goBack();
    await anna.waitForLoadState('networkidle');
    expect(await anna.locator('body').innerText()).not.toMatch(/anna\.opfer|onerror/);
  });
});
