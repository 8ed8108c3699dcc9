// npm run test:browsers: the journeys in Firefox and WebKit; `-- --shots` keeps every step in screenshots/browsers/.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { standInSettings, startStandInProvider } from '../../../server/src/test/standInProvider.ts';
import { startProduct } from '../startProduct.ts';
import { findFirefox } from './firefox.ts';
import { walkByProvider } from './providerJourney.ts';
import { walkAsRecruiter } from './recruiterJourney.ts';
import { walkAsSeeker, walkBack } from './seekerJourney.ts';
import type { InstalledBrowser, Tab } from './tab.ts';
import { findWebKit } from './webkit.ts';

const shots = fileURLToPath(new URL('../../../screenshots/browsers', import.meta.url));
const keepsAll = process.argv.includes('--shots');
const only = process.argv
  .slice(2)
  .find((word) => !word.startsWith('--'))
  ?.toLowerCase();

const wanted = [
  { name: 'Firefox', find: findFirefox, install: 'firefox-esr' },
  { name: 'WebKitGTK', find: findWebKit, install: 'webkit2gtk-driver xvfb' },
].filter(({ name }) => only === undefined || name.toLowerCase().startsWith(only));

const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Returns the number of steps. @throws with the failed step */
async function walk(browser: InstalledBrowser): Promise<number> {
  // A different site, as real providers are: browsers withhold some cookies after cross-site redirects.
  const provider = await startStandInProvider('127.0.0.1');
  const product = await startProduct(standInSettings(provider)).catch(async (error: unknown) => {
    await provider.stop();
    throw error;
  });
  const folder = await mkdtemp(join(tmpdir(), 'inkognito-browsers-'));
  let steps = 0;
  const step = async (tab: Tab, name: string, take: () => Promise<void>) => {
    steps += 1;
    const shoot = async () => {
      const file = `${browser.name}-${String(steps).padStart(2, '0')}.png`;
      await writeFile(join(shots, file), await tab.driver.shoot());
    };
    try {
      await take();
    } catch (error) {
      await shoot().catch(() => undefined);
      const where = await tab.path().catch(() => 'a page that does not answer');
      throw new Error(`step ${steps}, ${name}, at ${where}`, { cause: error });
    }
    if (keepsAll) {
      await tab.settles();
      await shoot();
    }
    say(`  ${String(steps).padStart(2)}  ${name}`);
  };
  const { url, mails } = product;
  const journey = { browser, url, mails, folder, provider, step };
  try {
    await walkAsRecruiter(journey, await walkAsSeeker(journey));
    await walkBack(journey);
    await walkByProvider(journey);
    return steps;
  } finally {
    await product.stop();
    await provider.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await mkdir(shots, { recursive: true });
const results: string[] = [];
for (const { name, find, install } of wanted) {
  try {
    const browser = await find();
    if (!browser) {
      results.push(`${name}: not run, as it is not installed (Debian: apt-get install ${install})`);
      continue;
    }
    say(`${name} ${browser.version}`);
    try {
      results.push(`${name} ${browser.version}: all ${await walk(browser)} steps`);
    } finally {
      await browser.stop();
    }
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${inspect(error)}\n`);
    results.push(`${name}: FAILED, ${error instanceof Error ? error.message : String(error)}`);
  }
}
say(`\n${results.join('\n')}`);
