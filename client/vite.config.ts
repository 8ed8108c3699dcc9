import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { classConstants } from './scripts/classConstants.ts';
import { precompress } from './scripts/precompress.ts';
import { endpointAddresses } from './scripts/endpointAddresses.ts';
import { robots } from './scripts/robots.ts';

const apiPort = process.env.API_PORT ?? '3000';

/** Few files instead of dozens of tiny ones; of two groups that fit the first counts, and each takes along what it imports. */
const groups = [
  // Everything the first page needs, so that it is two scripts and two style sheets.
  { name: 'index', tags: ['$initial' as const] },
  { name: 'form-libraries', test: /node_modules\/(?:react-hook-form|@hookform)\// },
  // Its schemas are loaded when a form is filled in.
  { name: 'schema-library', test: /node_modules\/zod\// },
  {
    name: 'profile-parts',
    test: /client\/src\/(?:ui\/(?:Avatar|Card|Redacted)|user\/user\.queries)/,
  },
  {
    // Else a page that tells what is new would take the whole menu along.
    name: 'news',
    test: /client\/src\/(?:user\/seen|matching\/(?:dashboard\/news\/useNews|request\/inbox))/,
  },
  {
    name: 'parts',
    test: /client\/src\/(?:ui|lib)\/(?!field\/|form\/)|shared\/src\/rules\/limits/,
    minShareCount: 4,
  },
  {
    // What pages of the signed-in share in twos and threes; each on its own would be a request of its own.
    name: 'member-parts',
    test: /(?:client\/src\/(?:account\/(?:account|recruiterProfile\/recruiterProfile)|auth\/(?:credential|key\/key)|questionnaire\/questionnaire|user\/ownProfile)\.queries\.ts|react-query\/.*\/usePrefetch\w+\.js|ResendButton\.tsx|endpoint\/member\.ts)$/,
    minShareCount: 2,
  },
  { name: 'codes', test: /shared\/src\/rules\/codes/ },
  {
    name: 'match-parts',
    test: /(?:auth\/key\/key\.format|job\/job\.format|matching\/(?:ConfirmButton|block\/Suspension|dashboard\/FoldedList|match\/MatchRing|release\/Release(?:Choice|Consequences))|user\/(?:RecruiterCard|VerifiedDomain)|copyPasteTemplate)\.tsx?$/,
    minShareCount: 2,
  },
  { name: 'form-parts', test: /client\/src\/ui\/(?:field|form)\//, minShareCount: 5 },
];

const classesOf = new Map<string, string[]>();

/** A hash of the file and the place of the class in it; readable names would weigh in scripts and in styles. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  const hash = createHash('sha256').update(path).digest('base64url').slice(0, 5);
  return `_${hash}${classes.indexOf(name)}`;
}

export default defineConfig({
  plugins: [react(), endpointAddresses(), classConstants(), robots(), precompress()],
  css: { modules: { generateScopedName } },
  build: {
    outDir: 'dist',
    sourcemap: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: {
      // Every browser that runs the target knows modulepreload.
      polyfill: false,
      // The entry would carry the names of all small files; a page asks for its own by itself.
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => /\.css$|\/form-libraries-/.test(name)),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // Class names and drawings of icons then go where they are used, and only there.
      optimization: { inlineConst: { mode: 'all' } },
      // Compressing takes its time, and libraries name the sides they run on: neither is news.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
