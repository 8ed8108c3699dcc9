// What the tests of documents read.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from '@inkognito/shared/schema/zod';

export const root = resolve(import.meta.dirname, '../../../..');

export const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

const names = z.record(z.string(), z.string()).default({});
const manifest = z.object({ scripts: names, dependencies: names, devDependencies: names });

export const readManifest = (folder: string) =>
  manifest.parse(JSON.parse(read(`${folder}/package.json`)));

/** Every document of the product, whether committed yet or not. */
export function listDocuments(): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/** The text in back quotes in the first column of every table. */
export function firstColumn(document: string): string[] {
  const cells = document.split('\n').flatMap((line) => /^\|([^|]*)\|/.exec(line)?.[1] ?? []);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}
