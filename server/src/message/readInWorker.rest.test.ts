import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readInWorker } from './readInWorker.ts';

const relativeImport =
  /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';|import\('(\.[^']+)'\)/gm;

function filesOf(program: URL, known = new Set<string>()): Set<string> {
  const path = fileURLToPath(program);
  if (known.has(path) || !existsSync(path)) return known;
  known.add(path);
  for (const [, named = '', loaded = ''] of readFileSync(path, 'utf8').matchAll(relativeImport)) {
    filesOf(new URL(named || loaded, program), known);
  }
  return known;
}

test('the thread that answers requests has no code that reads texts', () => {
  const reads = (files: Set<string>) =>
    [...files].filter((path) => path.includes('/language/reading/'));

  expect(reads(filesOf(new URL('../main.ts', import.meta.url)))).toEqual([]);
  expect(reads(filesOf(new URL('./readingWorker.ts', import.meta.url))).length).toBeGreaterThan(20);
});

test('a text on which the worker dies is answered, and the next is read by a new one', async () => {
  const deadly = null as unknown as string;
  const next = 'Wir suchen einen Koch (m/w/d) in Ulm. Gehalt: 60.000 € im Jahr';

  const [failed, read] = await Promise.allSettled([readInWorker(deadly), readInWorker(next)]);

  expect(failed.status).toBe('rejected');
  expect(read).toMatchObject({ value: { reading: { answers: { salary: { min: 60 } } } } });
});

test('a text that takes longer than its deadline is answered, and so is the next', async () => {
  const endless = '65.000 € in Ulm '.repeat(1250);

  await expect(readInWorker(endless, 0)).rejects.toMatchObject({
    code: 'unavailable',
    status: 503,
  });
  await expect(readInWorker(endless)).resolves.toHaveProperty('reading.answers');
});
