import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const tokens = readFileSync(join(source, 'ui/tokens.css'), 'utf8');
const breakpoints = [...tokens.matchAll(/--breakpoint-\d+: (\d+px);/g)].map(([, width]) => width);

const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);
const queries = sheets.flatMap((file) =>
  [...readFileSync(join(source, file), 'utf8').matchAll(/@media[^{]*width[^{]*/g)].map(
    ([query]) => [file, query.trim()] as const,
  ),
);

test.each(queries)('%s asks for a breakpoint: %s', (_, query) => {
  const width = /^@media \(width (?:<|>=) (\d+px)\)$/.exec(query)?.[1];

  expect(breakpoints).toContain(width);
});

test('every breakpoint is asked for', () => {
  const asked = queries.map(([, query]) => /\d+px/.exec(query)?.[0]);

  expect(new Set(asked)).toEqual(new Set(breakpoints));
});

const sizes = new Set(
  [...tokens.matchAll(/--(text-[\w-]+):/g)].map(([, name]) => `var(--${name})`),
);
const ownScale = [
  'inherit',
  // Drawn to scale: initials in a picture, the figures in a ring.
  'calc(var(--size) * 0.42)',
  '27px',
  '22px',
];

test('every size of text is one of the table', () => {
  const others = sheets.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/font(?:-size)?: ([^;]+);/g)]
      .map(([, size]) => size)
      .filter((size) => size !== undefined && !sizes.has(size) && !ownScale.includes(size))
      .map((size) => `${file}: ${size}`),
  );

  expect(others).toEqual([]);
});

test('only pages for visitors use the large sizes', () => {
  const large = sheets.filter(
    (file) =>
      /var\(--text-(?:lead|poster|display)/.test(readFileSync(join(source, file), 'utf8')) &&
      !file.startsWith('app/'),
  );

  expect(large).toEqual([]);
});
