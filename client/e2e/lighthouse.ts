// npm run lighthouse: scores of the most visited pages (mobile, median of three runs). Too large to install, so by npx.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Browser, Cookie } from 'playwright-core';
import { chooseFreePort } from '../../server/embedded/freePort.ts';
import { launchBrowser } from './browser.ts';
import { fillQuestionnaire, openPage, signUp } from './people.ts';
import { startProduct } from './startProduct.ts';

const version = 'lighthouse@12.8.2';
const runs = 3;
/** On a busy machine a run may fail. */
const triesPerRun = 3;
const reportMaxBytes = 50_000_000;

/** A profile is hidden from search engines on purpose. */
const pages = [
  { path: '/', seo: 100, signedIn: false },
  { path: '/login', seo: 100, signedIn: false },
  { path: '/anna.m', seo: 0, signedIn: false },
  { path: '/user', seo: 0, signedIn: true },
];
/** Minimum scores of every page. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100 };

const metrics = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
};

type Report = {
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>;
  audits: Record<string, Audit>;
};
type Audit = {
  score: number | null;
  title: string;
  numericValue?: number;
  details?: { items?: { description?: string }[] };
};

async function audit(url: string, debuggingPort: number): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', version, url, `--port=${debuggingPort}`, '--quiet', '--output=json'],
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { maxBuffer: reportMaxBytes },
  );
  // The format belongs to the version named above.
  const report = JSON.parse(stdout) as Report;
  // Without a session Lighthouse would be redirected and measure another page.
  if (report.finalDisplayedUrl !== url)
    throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return report;
}

async function auditAgain(url: string, debuggingPort: number, tries = 1): Promise<Report> {
  try {
    return await audit(url, debuggingPort);
  } catch (error) {
    if (tries === triesPerRun) throw error;
    return auditAgain(url, debuggingPort, tries + 1);
  }
}

const scoreOf = (report: Report, category: string) =>
  Math.round((report.categories[category]?.score ?? 0) * 100);

function median(reports: Report[]): Report {
  const sorted = reports.toSorted(
    (one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'),
  );
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('no run of Lighthouse');
  return middle;
}

function row(report: Report): Record<string, number> {
  const scores = Object.keys(report.categories).map((name) => [name, scoreOf(report, name)]);
  const measured = Object.entries(metrics).map(([id, label]) => [
    label,
    Number((report.audits[id]?.numericValue ?? 0).toFixed(label === 'CLS' ? 3 : 0)),
  ]);
  return Object.fromEntries([...scores, ...measured]) as Record<string, number>;
}

function complaints(report: Report): string[] {
  return ['accessibility', 'best-practices', 'seo']
    .flatMap((name) => report.categories[name]?.auditRefs ?? [])
    .flatMap(({ id }) => report.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ title, details }) => {
      const seen = details?.items?.flatMap(({ description }) => description ?? []) ?? [];
      return [title, ...seen].join('\n  ');
    });
}

async function setCookies(browser: Browser, url: string, cookies: Cookie[]): Promise<void> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', {
    cookies: cookies.map(({ name, value, path, httpOnly, secure }) => {
      return { url, name, value, path, httpOnly, secure };
    }),
  });
  await session.detach();
}

const port = await chooseFreePort('127.0.0.1');
const [product, browser] = await Promise.all([
  startProduct(),
  launchBrowser([`--remote-debugging-port=${port}`]),
]);
try {
  const anna = await openPage(browser, product.url);
  await signUp(anna, 'anna.m', 'jobSeeker');
  await fillQuestionnaire(anna);
  await anna.getByRole('button', { name: 'Fragebogen speichern' }).click();
  await anna.waitForURL('**/user/automations');
  const cookies = await anna.context().cookies();
  await anna.context().close();

  const table: Record<string, Record<string, number>> = {};
  for (const { path, seo, signedIn } of pages) {
    const reports: Report[] = [];
    while (reports.length < runs) {
      // Lighthouse opens its pages outside of Anna's context and keeps no cookies.
      if (signedIn) await setCookies(browser, product.url, cookies);
      reports.push(await auditAgain(product.url + path, port));
    }
    const report = median(reports);
    table[path] = row(report);
    for (const [category, score] of Object.entries({ ...least, seo })) {
      if (scoreOf(report, category) < score) process.exitCode = 1;
    }
    for (const title of complaints(report)) process.stdout.write(`${path}: ${title}\n`);
  }
  // oxlint-disable-next-line no-console -- A table is what this command is for.
  console.table(table);
} finally {
  await browser.close();
  await product.stop();
}
