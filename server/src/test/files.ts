import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../../..');

/** Path from the repository's root. */
export const read = (path: string): string => readFileSync(resolve(root, path), 'utf8');
