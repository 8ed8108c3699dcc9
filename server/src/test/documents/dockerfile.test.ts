import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { endpoints } from '@inkognito/shared/endpoints';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';
import { read, root } from './files.ts';

type Instruction = { word: string; rest: string };

/** Instructions with continued lines joined and comments left out, one list a stage. */
function readStages(): Instruction[][] {
  const lines = read('Dockerfile')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [word = '', ...rest] = line.split(' ');
    if (word === 'FROM') stages.push([]);
    stages.at(-1)?.push({ word, rest: rest.join(' ') });
  }
  return stages;
}

const stages = readStages();
const last = stages.at(-1) ?? [];
const valuesOf = (word: string, stage = last) =>
  stage.filter((instruction) => instruction.word === word).map(({ rest }) => rest);

test('the Dockerfile is well formed', () => {
  expect(validate(read('Dockerfile'))).toEqual([]);
});

test('the image runs the server itself, as somebody without rights, and can be asked to end', () => {
  expect(valuesOf('USER')).toEqual(['node']);
  expect(valuesOf('STOPSIGNAL')).toEqual(['SIGTERM']);
  // No shell in between, which would keep the signal to itself.
  expect(JSON.parse(valuesOf('CMD')[0] ?? '')).toEqual(['node', 'server/dist/main.js']);
  expect(valuesOf('ENV').join(' ')).toMatch(/NODE_ENV=production HOST=0\.0\.0\.0/);
});

test('its health check asks the address that tells whether requests can be served', () => {
  const [check = ''] = valuesOf('HEALTHCHECK');
  const command: unknown = JSON.parse(check.slice(check.indexOf('[')));

  expect(command).toEqual([
    'node',
    '-e',
    expect.stringContaining(`/api/v1${endpoints.health.path}`),
  ]);
});

test('the last stage holds what was built and the libraries that run it, and nothing else', () => {
  const copied = valuesOf('COPY');

  expect(copied.every((copy) => copy.startsWith('--from='))).toBe(true);
  expect(copied.map((copy) => copy.split(' ').at(-1))).toEqual([
    'node_modules',
    'server',
    'server/dist',
    'client/dist',
  ]);
  const installed = stages.flatMap((stage) => valuesOf('RUN', stage)).join('\n');
  expect(installed).toContain('npm ci --omit=dev');
  expect(installed).toMatch(/npm uninstall .* mongodb-memory-server-core/);
});

test('what is copied into a stage exists, and every workspace is installed', () => {
  const sources = stages
    .flatMap((stage) => valuesOf('COPY', stage))
    .filter((copy) => !copy.startsWith('--from='))
    .flatMap((copy) => copy.split(' ').slice(0, -1));

  expect(sources.filter((source) => !existsSync(resolve(root, source)))).toEqual([]);
  for (const workspace of ['shared', 'server', 'client']) {
    expect(sources).toContain(`${workspace}/package.json`);
  }
});

test('no secret, no data and no library of this machine comes into the build', () => {
  const rules = read('.dockerignore').split('\n');

  expect(rules[0]).toBe('*');
  expect(rules).toContain('**/node_modules');
  expect(rules.filter((rule) => rule.startsWith('!')).sort()).toEqual(
    ['client', 'package-lock.json', 'package.json', 'server', 'shared', 'tsconfig.base.json'].map(
      (name) => `!${name}`,
    ),
  );
});

test('every base image names its version', () => {
  const images = stages.map((stage) => valuesOf('FROM', stage)[0] ?? '');
  const outside = images.filter((image) => image.includes(':'));

  expect(outside).not.toHaveLength(0);
  expect(outside.every((image) => image.startsWith('node:20-bookworm-slim'))).toBe(true);
});
