import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, defineConfig } from 'vite';

const titleFolder = fileURLToPath(new URL('language/title/', import.meta.url));
const commands = ['backup', 'demo', 'moderate', 'restore', 'seed', 'shard'].map(
  (name) => `scripts/${name}.ts`,
);
const lexicon = readdirSync(`${titleFolder}lexicon/data`).map((name) => `data/${name}`);

/** What the understanding of titles reads at the start: the code looks for it beside itself. */
const titleData: Plugin = {
  name: 'title-data',
  generateBundle() {
    for (const [folder, fileName] of [
      ['encoder/', 'weights.json'],
      ...lexicon.map((name) => ['lexicon/', name]),
    ] as const) {
      const source = readFileSync(`${titleFolder}${folder}${fileName}`);
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
};

export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    outDir: 'dist',
    rolldownOptions: {
      input: ['src/main.ts', 'src/message/readingWorker.ts', ...commands],
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@inkognito\//] },
  plugins: [titleData],
});
