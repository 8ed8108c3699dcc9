import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { size, useTally } from '../../src/test/api/tally.ts';
import { leastOf } from '../../src/test/leastOf.ts';
import { makePdf } from '../../src/test/make.ts';
import { type Member, useTestApp } from '../../src/test/testApp.ts';
import { mutations, pdfBomb, photograph, pngBomb } from './files.ts';

const app = useTestApp({ rateLimits: false, emptiedOnce: true });
let anna: Member;

beforeAll(async () => {
  anna = await app.member(['jobSeeker']);
});

const tally = useTally();

/** Maximum work per file, without warm-up. */
const workMs = size(250, 50);

/** Processor time in ms. */
const leastWork = (call: () => Promise<void>) =>
  leastOf(5, workMs, async () => {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });

const idOf = (url: string | undefined) => url?.split('/').pop() ?? '';

async function uploadImage(bytes: Buffer, name = 'ich.png') {
  return anna.call('uploadProfileImage', { file: { field: 'image', name, bytes } });
}
async function uploadCv(bytes: Buffer, name = 'cv.pdf') {
  return anna.call('saveAutomations', { form: {}, file: { field: 'cv', name, bytes } });
}

describe('an image', () => {
  const canvas = () =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: '#1a7f5a' } });
  const picture = (format: 'gif' | 'tiff' | 'webp') => canvas().toFormat(format).toBuffer();
  const text = (content: string) => Promise.resolve(Buffer.from(content));

  test.each<[what: string, make: () => Promise<Buffer>]>([
    [
      'an SVG with a script',
      () => text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ],
    ['a GIF', () => picture('gif')],
    ['a TIFF', () => picture('tiff')],
    ['a WebP', () => picture('webp')],
    ['a page', () => text('<!doctype html><script>alert(1)</script>')],
    ['a PNG head before a page', () => text('\u0089PNG\r\n\u001a\n<script>alert(1)</script>')],
    ['a photograph cut off', async () => (await photograph()).subarray(0, 700)],
    ['nothing', () => text('')],
    ['a megabyte of noise', () => Promise.resolve(randomBytes(1_000_000))],
    ['256 megapixels in 31 kB', () => Promise.resolve(pngBomb(16_000))],
    ['3,600 megapixels', () => Promise.resolve(pngBomb(60_000, 10))],
    ['a PDF', () => Promise.resolve(makePdf())],
  ])('cannot be %s', async (what, make) => {
    const bytes = await make();
    const before = process.memoryUsage().rss;

    const cost = await leastWork(async () => {
      const { status } = await uploadImage(bytes);
      tally.count(status, what);
      expect([400, 413, 415]).toContain(status);
    });

    expect(cost).toBeLessThan(workMs);
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });

  test('keeps neither place nor person nor what hangs behind it', async () => {
    const { status, body } = await uploadImage(await photograph(), '../../<script>.jpg');

    expect(status).toBe(200);
    const { response } = await anna.call('getImage', {
      params: { id: idOf(body.image?.url) },
    });
    const stored = response.body as Buffer;
    const { exif, format } = await sharp(stored, { failOn: 'none' })
      .metadata()
      .catch(() => ({
        exif: undefined,
        format: stored.subarray(8, 12).toString().toLowerCase(),
      }));
    expect([exif, format]).toEqual([undefined, 'webp']);
    expect(stored.length).toBeLessThan(20_000);
    for (const secret of ['Geheim', 'versteckt', '<script>']) {
      if (stored.includes(secret)) tally.leak(secret);
    }
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test.each([
    ['in the colours of a printer', () => canvas().toColourspace('cmyk').jpeg().toBuffer()],
    ['with 16 bits a colour', () => canvas().toColourspace('rgb16').png().toBuffer()],
  ])('%s becomes one of ours like any other', async (what, make) => {
    const { status, body } = await uploadImage(await make());

    tally.count(status, what);
    expect(status).toBe(200);
    const { response } = await anna.call('getImage', {
      params: { id: idOf(body.image?.url) },
    });
    expect(response.headers['content-type']).toBe('image/webp');
  });

  test('in many broken forms is an image of ours or an error', async () => {
    for (const bytes of mutations(await photograph(), size(40, 300), 4711)) {
      const { status } = await uploadImage(bytes);
      tally.count(status, bytes.toString('base64'));
      expect([200, 415]).toContain(status);
    }
  });
});

