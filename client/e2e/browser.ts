import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Browser, chromium } from 'playwright-core';

const run = promisify(execFile);

/** Too large to install; fetched where the machine has no browser. */
const packedBrowser = '@sparticuz/chromium@147.0.0';
const unpack = "await (await import('@sparticuz/chromium')).default.executablePath()";

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
    // Without window rendering, tests are a fifth faster.
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
  /** In addition to those of this process. */
  env: Record<string, string>;
}

function installedBrowser(): BrowserProgram | null {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH names no file: ${named}`);
  const candidates = named ? [named] : (usualPlaces[process.platform] ?? []);
  const executablePath = candidates.find((path) => existsSync(path));
  return executablePath === undefined ? null : { executablePath, env: {} };
}

async function unpackInto(target: string): Promise<void> {
  await mkdir(join(target, '..'), { recursive: true });
  const staging = await mkdtemp(`${target}-`);
  const packages = join(staging, 'packages');
  try {
    await run('npm', ['install', '--prefix', packages, '--no-audit', '--no-fund', packedBrowser]);
    // The package unpacks into TMPDIR, trusts what is there, and adds its libraries only on AWS Lambda.
    await run(process.execPath, ['--input-type=module', '--eval', unpack], {
      cwd: packages,
      env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    await rm(packages, { recursive: true });
    // Its font settings name the folder it unpacks into on Lambda.
    const fontSettings = join(staging, 'fonts/fonts.conf');
    const text = await readFile(fontSettings, 'utf8');
    await writeFile(fontSettings, text.replaceAll('/tmp/fonts', join(target, 'fonts')));
    await rename(staging, target);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    // With two concurrent runs, the first to finish wins.
    if (!existsSync(target)) throw error;
  }
}

/** Fetched and unpacked once per checkout; Linux x64 only. */
async function packagedBrowser(): Promise<BrowserProgram> {
  const target = fileURLToPath(
    new URL(`../../node_modules/.cache/${packedBrowser}`, import.meta.url),
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

/** Tries CHROME_PATH, then an installed Chromium or Chrome, then npm's (`PACKAGED_CHROMIUM=1`: only that). @throws */
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
