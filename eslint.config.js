import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The five domains in their order: each may import what stands before it, never what comes after. */
const domains = ['user', 'auth', 'job', 'questionnaire', 'matching'];

/** A zone: files in `room` may not import anything whose path matches one of `group`. */
const zone = (room, group, message) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/src/test/**'],
  rules: {
    'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
  },
});

const laterDomains = (domain) =>
  domains.slice(domains.indexOf(domain) + 1).map((later) => `**/${later}/**`);

const domainZones = domains.flatMap((domain) => [
  zone(
    `server/src/${domain}`,
    [...laterDomains(domain), '**/app.ts', '**/client/**'],
    'A server domain may import itself, http, errors, shared and the domains on its left.',
  ),
  zone(
    `client/src/${domain}`,
    [...laterDomains(domain), '**/app/**', '!**/app/paths.ts', '**/server/**'],
    'A client domain may import itself, ui, lib, app/paths.ts, shared and the domains on its left.',
  ),
]);

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
  { files: ['server/scripts/**', 'server/faults/run.ts'], rules: { 'no-console': 'off' } },
  zone(
    'shared/src',
    ['node:*', 'express', 'mongoose', 'react', 'react-*', 'axios', '**/server/**', '**/client/**'],
    'shared imports zod and itself only.',
  ),
  zone(
    'server/src/http',
    [...domains.map((domain) => `**/${domain}/**`), '**/app.ts'],
    'http knows Express and no domain.',
  ),
  {
    files: ['deploy/mongo/*.js'],
    languageOptions: { globals: { connect: 'readonly', print: 'readonly', quit: 'readonly' } },
  },
  zone(
    'server/src/metrics',
    [...domains.map((domain) => `**/${domain}/**`), '**/app.ts'],
    'metrics watches from outside and knows no domain.',
  ),
  zone(
    'server/src/mail',
    [...domains.map((domain) => `**/${domain}/**`), '**/app.ts'],
    'mail carries letters and knows no domain.',
  ),
  zone(
    'server/src/matching/rules',
    ['express', 'mongoose', 'node:*', '**/*.model.ts', '**/*.service.ts', '**/http/**'],
    'A rule is pure: it sees values only.',
  ),
  zone(
    'client/src/ui',
    [...domains.map((domain) => `**/${domain}/**`), '**/app/**'],
    'ui could ship in another product.',
  ),
  zone(
    'client/src/lib',
    [...domains.map((domain) => `**/${domain}/**`), '**/app/**'],
    'lib knows no domain.',
  ),
  zone('client/src/app', ['**/server/**'], 'The client never imports the server.'),
  ...domainZones,
);
