import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pageList } from '@inkognito/shared/pages';
import { type RequestHandler, type Response, Router } from 'express';
import sirv from 'sirv';
import { sendNotFound } from '../errorHandler.ts';
import { reservedNames } from '@inkognito/shared/texts/reservedNames';

const indexed = new Set(pageList.filter(({ isIndexed }) => isIndexed).map(({ path }) => path));

const secret = new Set(pageList.filter((page) => page.carriesSecret).map(({ path }) => path));
const carriesSecret = (path: string) => secret.has(path) || isProfile(path);

function isProfile(path: string): boolean {
  return /^\/[\w.-]+$/.test(path) && !reservedNames.has(path.slice(1));
}

export function serveClient(clientDir: string, pluginUrl?: string): Router {
  const router = Router();
  const sendFile = fileHandler(clientDir);
  const sendPage = pluginUrl === undefined ? sendFile : pluginPage(clientDir, pluginUrl);
  // Its own address must not serve the page without the plugin.
  if (pluginUrl !== undefined) router.get('/index.html', sendPage);
  router.get('/{*path}', sendFile);
  // A page in place of a script or style of an older build would only fail later.
  router.use('/assets', sendNotFound);
  router.get('/{*path}', (req, res, next) => {
    if (!indexed.has(req.path)) res.set('X-Robots-Tag', 'noindex');
    const send = carriesSecret(req.path) ? sendFile : sendPage;
    req.url = '/index.html';
    send(req, res, next);
  });
  return router;
}

/** The parser must meet the script element itself: under Trusted Types no script of ours may make one. */
function pluginPage(clientDir: string, pluginUrl: string): RequestHandler {
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8').replace(
    '</head>',
    () => `<script async src="${escapeAttribute(pluginUrl)}"></script></head>`,
  );
  return (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('html').send(page);
  };
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function fileHandler(clientDir: string): RequestHandler {
  const serve = sirv(clientDir, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders,
  });
  return (req, res, next) => {
    // sirv looks for the names alone and would send an encoding that `br;q=0` declines.
    req.headers['accept-encoding'] = req.acceptsEncodings().join();
    // sirv throws for a range that ends before it begins; all files are small enough to be sent whole.
    delete req.headers.range;
    res.once('pipe', (file: Readable) => closeTogether(file, res));
    serve(req, res, next);
  };
}

/** sirv leaves a file open when the client goes away, and an error of the file uncaught. */
function closeTogether(file: Readable, res: Response): void {
  file.once('error', () => res.destroy());
  res.once('close', () => file.destroy());
}

function setHeaders(res: ServerResponse, path: string): void {
  const isPage = path.endsWith('.html');
  const isHashed = path.startsWith('/assets/');
  // sirv passes on what Express gave it; its own types name no charset for scripts.
  (res as Response).type(extname(path));
  res.setHeader(
    'Cache-Control',
    isPage ? 'no-cache' : isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}
