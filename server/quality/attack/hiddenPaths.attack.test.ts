import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHttpServer } from '../../src/http/server/createServer.ts';
import { close, listen } from '../../src/test/listening.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import { hiddenPaths } from './hiddenPaths.ts';
import { useInstances } from './instances.ts';
import { say, statusOf } from './wire.ts';

const secret = 'GEHEIM-UND-NICHT-VON-HIER';
const page = '<!doctype html><title>Inkognito</title>';
const script = 'export const words = "nur das Skript";';

const root = mkdtempSync(join(tmpdir(), 'inkognito-hidden-'));
/** The build, surrounded by files that must not leak. */
const files: Record<string, string> = {
  'client/dist/index.html': page,
  'client/dist/assets/index-a.js': script,
  'client/dist/.env': secret,
  'client/dist/.git/config': secret,
  'client/dist/.vite/manifest.json': '{}',
  'client/dist/assets/.env': secret,
  'client/secret.txt': secret,
  'client/.env': secret,
  'secret.txt': secret,
  '.env': secret,
  'server/dist/main.js': secret,
  'client/dist-secret.txt': secret,
};
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}

const { instance } = useInstances([{ clientDir: join(root, 'client/dist') }]);
const tally = useTally();
let server: Server;
let port: number;

beforeAll(async () => {
  server = createHttpServer(instance(0));
  port = await listen(server);
});
afterAll(async () => {
  await close(server);
  rmSync(root, { recursive: true, force: true });
});

const rest = 'HTTP/1.1\r\nHost: localhost:3000\r\nConnection: close\r\n\r\n';

/** Allowed for a foreign address: the page, the script, or our own error. */
function isAsDesigned(path: string, heard: string): boolean {
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  const status = statusOf(heard);
  if (/^(?:x-evil|location):/im.test(head)) return false;
  if (status === 200) return !/^\/api(?:\/|$)/.test(path) && (body === page || body === script);
  // Errors of Node's own parser have no body.
  return [400, 401, 404].includes(status) && (body === '' || body.includes('"requestId"'));
}

test('no address that strangers try brings anything but the page or an error', async () => {
  const all = hiddenPaths();
  expect(all.length).toBeGreaterThan(1_500);
  const tried = all.filter((_, index) => index % size(4, 1) === 0);

  const surprising: string[] = [];
  for (const path of tried) {
    const heard = await say(port, `GET ${path} ${rest}`, 5_000);
    const status = statusOf(heard);
    tally.count(status, path);
    if (heard.includes(secret) || /root:.*:0:0:/.test(heard)) tally.leak(path);
    if (!isAsDesigned(path, heard)) surprising.push(`${path}: ${heard.slice(0, 15)}`);
  }

  expect(surprising).toEqual([]);
});
