import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { listDocuments, read, root } from './files.ts';

test.each(listDocuments())('%s links only to files that there are', (document) => {
  const targets = [...read(document).matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(
    ([, target = '']) => target,
  );
  const files = targets.filter((target) => !/^[a-z]+:/.test(target));
  const missing = files.filter((file) => !existsSync(resolve(root, dirname(document), file)));

  expect(missing).toEqual([]);
});
