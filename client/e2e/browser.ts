// Where the browser of the browser tests comes from.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const usualPlaces: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    // Without what draws a window, tests take a fifth less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
    ]),
};

interface BrowserProgram {
  executablePath: string;
  /** Variables the program needs besides those of this process. */
  env: Record<string, string>;
}

function installedBrowser(): BrowserProgram | null {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  const candidates = named ? [named] : (usualPlaces[process.platform] ?? []);
  const executablePath = candidates.find((path) => existsSync(path));
  return executablePath === undefined ? null : { executablePath, env: {} };
}

/** Runs `work` with these variables set, and undoes every change to the environment after it. */
async function withEnvironment<T>(
  variables: Record<string, string>,
  work: () => Promise<T>,
): Promise<T> {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
    }
    Object.assign(process.env, before);
  }
}

async function unpackInto(target: string): Promise<void> {
  await mkdir(join(target, '..'), { recursive: true });
  const staging = await mkdtemp(`${target}-`);
  // The package unpacks into TMPDIR, takes whatever lies there for complete, and brings its own
  // libraries only where it believes to be on AWS Lambda. It changes LD_LIBRARY_PATH as well.
  const variables = { TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await withEnvironment(variables, async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  });
  // Its font settings name the folder it unpacks into on Lambda.
  const fontSettings = join(staging, 'fonts/fonts.conf');
  const text = await readFile(fontSettings, 'utf8');
  await writeFile(fontSettings, text.replaceAll('/tmp/fonts', join(target, 'fonts')));
  // Two at once: the first to finish wins.
  await rename(staging, target).catch(async (error: unknown) => {
    await rm(staging, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  });
}

/** The Chromium inside the npm package, unpacked once for this checkout; Linux x64 only. */
async function packagedBrowser(): Promise<BrowserProgram> {
  const target = fileURLToPath(
    new URL('../../node_modules/.cache/packaged-chromium', import.meta.url),
  );
  if (!existsSync(target)) await unpackInto(target);
  return {
    executablePath: join(target, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(target, 'al2023/lib'),
      FONTCONFIG_PATH: join(target, 'fonts'),
    },
  };
}

/**
 * Starts a headless browser: the one CHROME_PATH names, else a Chromium or Chrome of this
 * machine, else the one from npm. `PACKAGED_CHROMIUM=1` goes straight to the last.
 * @throws with what to do when none of them is there or starts
 */
export async function launchBrowser(moreFlags: readonly string[] = []): Promise<Browser> {
  try {
    const installed = process.env.PACKAGED_CHROMIUM === '1' ? null : installedBrowser();
    const { executablePath, env } = installed ?? (await packagedBrowser());
    return await chromium.launch({
      executablePath,
      args: [...flags, ...moreFlags],
      env: { ...process.env, ...env },
    });
  } catch (error) {
    throw new Error(
      'No browser could be started for the browser tests. Install Chromium ' +
        '(Debian: apt-get install chromium-headless-shell fonts-liberation) or name one in CHROME_PATH.',
      { cause: error },
    );
  }
}
