import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type RequestHandler, type Response, Router } from 'express';
import { answerUnknownAddress } from '../errorHandler.ts';
import { pagePreloads } from './pagePreloads.ts';
import { pluginPage } from './pluginPage.ts';

/** Pages that may be found by a search engine; nobody's profile is among them. */
const indexed = new Set(['/', '/login', '/privacy-policy', '/signup', '/so-rechnen-wir']);

/** Best first, with the ending of the files that the client's build has compressed. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/**
 * The built client: its files, compressed as the build left them, and the page itself for every other path,
 * since the browser knows the routes. With `pluginUrl` the page loads the professional network's login plugin.
 */
export function serveClient(clientDir: string, pluginUrl?: string): Router {
  const router = Router();
  const linksFor = pagePreloads(clientDir);
  const sendFile = [
    compressedVariant(clientDir),
    express.static(clientDir, { index: false, redirect: false, cacheControl: false, setHeaders }),
  ];
  const sendPage = pluginUrl === undefined ? sendFile : [pluginPage(clientDir, pluginUrl)];
  // Its own address must not bring the page without the plugin.
  if (pluginUrl !== undefined) router.get('/index.html', sendPage);
  router.use(sendFile);
  // A page in the place of a script or style of an older build would only fail later.
  router.use('/assets', answerUnknownAddress);
  router.get('/{*path}', (req, res, next) => {
    if (!indexed.has(req.path)) res.set('X-Robots-Tag', 'noindex');
    const links = linksFor(req.path);
    if (links !== null) res.set('Link', links);
    req.url = '/index.html';
    next();
  });
  router.get('/index.html', sendPage);
  return router;
}

/** Hashed names never change their content; a page is asked for anew at each visit. */
function setHeaders(res: Response, file: string): void {
  const isPage = /\.html(?:\.br|\.gz)?$/.test(file);
  const isHashed = /[/\\]assets[/\\]/.test(file);
  res.set(
    'Cache-Control',
    isPage ? 'no-cache' : isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}

/** Turns the request to the best compressed file beside the one asked for. */
function compressedVariant(clientDir: string): RequestHandler {
  return async (req, res, next) => {
    const { path } = req;
    // Neither a folder nor a way out of this one.
    if (/^(?:\/[\w-][\w.-]*)+$/.test(path)) {
      for (const { name, ending } of encodings) {
        if (!(await exists(join(clientDir, path + ending)))) continue;
        res.vary('Accept-Encoding');
        if (req.acceptsEncodings(name) !== name) continue;
        res.set('Content-Encoding', name).type(extname(path));
        req.url = path + ending;
        break;
      }
    }
    next();
  };
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
