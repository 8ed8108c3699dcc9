import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pageList, pages } from '@inkognito/shared/pages';
import { type RequestHandler, Router } from 'express';
import escapeHtml from 'escape-html';
import staticFiles from 'express-static-gzip';
import { sendNotFound } from '../errorHandler.ts';
import { reservedNames } from '@inkognito/shared/texts/reservedNames';

const indexed = new Set(pageList.filter(({ isIndexed }) => isIndexed).map(({ path }) => path));

const secret = new Set(pageList.filter((page) => page.carriesSecret).map(({ path }) => path));

/** With other signs it may be a secret's page whose `#` a mail gateway encoded. */
const mayCarrySecret = (path: string) => secret.has(path) || /[^\w./-]/.test(path);

function isProfile(path: string): boolean {
  return /^\/[\w.-]+$/.test(path) && !reservedNames.has(path.slice(1));
}

type Settings = {
  clientDir: string;
  publicUrl: string;
  pluginUrl?: string | undefined;
  demoPeople?: string | undefined;
};

export function serveClient(settings: Settings): Router {
  const { clientDir, publicUrl, pluginUrl, demoPeople } = settings;
  const router = Router();
  const sendFile = fileHandler(clientDir);
  const demo =
    demoPeople === undefined ? '' : `<meta name="demo" content="${escapeHtml(demoPeople)}">`;
  const plugin =
    pluginUrl === undefined ? '' : `<script async src="${escapeHtml(pluginUrl)}"></script>`;
  const sendPage = pageWith(clientDir, demo + plugin);
  const sendSecretPage = pageWith(clientDir, demo);
  const sendProfile = pageWith(clientDir, demo + preview(publicUrl, profilePreview));
  const sendLanding = pageWith(clientDir, demo + preview(publicUrl, landingPreview) + plugin);
  router.get(pages.landing.path, sendLanding);
  // The file would lack what is put into the head.
  if (demo + plugin !== '') router.get('/index.html', sendPage);
  router.get('/{*path}', sendFile);
  // Serving the page for a missing script or style would only fail later.
  router.use('/assets', sendNotFound);
  router.get('/{*path}', (req, res, next) => {
    if (!indexed.has(req.path)) res.set('X-Robots-Tag', 'noindex');
    const send = isProfile(req.path)
      ? sendProfile
      : mayCarrySecret(req.path)
        ? sendSecretPage
        : sendPage;
    req.url = '/index.html';
    send(req, res, next);
  });
  return router;
}

const landingPreview = {
  'og:title': 'Erst das Match. Dann der Kontakt.',
  'og:description':
    'Inkognito bringt Jobsuchende und Recruiter zusammen. Kontaktdaten bleiben verdeckt, bis eine Stelle passt.',
};

/** The same for every name, so that it does not tell which ones exist. */
const profilePreview = {
  'og:title': 'Passt Ihre Stelle? In 2 Minuten wissen Sie es.',
  'og:description': 'Stelle beschreiben, Ergebnis mit Gründen sehen. Ohne Konto.',
};

const preview = (publicUrl: string, titleAndDescription: Record<string, string>) =>
  Object.entries({
    'og:type': 'website',
    'og:site_name': 'Inkognito',
    'og:locale': 'de_DE',
    ...titleAndDescription,
    'og:image': `${publicUrl}/preview.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Ein Profil mit geschwärzten Kontaktdaten',
    'twitter:card': 'summary_large_image',
  })
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join('');

/** The parser must meet a script element: Trusted Types forbids creating it by script. */
function pageWith(clientDir: string, inHead: string): RequestHandler {
  if (inHead === '') return fileHandler(clientDir);
  const page = readFileSync(join(clientDir, 'index.html'), 'utf8').replace(
    '</head>',
    () => `${inHead}</head>`,
  );
  const tag = `"${createHash('sha256').update(page).digest('base64url')}"`;
  return (_req, res) => {
    res.set({ 'Cache-Control': 'no-cache', ETag: tag }).type('html').send(page);
  };
}

const fileHandler = (clientDir: string): RequestHandler =>
  staticFiles(clientDir, {
    enableBrotli: true,
    index: false,
    orderPreference: ['br', 'gzip'],
    serveStatic: { index: false, redirect: false, cacheControl: false, setHeaders },
  });

function setHeaders(res: ServerResponse, path: string): void {
  const isPage = /\.html(\.\w+)?$/.test(path);
  const isHashed = path.includes(`${sep}assets${sep}`);
  res.setHeader(
    'Cache-Control',
    isPage ? 'no-cache' : isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  );
}
