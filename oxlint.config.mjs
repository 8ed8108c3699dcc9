import { defineConfig } from 'oxlint';

/**
 * The rooms in their order, each with its folders: a file may import what stands before its own folder, and its room.
 * Nothing imports back, so no two folders import each other.
 */
const rooms = {
  server: {
    database: [],
    http: ['server', 'limit', 'body', 'file', 'page', 'openApi'],
    mail: [],
    metrics: [],
    journal: [],
    user: ['shield', 'activity', 'file'],
    key: [],
    auth: ['session', 'email', 'provider', 'password'],
    recruiter: [],
    job: [],
    questionnaire: ['search'],
    matching: ['quota', 'search', 'release', 'comparison'],
    request: [],
    match: [],
    profile: [],
    posting: [],
    message: [],
    report: [],
    account: [],
  },
  client: {
    lib: ['form'],
    ui: ['field', 'dialog', 'form', 'page'],
    user: [],
    auth: ['key', 'mailedLink', 'provider', 'signup'],
    job: ['title', 'place', 'reading', 'summary'],
    questionnaire: [],
    report: [],
    matching: [],
    release: [],
    match: ['block', 'list', 'activity', 'posting'],
    request: [],
    message: [],
    comparison: ['result', 'profile'],
    account: ['credentials', 'identity', 'notification', 'automations', 'welcome'],
    dashboard: ['news'],
    app: ['legal', 'landing', 'frame'],
  },
};
/** What understands the world, in its order: no room, no HTTP, no database. */
const libraries = ['text', 'place', 'title', 'reading'];

/** Files in `folder` may not import anything whose path matches one of `group`. */
const zone = (folder, group, message) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

const anywhereIn = (folders) => folders.map((folder) => `**/${folder}/**`);
const app = ['**/app.ts', '**/main.ts', '**/app/**'];

const roomZones = Object.entries(rooms).flatMap(([side, inOrder]) =>
  Object.entries(inOrder).flatMap(([room, folders], index) => {
    const above = [...Object.keys(inOrder).slice(index + 1)];
    const forbidden = [
      ...anywhereIn(above),
      ...app,
      side === 'server' ? '**/client/**' : '**/server/**',
    ];
    const message = 'A room imports the rooms before it in oxlint.config.mjs, never one after it.';
    return [
      zone(`${side}/src/${room}`, forbidden, message),
      ...folders.map((folder, place) =>
        zone(
          `${side}/src/${room}/${folder}`,
          [...forbidden, ...anywhereIn(folders.slice(place + 1))],
          'A folder imports the folders before it in oxlint.config.mjs, never one after it.',
        ),
      ),
    ];
  }),
);

const zones = [
  ...roomZones,
  ...libraries.map((library, index) =>
    zone(
      `server/language/${library}`,
      [
        ...['express', 'mongoose', '**/*.model.ts', '**/src/**'],
        ...anywhereIn(libraries.slice(index + 1)),
      ],
      'A library understands the world: no room, no database, no HTTP, and no library after it.',
    ),
  ),
  zone('server/embedded', ['**/src/**'], 'What runs a mongod knows nothing of the product.'),
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
    // A Mongoose query that is not awaited never runs; only this setting sees it.
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
