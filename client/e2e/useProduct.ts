import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type RunningProduct, shareProduct } from './startProduct.ts';

export let product: RunningProduct;
export let browser: Browser;

let launched: Promise<Browser> | undefined;

/** For the tests of a file: a product without data and a browser without pages, both kept for the worker's next file. */
export function useProduct(environment: Readonly<Record<string, string>> = {}): void {
  beforeAll(async () => {
    launched ??= launchBrowser();
    [product, browser] = await Promise.all([shareProduct(environment), launched]);
  });
  afterAll(async () => {
    const contexts = (await launched)?.contexts() ?? [];
    await Promise.all(contexts.map((context) => context.close()));
  });
}