describe('a CV', () => {
  const page = '<!doctype html><script>alert(1)</script>';

  test.each<[what: string, bytes: () => Buffer, status: number]>([
    ['a page with a PDF inside', () => Buffer.concat([Buffer.from(page), makePdf()]), 415],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), randomBytes(5_000)]), 415],
    ['nothing', () => Buffer.alloc(0), 415],
    ['a PDF without an end', () => Buffer.from('%PDF-1.7\n'), 415],
    ['a PDF behind a kilobyte', () => Buffer.concat([Buffer.alloc(1024), makePdf()]), 415],
    ['one byte too many', () => Buffer.concat([makePdf(), Buffer.alloc(10 * 1024 * 1024)]), 413],
  ])('cannot be %s', async (what, make, expected) => {
    const { status } = await uploadCv(make());

    tally.count(status, what);
    expect(status).toBe(expected);
    expect((await anna.call('getAutomations')).body.cv).toBeNull();
  });

  test.each([
    '../../etc/passwd.pdf',
    'a"b\r\nX-Evil: y.pdf',
    `${'x'.repeat(300)}.pdf`,
    `${'x'.repeat(199)}😀😀.pdf`,
    '\u202Efdp.exe',
    '<img src=x onerror=alert(1)>.pdf',
    '.htaccess',
    'Lebenslauf %00.pdf',
    '日本語.pdf',
  ])('by the name of %j is an inert download under a harmless name', async (name) => {
    const bytes = makePdf(page);

    const upload = await uploadCv(bytes, name);
    const { body } = await anna.call('getAutomations');
    const { status, response } = await anna.call('getCv', { params: { id: idOf(body.cv?.url) } });

    tally.count(upload.status, name);
    tally.count(status, name);
    expect([upload.status, status]).toEqual([200, 200]);
    expect(response.body).toEqual(bytes);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(response.get('Content-Disposition')).toMatch(/^attachment; filename/);
    expect(response.headers['x-evil']).toBeUndefined();
    expect(body.cv?.filename).toMatch(/^[^/\\\r\n"<>\u202E]+\.pdf$/);
  });

  test('that is a bomb for its readers costs us nothing, as the server does not open it', async () => {
    const bomb = pdfBomb();
    expect(bomb.length).toBeLessThan(5_000);

    const uploading = await leastWork(async () => {
      expect((await uploadCv(bomb)).status).toBe(200);
    });
    const { body } = await anna.call('getAutomations');
    const fetching = await leastWork(async () => {
      const { status } = await anna.call('getCv', { params: { id: idOf(body.cv?.url) } });
      tally.count(status);
      expect(status).toBe(200);
    });

    expect(Math.max(uploading, fetching)).toBeLessThan(workMs);
  });
});

test('no path leads to a file but its own address', async () => {
  await uploadCv(makePdf('geheim'));
  const { body } = await anna.call('getAutomations');
  const id = idOf(body.cv?.url);
  const eve = await app.member(['recruiter']);
  const asked = [
    await eve.call('getCv', { params: { id } }),
    await eve.call('getImage', { params: { id } }),
    await app.guest().call('getCv', { params: { id } }),
    await anna.call('getImage', { params: { id } }),
    await eve.call('getCv', { params: { id: `${id}.pdf` } }),
    await eve.call('getCv', { params: { id: `../cv/${id}` } }),
  ];

  for (const { status, response } of asked) {
    tally.count(status);
    expect([401, 404]).toContain(status);
    if (response.text.includes('geheim')) tally.leak('a CV');
  }
});
