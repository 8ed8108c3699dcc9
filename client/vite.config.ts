import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { endpointAddresses } from './scripts/endpointAddresses.ts';
import { pictures } from './scripts/pictures.ts';
import { withoutForms } from './scripts/withoutForms.ts';

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
            // The first load is one script; what many pages share is four, instead of dozens of tiny ones.
            { name: 'index', tags: ['$initial'] },
            {
              name: withoutForms('ui'),
              test: /\/(?:shared\/src\/texts|client\/src\/(?:lib|ui|user|auth))\//,
              minShareCount: 3,
            },
            {
              name: withoutForms('lists'),
              test: /\/(?:@tanstack|client\/src)\//,
              minShareCount: 3,
            },
            {
              name: 'forms',
              test: /\/(?:zod|react-hook-form|shared\/src|client\/src\/(?:lib|auth))\//,
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
