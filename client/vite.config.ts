import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const apiPort = process.env.API_PORT ?? '3000';

export default defineConfig({
  plugins: [react()],
  build: { outDir: 'dist', sourcemap: false, target: 'es2023', assetsInlineLimit: 0 },
  server: { port: 5173, proxy: { '/api': `http://127.0.0.1:${apiPort}` } },
});
