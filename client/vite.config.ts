import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { endpointAddresses } from './scripts/endpointAddresses.ts';
import { pictures } from './scripts/pictures.ts';
import { without } from './scripts/without.ts';

const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  plugins: [
    react(),
    endpointAddresses(),
    pictures(),
    // The server picks what a browser takes.
    compression({ include: /\.(?:js|css|html|svg|txt|webmanifest)$/, logLevel: 'silent' }),
  ],
  build: {
    outDir: 'dist',
    sourcemap: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    manifest: true,
    // Every browser that runs the target knows modulepreload.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The first load is one script; what many pages share is six, instead of dozens of tiny ones.
            { name: 'index', tags: ['$initial'] },
            { name: 'rules', test: /\/shared\/src\/rules\//, minShareCount: 2 },
            {
              name: without(['react-hook-form', 'zod'], 'ui'),
              test: /\/(?:shared\/src\/texts|client\/src\/(?:lib|ui|user|auth))\//,
              minShareCount: 3,
            },
            {
              name: without(['react-hook-form', 'zod'], 'lists'),
              test: /\/(?:@tanstack|client\/src)\//,
              minShareCount: 3,
            },
            {
              name: without(['zod'], 'forms'),
              test: /\/(?:node_modules|client\/src\/(?:lib|ui|auth))\//,
              minShareCount: 3,
            },
            {
              name: 'schemas',
              test: /\/(?:zod|shared\/src|client\/src\/auth)\//,
              minShareCount: 3,
            },
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
      // Compressing takes its time, and libraries name the sides they run on: neither is news.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
