import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The domains in their order: each may import what stands before it, never what comes after. */
const domains = ['user', 'auth', 'job', 'questionnaire', 'matching', 'report', 'account'];
/** The server looks up what a report is about; on the pages it is a dialog that others open. */
const clientDomains = ['user', 'report', 'auth', 'job', 'questionnaire', 'matching', 'account'];
/** What understands the world and knows no domain, no database and no HTTP. */
const libraries = ['title', 'place', 'text', 'reading'];

/** Files in `room` may not import anything whose path matches one of `group`. */
const zone = (room, group, message) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/test/**'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
  },
});

const anywhereIn = (folders) => folders.map((folder) => `**/${folder}/**`);
const app = ['**/app.ts', '**/app/**'];

const zones = [
  ...domains.map((domain, index) =>
    zone(
      `server/src/${domain}`,
      [...anywhereIn(domains.slice(index + 1)), ...app, '**/client/**'],
      'A server domain may import itself, http, errors, shared and the domains on its left.',
    ),
  ),
  ...clientDomains.map((domain, index) =>
    zone(
      `client/src/${domain}`,
      [...anywhereIn(clientDomains.slice(index + 1)), ...app, '**/server/**'],
      'A client domain may import itself, ui, lib, shared and the domains on its left.',
    ),
  ),
  ...['http', 'database', 'journal', 'mail', 'metrics'].map((room) =>
    zone(
      `server/src/${room}`,
      [...anywhereIn(domains), ...app],
      `${room} serves every domain and knows none.`,
    ),
  ),
  ...libraries.map((library) =>
    zone(
      `server/src/${library}`,
      [
        ...['express', 'mongoose', '**/*.model.ts'],
        ...anywhereIn([...domains, 'http', 'database', 'journal', 'mail', 'metrics']),
      ],
      'A library understands the world: no domain, no database, no HTTP.',
    ),
  ),
  zone(
    'server/src/matching/rules',
    ['express', 'mongoose', 'node:*', '**/*.model.ts', '**/*.service.ts', '**/http/**'],
    'A rule is pure: it sees values only.',
  ),
  zone(
    'server/embedded',
    [...anywhereIn(domains), ...app],
    'What runs a mongod knows nothing of the product.',
  ),
  ...['ui', 'lib'].map((room) =>
    zone(
      `client/src/${room}`,
      [...anywhereIn(domains), ...app],
      `${room} could ship in another product: it knows no domain.`,
    ),
  ),
  zone('client/src/app', ['**/server/**'], 'The client never imports the server.'),
  zone(
    'shared/src',
    ['node:*', 'express', 'mongoose', 'react', 'react-*', 'axios', '**/server/**', '**/client/**'],
    'shared imports zod and itself only.',
  ),
];

export default defineConfig(
  globalIgnores(['**/dist', '**/.data', '**/coverage', '**/screenshots']),
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', '*.ts', 'scripts/*.{mjs,ts}', 'deploy/mongo/*.js'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // A Mongoose query that nobody awaits never runs; only this setting sees it.
      '@typescript-eslint/no-floating-promises': ['error', { checkThenables: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Mongoose, its ids and its dates take plain values where their types name classes.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // We have no enums (erasableSyntaxOnly), and this rule alone took a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // The usual way to leave a field out.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      eqeqeq: 'error',
      'max-depth': ['error', 4],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 5],
      'no-console': 'error',
    },
  },
  {
    files: ['client/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    rules: {
      'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/src/test/**', 'client/e2e/**'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['server/scripts/**', 'server/{faults,sharded}/run.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['deploy/mongo/*.js'],
    languageOptions: { globals: { connect: 'readonly', print: 'readonly', quit: 'readonly' } },
  },
  ...zones,
);
