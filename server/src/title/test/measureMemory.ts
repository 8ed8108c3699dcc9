// What the knowledge of titles takes in memory, measured in a process of its own that holds nothing else.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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

const readTitle = new URL('../readTitle.ts', import.meta.url).href;

/** In bytes: lexicon, index and encoder together with the code that reads them. */
export async function measureTitleMemory(): Promise<number> {
  const options = ['--expose-gc', '--import', import.meta.resolve('tsx'), '--input-type=module'];
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...options,
    ...['--eval', probe, readTitle],
  ]);
  return Number(stdout);
}
