// The pictures of README.md: the demo's people in `docs/`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { chooseFreePort } from '../../server/embedded/freePort.ts';
import { plainEnvironment } from '../../server/src/test/plainEnvironment.ts';
import { openPage } from './people.ts';
import { itWasMe } from './visit.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wide = { width: 1280, height: 900 };
/** As high as the wide one beside it. */
const narrow = { width: 390, height: 900 };

type Demo = { url: string; output: string; process: ChildProcess };

export async function drawReadmePictures(browser: Browser, folder: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'inkognito-readme-'));
  const demo = await startDemo(dataDir);
  try {
    const draw = async (page: Page, name: string, size: typeof wide) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(folder, `${name}.png`) });
    };
    const printed = (words: string) => new RegExp(`${words}\\s+(.+)`).exec(demo.output)?.[1] ?? '';

    const guest = await openPage(browser, demo.url);
    await guest.goto(printed('private window:'));
    await guest.getByLabel('Text der Anzeige oder Nachricht').waitFor();
    await draw(guest, 'phone', narrow);
    await answerAsPrinted(guest, demo.output);
    await guest.getByText('Glückwunsch, es ist ein Match!').waitFor();
    await guest.getByRole('link', { name: 'hier ist der Link' }).click();
    await guest.getByRole('button', { name: itWasMe }).click();
    await guest.locator('main a[href^="tel:"]').first().waitFor();
    await draw(guest, 'result', wide);

    const seeker = await openPage(browser, demo.url);
    await seeker.goto('/login');
    await seeker.fill('[name=username]', printed('job seeker'));
    await seeker.fill('[name=password]', printed('with the password'));
    await seeker.check('[name=consent]');
    await seeker.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await seeker.waitForURL('**/user');
    await seeker.getByRole('heading', { name: 'Ihre Angebote' }).waitFor();
    await draw(seeker, 'dashboard', wide);
  } finally {
    demo.process.kill('SIGTERM');
    await once(demo.process, 'exit');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

async function answerAsPrinted(page: Page, output: string): Promise<void> {
  const [, advertisement = ''] = /to paste there:\n+([\s\S]+?)\n\nThese people/.exec(output) ?? [];
  await page.getByLabel('Text der Anzeige oder Nachricht').fill(advertisement);
  await page.getByRole('button', { name: 'Auslesen' }).click();
  await page.getByText('Das haben wir gelesen.').waitFor();
  await page.getByRole('button', { name: 'Stelle vergleichen' }).click();
}

async function startDemo(dataDir: string): Promise<Demo> {
  // The default port if free, as the pictures show it.
  const url = `http://localhost:${await chooseFreePort('127.0.0.1', 3000)}`;
  const child = spawn(process.execPath, ['server/dist/demo.js'], {
    cwd: root,
    env: { ...plainEnvironment(), PORT: new URL(url).port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const demo = { url, output: '', process: child };
  for await (const line of createInterface(child.stdout)) {
    demo.output += `${line}\n`;
    if (line.startsWith('Ctrl+C')) return demo;
  }
  throw new Error(`The demo ended. It printed:\n${demo.output}`);
}
