import { join } from 'node:path';
import express, { Router } from 'express';

/**
 * The built client: hashed files for a year, and the page itself for every other path, since the browser
 * knows the routes. Only what is meant to be found may be indexed.
 */
export function serveClient(clientDir: string): Router {
  const router = Router();
  router.use(
    '/assets',
    express.static(join(clientDir, 'assets'), {
      immutable: true,
      maxAge: '1y',
      fallthrough: false,
    }),
  );
  router.use(express.static(clientDir, { index: false, maxAge: '1h' }));
  router.get('/{*path}', (req, res) => {
    if (!indexed.has(req.path)) res.set('X-Robots-Tag', 'noindex');
    res.set('Cache-Control', 'no-cache');
    res.sendFile(join(clientDir, 'index.html'));
  });
  return router;
}

const indexed = new Set(['/', '/privacy-policy', '/signup', '/login']);
