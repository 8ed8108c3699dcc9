import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import unseen from './test/unseenPairs.json' with { type: 'json' };
import { hostileTitles, timeReading } from './test/hostileTitles.ts';

const usual = [...unseen.same, ...unseen.other].flat();

const medianOf = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0;

test('no title takes much longer to read than usual ones, however it is made', () => {
  const medianMs = medianOf(usual.map((title) => timeReading(title).ms));
  const [worst] = hostileTitles(2_026).findSlowest(200);

  const { ms } = worst ?? { ms: Infinity };
  // Both on the same machine in the same minute, as busy as other tests keep it: quiet, the ratio is some ten.
  expect(ms / medianMs).toBeLessThan(40);
});

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

/** Lexicon, index and encoder together with the code that reads them, in a process that holds nothing else. */
test('lexicon and encoder together take little memory', async () => {
  const megabyte = 1024 * 1024;
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--expose-gc', '--import', import.meta.resolve('tsx'), '--input-type=module'],
    ...['--eval', probe, new URL('./readTitle.ts', import.meta.url).href],
  ]);

  expect(Number(stdout)).toBeGreaterThan(3 * megabyte);
  expect(Number(stdout)).toBeLessThan(32 * megabyte);
});
