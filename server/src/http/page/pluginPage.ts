import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

/** The parser must meet the script element itself: under Trusted Types no script of ours may make one. */
export function pluginPage(clientDir: string, pluginUrl: string): RequestHandler {
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
