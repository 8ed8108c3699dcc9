import { defineConfig } from 'oxlint';

/** The domains in their order: each may import what stands before it, never what comes after. */
const domains = ['user', 'auth', 'job', 'questionnaire', 'matching', 'report', 'account'];
/** The server looks up what a report is about; on the pages it is a dialog that others open. */
const clientDomains = ['user', 'report', 'auth', 'job', 'questionnaire', 'matching', 'account'];
/** What understands the world and knows no domain, no database and no HTTP. */
const libraries = ['title', 'place', 'text', 'reading'];

/** Files in `room` may not import anything whose path matches one of `group`. */
const zone = (room, group, message) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
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
      `server/language/${library}`,
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

/** Beside the correctness category: what a strict project of types asks for. */
const strictTypes = Object.fromEntries(
  `ban-ts-comment consistent-type-imports no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any
  no-extraneous-class no-generated-empty-object-type no-invalid-void-type no-misused-promises no-mixed-enums
  no-namespace no-non-null-asserted-nullish-coalescing no-non-null-assertion no-require-imports
  no-unnecessary-boolean-literal-compare no-unnecessary-condition no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
  no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call
  no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return only-throw-error
  prefer-literal-enum-member prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type
  related-getter-setter-pairs require-await restrict-plus-operands  unified-signatures
  use-unknown-in-catch-callback-variable`
    .split(/\s+/)
    .map((name) => [`typescript/${name}`, 'error']),
);

const limits = { skipBlankLines: true, skipComments: true };

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['**/dist', '**/.data', '**/coverage', '**/screenshots'],
  rules: {
    // A Mongoose query that nobody awaits never runs; only this setting sees it.
    'typescript/no-floating-promises': ['error', { checkThenables: true }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    // Names and ids sort as they are.
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // The types say it, casts included.
    'no-unsafe-optional-chaining': 'off',
    // The usual way to leave a field out.
    'no-unused-vars': ['error', { ignoreRestSiblings: true }],
    eqeqeq: 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-console': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-regex-spaces': 'error',
    'no-useless-assignment': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'preserve-caught-error': 'error',
    'max-depth': ['error', 4],
    'max-lines': ['error', { max: 300, ...limits }],
    'max-lines-per-function': ['error', { max: 60, ...limits }],
    'max-params': ['error', 5],
  },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: strictTypes },
    {
      files: ['client/src/**/*.tsx'],
      plugins: ['eslint', 'typescript', 'oxc', 'react', 'jsx-a11y'],
      rules: { 'max-lines-per-function': ['error', { max: 150, ...limits }] },
    },
    ...zones,
    {
      files: ['**/*.test.{ts,tsx}', '**/src/test/**', 'client/e2e/**'],
      rules: {
        'max-lines': ['error', { max: 400, ...limits }],
        'max-lines-per-function': 'off',
        'no-restricted-imports': 'off',
      },
    },
    {
      files: [
        '**/*.{js,mjs}',
        'server/scripts/**',
        'server/language/training/**',
        'server/quality/{bench,sharded}/**',
      ],
      rules: { 'no-console': 'off' },
    },
  ],
});
