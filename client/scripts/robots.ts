// Node cannot load TypeScript from a package; Vite bundles imports given by file.
import { pageList } from '../../shared/src/pages.ts';
import type { Plugin } from 'vite';

const allowed = [
  ...pageList.filter(({ isIndexed }) => isIndexed).map(({ path }) => `${path}$`),
  '/assets/',
  '/favicon.svg',
];

/** Crawlers may read the indexed pages and their assets. */
export function robots(): Plugin {
  return {
    name: 'robots',
    apply: 'build',
    generateBundle() {
      const lines = ['User-agent: *', ...allowed.map((path) => `Allow: ${path}`), 'Disallow: /'];
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: `${lines.join('\n')}\n` });
    },
  };
}
