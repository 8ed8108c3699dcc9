import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { endpointAddresses } from './scripts/endpointAddresses.ts';
import { pictures } from './scripts/pictures.ts';

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
          // The first load is one script; the bundler splits the rest by page.
          groups: [{ name: 'index', tags: ['$initial'] }],
        },
      },
      // Compressing takes its time, and libraries name the sides they run on: neither is news.
      checks: { bundlerTimings: false, moduleLevelDirective: false },
    },
  },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
