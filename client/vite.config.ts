import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';
import { robots } from './scripts/robots.ts';

const apiPort = process.env.API_PORT ?? '3000';

/**
 * Few files instead of dozens of tiny ones: what every page needs from npm, what forms need from
 * npm, those of our own parts that most pages use, and those that forms are made of.
 */
const groups = [
  {
    name: 'vendor',
    test: /node_modules\/(?:react|react-dom|react-error-boundary|scheduler|react-router|react-router-dom|axios|@tanstack)\//,
  },
  // What forms are made of, and what their schemas are, which come when a form is filled in.
  { name: 'form-libraries', test: /node_modules\/(?:react-hook-form|@hookform)\// },
  { name: 'schema-library', test: /node_modules\/zod\// },
  // Before the parts of forms: a group takes along what its files import.
  {
    name: 'parts',
    test: /client\/src\/(?:ui|lib)\/(?!field\/|form\/)/,
    minShareCount: 10,
  },
  { name: 'form-parts', test: /client\/src\/ui\/(?:field|form)\//, minShareCount: 5 },
];

/** One ending for all classes of a file: it compresses to next to nothing, unlike one for each class. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file);
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 5)}`;
}

export default defineConfig({
  plugins: [react(), robots(), precompress()],
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
      // Compressing takes its time, and libraries name the sides they run on: neither is news.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
