import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { faults } from '../faults/faults.ts';
import { checklist, elsewhere } from './checklist.ts';
import { findings } from './findings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
const allLines = [
  ...numbered('I', 12),
  ...numbered('S', 12),
  ...numbered('A', 12),
  ...numbered('L', 6),
  ...numbered('D', 12),
  ...['4', '5', '6'],
  ...numbered('U', 7),
];

test('every line of the checklist has a test that exists, or a written reason', () => {
  const answered = [...checklist.map(({ line }) => line), ...Object.keys(elsewhere)];
  const missing = checklist
    .flatMap(({ files }) => files)
    .filter((file) => !existsSync(join(root, file)));

  expect([...answered].sort()).toEqual([...allLines].sort());
  expect(missing).toEqual([]);
});

test('every finding is measured by a test of its line', () => {
  const unmeasured = Object.entries(findings)
    .filter(([name, { line }]) => {
      const files = checklist.find((each) => each.line === line)?.files ?? [];
      return !files.some((file) =>
        new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8')),
      );
    })
    .map(([name]) => name);

  expect(unmeasured).toEqual([]);
});

const page = readFileSync(join(root, 'docs/security.md'), 'utf8');

test('the page for those who run it names every line', () => {
  for (const line of allLines) expect(page, line).toMatch(new RegExp(`\\b${line}\\b`));
});

test('every test that the page names exists', () => {
  const named = page
    .split('\n')
    .filter((row) => /^\| (?:[A-Z]\d|\d )/.test(row))
    .flatMap(
      (row) =>
        row
          .split('|')
          .at(3)
          ?.match(/`[^`]+`/g) ?? [],
    )
    .map((word) => word.slice(1, -1));
  const places = (name: string) => [
    name,
    `${name}.attack.test.ts`,
    `server/attack/${name}.attack.test.ts`,
    `server/src/test/api/${name}.test.ts`,
  ];
  const scripts = readFileSync(join(root, 'package.json'), 'utf8');

  const missing = named.filter(
    (name) =>
      !places(name).some((place) => existsSync(join(root, place))) &&
      !scripts.includes(`"${name.replace('npm run ', '')}"`),
  );
  const faultFiles = faults.map(({ id }) => id).filter((id) => !page.includes(`| ${id} `));

  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
  expect(faultFiles).toEqual([]);
});
