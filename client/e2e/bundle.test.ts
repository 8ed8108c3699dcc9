import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

// Bytes after gzip -9, from docs/decisions/008-first-load.md.
const firstLoadMax = 160_000;
const wholePageMax = 200_000;
const pageChunkMax = 30_000;
const sharedMax = 96_000;
const styleMax = 12_000;
const pageStyleMax = 16_000;

// A page also loads the HTML, the font and the icon.
const requestsMax = 12 - 3;

const dist = fileURLToPath(new URL('../dist', import.meta.url));

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  css?: string[];
};

const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;
const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
const pages = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
const shared = Object.values(manifest)
  .filter(({ name = '' }) => ['rules', 'ui', 'lists', 'forms', 'schemas', 'shared'].includes(name))
  .map(({ file }) => file);

function filesOf(keys: string[], found = new Set<string>()): Set<string> {
  for (const { file, imports = [], css = [] } of keys.flatMap((key) => manifest[key] ?? [])) {
    if (found.has(file)) continue;
    for (const name of [file, ...css]) found.add(name);
    filesOf(imports, found);
  }
  return found;
}

const gzipSize = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

function weigh(files: Iterable<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSize(file), 0);
}

describe('the first load, with the landing page and the public profile,', () => {
  const files = filesOf(entry);

  test('stays within 160 kB of script and 12 kB of style', () => {
    expect(pages).not.toContain('src/app/LandingPage.tsx');
    expect(pages).not.toContain('src/comparison/profile/ProfilePage.tsx');
    expect(weigh(files, '.js')).toBeLessThanOrEqual(firstLoadMax);
    expect(weigh(files, '.css')).toBeLessThanOrEqual(styleMax);
    expect(weigh(files, '.js') + weigh(files, '.css')).toBeLessThanOrEqual(wholePageMax);
  });

  test('is there after 12 requests, without what other pages share', () => {
    expect(files.size).toBeLessThanOrEqual(requestsMax);
    for (const chunk of shared) expect(files).not.toContain(chunk);
  });
});

describe('what is loaded later', () => {
  test('holds what many pages share in six chunks, 96 kB together', () => {
    expect(shared).toHaveLength(6);
    expect(weigh(shared, '.js')).toBeLessThanOrEqual(sharedMax);
  });

  test('comes to the dashboard without forms, to sign-in without schemas', () => {
    const named = (name: string) => shared.find((file) => file.includes(`/${name}-`));
    const dashboard = filesOf(['src/account/dashboard/DashboardPage.tsx']);
    const login = filesOf(['src/auth/LoginPage.tsx']);
    expect(dashboard).not.toContain(named('forms'));
    expect(dashboard).not.toContain(named('schemas'));
    // The rules alone: with schemas they are 30 kB.
    expect(gzipSize(named('rules') ?? '')).toBeLessThan(8_000);
    expect(login).toContain(named('forms'));
    expect(login).not.toContain(named('schemas'));
    expect(filesOf(['src/auth/signup/EmailSignupPage.tsx'])).toContain(named('schemas'));
  });

  test.each(pages)('is at most 30 kB of its own: %s', (page) => {
    expect(gzipSize(manifest[page]?.file ?? '')).toBeLessThanOrEqual(pageChunkMax);
    expect(weigh(filesOf([...entry, page]), '.css')).toBeLessThanOrEqual(pageStyleMax);
  });
});

describe('the built files', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });

  test('are there compressed, each smaller than before', () => {
    for (const file of files.filter((name) => /\.(?:br|gz)$/.test(name))) {
      const original = join(dist, file.replace(/\.(?:br|gz)$/, ''));
      expect(statSync(join(dist, file)).size).toBeLessThan(statSync(original).size);
    }
    for (const file of filesOf(entry)) {
      expect(existsSync(join(dist, `${file}.br`)), file).toBe(true);
      expect(existsSync(join(dist, `${file}.gz`)), file).toBe(true);
    }
  });

  test('name no other host to load from, and no source map', () => {
    for (const file of files.filter((name) => /\.(?:js|css|html)$/.test(name))) {
      const text = readFileSync(join(dist, file), 'utf8');
      expect(text, file).not.toMatch(/sourceMappingURL|(?:src|href)="https?:|url\(["']?https?:/);
    }
  });
});
