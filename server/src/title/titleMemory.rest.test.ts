import { expect, test } from 'vitest';
import { measureTitleMemory } from './test/measureMemory.ts';

const megabyte = 1024 * 1024;

test('lexicon and encoder together take little memory', async () => {
  const bytes = await measureTitleMemory();

  process.stdout.write(`memory of lexicon and encoder: ${(bytes / megabyte).toFixed(1)} MB\n`);
  expect(bytes).toBeGreaterThan(3 * megabyte);
  expect(bytes).toBeLessThan(14 * megabyte);
});
