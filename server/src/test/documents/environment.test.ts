import { expect, test } from 'vitest';
import { firstColumn, read } from './files.ts';

/** The names in the schema of `config.ts`, with their defaults. */
function readSchema(): Map<string, string | undefined> {
  const source = read('server/src/config.ts');
  const schema = /^const environment = z\.object\(\{\n([\s\S]*?)^\}\);/m.exec(source)?.[1] ?? '';
  const entries = schema.split(/^ {2}(?=[A-Z])/m).filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const [name = ''] = entry.split(':');
      const value = /\.default\('?([^')]*)'?\)/.exec(entry)?.[1];
      return [name, value?.replaceAll('_', '')];
    }),
  );
}

const schema = readSchema();
const operations = read('docs/operations.md');
const settings = operations.slice(operations.indexOf('## Settings'), operations.indexOf('## TLS'));

test('the table of settings has every variable that the server reads, and no other', () => {
  expect(schema.size).toBeGreaterThan(20);
  expect(firstColumn(settings).sort()).toEqual([...schema.keys()].sort());
});

test('the table of settings tells the true defaults', () => {
  for (const [name, value] of schema) {
    if (value === undefined) continue;
    const row = settings.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    expect(row.split('|')[2]?.trim(), name).toBe(`\`${value}\``);
  }
});

test('.env.example has the same variables, but for NODE_ENV, with the same defaults', () => {
  const lines = read('.env.example').split('\n');
  const given = new Map(
    lines
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => {
        const [name = '', ...value] = line.split('=');
        return [name, value.join('=')];
      }),
  );

  expect([...given.keys(), 'NODE_ENV'].sort()).toEqual([...schema.keys()].sort());
  for (const [name, value] of given) {
    if (schema.get(name) !== undefined) expect(value, name).toBe(schema.get(name));
  }
});
