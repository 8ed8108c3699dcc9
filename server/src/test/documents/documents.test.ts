import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import '../../app.ts';
import { firstColumn, listDocuments, read, readManifest, root } from './files.ts';

const documents = listDocuments();
const { scripts } = readManifest('.');

/** What stands in code, in blocks and in lines. */
const codeOf = (text: string) =>
  [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map(([code]) => code).join('\n');

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names only npm scripts that there are', () => {
    const calls = [
      ...codeOf(text).matchAll(/\bnpm (?:run (?:--silent )?([\w:]+)|(test|start)\b)/g),
    ];
    const missing = calls
      .map(([, run, short]) => run ?? short ?? '')
      .filter((name) => !(name in scripts));

    expect(missing).toEqual([]);
  });

  test('links only to files that there are', () => {
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)].map(
      ([, target = '']) => target,
    );
    const files = targets.filter((target) => !/^[a-z]+:/.test(target));
    const missing = files.filter((file) => !existsSync(resolve(root, dirname(document), file)));

    expect(missing).toEqual([]);
  });
});

test('every npm script leads to a file that there is', () => {
  const files = Object.values(scripts).flatMap(
    (script) => script.match(/[\w/]+\.(?:ts|mjs)\b/g) ?? [],
  );

  expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
});

test('every npm script that a person calls is explained', () => {
  const explained = documents.map(read).map(codeOf).join('\n');
  const called = Object.keys(scripts).filter((name) => !/^(?:pre|post)/.test(name));
  const silent = called.filter(
    (name) => !new RegExp(`npm (?:run (?:--silent )?)?${name}\\b`).test(explained),
  );

  // `npm run check` runs both.
  expect(silent).toEqual(['typecheck', 'lint']);
});

test('the data model names every collection', () => {
  const named = firstColumn(read('docs/architecture.md'));
  const stored = Object.values(mongoose.models).map((model) => model.collection.name);

  expect(stored.filter((name) => !named.includes(name))).toEqual([]);
});

test('every direct dependency has its reason, and none is named that is gone', () => {
  const folders = ['.', 'server', 'client', 'shared'];
  const direct = folders
    .map(readManifest)
    .flatMap(({ dependencies, devDependencies }) => [
      ...Object.keys(dependencies),
      ...Object.keys(devDependencies),
    ]);
  const ours = new Set(direct.filter((name) => !name.startsWith('@inkognito/')));

  expect(new Set(firstColumn(read('docs/dependencies.md')))).toEqual(ours);
});
