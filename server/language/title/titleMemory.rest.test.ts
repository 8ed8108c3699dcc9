import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const megabyte = 1024 * 1024;

const probe = `
  const used = () => {
    for (let turn = 0; turn < 4; turn += 1) gc();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const before = used();
  const { readTitle } = await import(process.argv[1]);
  readTitle('Bäcker');
  console.log(used() - before);
`;

const readTitle = new URL('./readTitle.ts', import.meta.url).href;

/** In bytes, in a process that holds nothing else: lexicon, index and encoder together with the code that reads them. */
async function measureTitleMemory(): Promise<number> {
  const options = ['--expose-gc', '--import', import.meta.resolve('tsx'), '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...options,
    ...['--eval', probe, readTitle],
  ]);
  return Number(stdout);
}

test('lexicon and encoder together take little memory', async () => {
  const bytes = await measureTitleMemory();

  process.stdout.write(`memory of lexicon and encoder: ${(bytes / megabyte).toFixed(1)} MB\n`);
  expect(bytes).toBeGreaterThan(3 * megabyte);
  expect(bytes).toBeLessThan(32 * megabyte);
});
