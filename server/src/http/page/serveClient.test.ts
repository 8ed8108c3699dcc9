import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import express, { type Express } from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../securityHeaders.ts';
import { serveClient } from './serveClient.ts';

const script = 'export const words = "immer wieder dasselbe ";'.repeat(20);
const html = `<!doctype html><head>${'<title>Inkognito</title>'.repeat(5)}</head>`;
const publicUrl = 'https://inkognito.example';
let folder: string;
let app: Express;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'inkognito-client-'));
  const files: Record<string, string | Buffer> = {
    'index.html': html,
    'index.html.br': brotliCompressSync(html),
    'index.html.gz': gzipSync(html),
    'robots.txt': 'User-agent: *\n',
    'assets/index-a.js': script,
    'assets/index-a.js.br': brotliCompressSync(script),
    'assets/index-a.js.gz': gzipSync(script),
    'assets/font-f.woff2': 'wOF2',
    'assets/gone-g.js': script,
    'assets/large-h.js': 'x'.repeat(20_000_000),
    '.vite/manifest.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  app = express();
  app.disable('etag');
  app.use(serveClient({ clientDir: folder, publicUrl }));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const get = (path: string, acceptEncoding = 'gzip, deflate, br') =>
  request(app).get(path).set('Accept-Encoding', acceptEncoding);

describe('a file of the build', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ])('asked for with "%s" comes as %s', async (accepted, encoding) => {
    const response = await get('/assets/index-a.js', accepted).buffer();

    expect(response.status).toBe(200);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('Accept-Encoding');
    expect(response.headers['content-type']).toMatch(/^text\/javascript; charset=utf-8$/i);
    expect(response.text).toBe(script);
  });

  test('with a hashed name is kept for a year, without one asked for again after an hour', async () => {
    const [script, font] = [await get('/assets/index-a.js'), await get('/assets/font-f.woff2')];
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(font.headers).toMatchObject({ 'content-type': 'font/woff2' });
    expect(font.headers['content-encoding']).toBeUndefined();
    expect(font.headers['cache-control']).toContain('immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('that is not there, or gone since the start, is no page', async () => {
    await rm(join(folder, 'assets/gone-g.js'));
    for (const path of ['/assets/index-old.js', '/assets/gone-g.js']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(response.headers['content-type']).not.toContain('html');
      expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
    }
    expect((await get('/robots.txt')).status).toBe(200);
  });

  test.runIf(existsSync('/proc/self/fd'))('is closed when the client goes away', async () => {
    const countOpen = () => readdirSync('/proc/self/fd').length;
    const server = app.listen(0);
    const before = countOpen();

    for (let client = 0; client < 30; client += 1) {
      const socket = connect((server.address() as AddressInfo).port);
      // On a busy machine it may disconnect before it is served.
      socket.on('error', () => undefined);
      socket.write('GET /assets/large-h.js HTTP/1.1\r\nHost: localhost\r\n\r\n');
      await sleep(5);
      socket.resetAndDestroy();
    }

    await expect.poll(countOpen).toBeLessThan(before + 10);
    server.close();
  });

  test.each(['/.vite/manifest.json', '/..%2f..%2fetc%2fpasswd', '/assets/'])(
    'is not what stands at %s',
    async (path) => {
      const response = await get(path);

      expect(response.text).not.toMatch(/isEntry|root:/);
    },
  );
});

