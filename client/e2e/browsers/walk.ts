import type { StandInProvider } from '../../../server/src/test/standInProvider.ts';
import type { RunningProduct } from '../startProduct.ts';
import type { InstalledBrowser, Tab } from './tab.ts';

export type Walk = {
  browser: InstalledBrowser;
  url: string;
  mails: RunningProduct['mails'];
  /** For files to upload. */
  folder: string;
  provider: StandInProvider;
  step: Step;
};

type Step = (tab: Tab, name: string, take: () => Promise<void>) => Promise<void>;

export const seeker = 'anna.m';

export function stepsOf(tab: Tab, step: Step, who: string) {
  return (name: string, take: () => Promise<void>) => step(tab, `${who}: ${name}`, take);
}

export async function holds(tab: Tab, expression: string): Promise<boolean> {
  return (await tab.run(`return ${expression}`)) === true;
}

export const pageFits =
  'document.documentElement.scrollWidth <= document.documentElement.clientWidth';
/** A dialog is open, and neither it nor the page behind it overflows the window. */
export const dialogFits = `(() => {
  const box = document.querySelector('dialog:modal')?.getBoundingClientRect();
  return Boolean(box) && box.width > 0 && box.left >= 0 && box.right <= innerWidth && ${pageFits};
})()`;

export async function closeByEscape(tab: Tab, opener: string): Promise<void> {
  await tab.driver.press('Escape');
  await tab.until('the dialog is closed', () =>
    holds(tab, `document.querySelector('dialog:modal') === null`),
  );
  await tab.until(`the focus is on "${opener}"`, () =>
    holds(tab, `document.activeElement.textContent.includes(${JSON.stringify(opener)})`),
  );
}