describe('a page', () => {
  test.each(['/login', '/user/matches', '/index.html'])(
    '%s is revalidated at each visit and then costs a header',
    async (path) => {
      const first = await get(path).buffer();
      const again = await get(path).set('If-None-Match', String(first.headers.etag));

      expect(first.status).toBe(200);
      expect(first.text).toBe(html);
      expect(first.headers['content-encoding']).toBe('br');
      expect(first.headers['content-type']).toMatch(/^text\/html; charset=utf-8$/i);
      expect(first.headers['cache-control']).toBe('no-cache');
      expect(again.status).toBe(304);
      expect(again.text).toBe('');
    },
  );

  test('of a profile has a preview for messengers, the same whatever the name, the landing page its own', async () => {
    const [first, other] = await Promise.all([get('/anna.m'), get('/gibt-es-nicht')]);
    const landing = await get('/');
    for (const { text } of [first, landing]) {
      expect(text).toContain(
        '<meta property="og:image" content="https://inkognito.example/preview.png">',
      );
    }
    expect(first.text).toContain('Passt Ihre Stelle? In 2 Minuten wissen Sie es.');
    expect(first.text).not.toContain('anna');
    expect([other.text, other.headers.etag]).toEqual([first.text, first.headers.etag]);
    expect(landing.text).toContain('og:title" content="Erst das Match. Dann der Kontakt.">');
    expect(landing.text).toContain('<meta property="og:description" content="Inkognito bringt ');
    for (const [path, { headers }] of [
      ['/anna.m', first],
      ['/', landing],
    ] as const) {
      const again = await get(path).set('If-None-Match', String(headers.etag));
      expect(headers['cache-control']).toBe('no-cache');
      expect([again.status, again.text]).toEqual([304, '']);
    }
    expect((await get('/login')).text).not.toContain('og:');
  });

  test.each([
    ['/', undefined],
    ['/login', undefined],
    ['/anna.m', 'noindex'],
    ['/user/matches', 'noindex'],
  ])('%s responses with X-Robots-Tag %s', async (path, tag) => {
    expect((await get(path)).headers['x-robots-tag']).toBe(tag);
  });

  test('responses nothing but reading', async () => {
    expect((await request(app).post('/anna.m')).status).toBe(404);
    expect((await request(app).head('/anna.m')).status).toBe(200);
  });
});

describe('with a login plugin set up, a page', () => {
  const pluginUrl = 'https://platform.example/in.js?a=1&b="2"';
  const withPlugin = () =>
    express().use(
      securityHeaders('http://localhost', pluginUrl),
      serveClient({ clientDir: folder, publicUrl, pluginUrl }),
    );

  test.each(['/', '/login', '/index.html'])(
    '%s loads it by an element of its own',
    async (path) => {
      const response = await request(withPlugin()).get(path);

      expect(response.text).toContain(
        '<script async src="https://platform.example/in.js?a=1&amp;b=&quot;2&quot;"></script></head>',
      );
      expect(response.headers['cache-control']).toBe('no-cache');
      expect(response.headers['content-security-policy']).toContain(
        "script-src 'self' https://platform.example;",
      );
    },
  );

  test.each([
    ...['/reset-password', '/verify-email', '/welcome', '/redirect', '/anna.m'],
    ...['/verify-email%23token=a', '/anna.m%23KXMR-7TQF-9HPD', '/anna.m)', '/anna.m%2523KXMR'],
  ])('%s does not load it, as its address may hold a secret', async (path) => {
    expect((await request(withPlugin()).get(path)).text).not.toContain('platform.example');
  });

  test('without one names no other host', async () => {
    const response = await request(
      express().use(
        securityHeaders('http://localhost'),
        serveClient({ clientDir: folder, publicUrl }),
      ),
    ).get('/');

    expect(response.text).not.toContain('<script');
    expect(response.headers['content-security-policy']).toContain("script-src 'self';");
  });
});

test('every page of the demo names the users to sign in as, other pages none', async () => {
  const demoPeople = JSON.stringify({ password: 'a "b"', people: [] });
  const demo = express().use(serveClient({ clientDir: folder, publicUrl, demoPeople }));

  for (const path of ['/', '/login', '/welcome', '/anna.m', '/index.html']) {
    expect((await request(demo).get(path)).text).toContain(
      '<meta name="demo" content="{&quot;password&quot;:&quot;a \\&quot;b\\&quot;&quot;,&quot;people&quot;:[]}">',
    );
  }
  expect((await get('/login')).text).not.toContain('name="demo"');
});
