import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import { reservedNames } from '@inkognito/shared/rules/reservedNames';

/** What Vite writes about each file of the client's build; pages are named by their source. */
type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** The pages that people open first; every other one follows a click. */
const firstPages: Readonly<Record<string, string>> = {
  '/': 'src/app/HomePage.tsx',
  '/login': 'src/auth/LoginPage.tsx',
  '/signup': 'src/auth/signup/SignupPage.tsx',
  '/user': 'src/account/dashboard/DashboardPage.tsx',
};
const profilePage = 'src/matching/profile/ProfilePage.tsx';

/**
 * Every page begins with the question who is signed in; asked together with the program instead of by it. Only first
 * pages ask so early: the return from a provider must get the one answer that holds a new access password itself.
 */
const authStatusLink = `<${apiBase}${endpoints.authStatus.path}>; rel=preload; as=fetch; crossorigin`;

/**
 * Makes a function from a path to the `Link` header that lets the browser fetch the page's own files
 * together with the entry instead of after it; `null` where there is nothing to say.
 */
export function pagePreloads(clientDir: string): (path: string) => string | null {
  const file = join(clientDir, '.vite/manifest.json');
  if (!existsSync(file)) return () => null;
  // Written by the client's build beside the files it names.
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const entry = filesOf(manifest, entries);
  const headers = new Map(
    [...Object.values(firstPages), profilePage].map((page) => [
      page,
      linkHeader([...filesOf(manifest, [page])].filter((name) => !entry.has(name))),
    ]),
  );
  return (path) => headers.get(firstPages[path] ?? (isProfile(path) ? profilePage : '')) ?? null;
}

function isProfile(path: string): boolean {
  return /^\/[\w.-]+$/.test(path) && !reservedNames.has(path.slice(1));
}

/** The scripts and styles of these chunks and of everything they import at once. */
function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const { file, imports = [], css = [] } of keys.flatMap((key) => manifest[key] ?? [])) {
    if (found.has(file)) continue;
    for (const name of [file, ...css]) found.add(name);
    filesOf(manifest, imports, found);
  }
  return found;
}

function linkHeader(files: string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `</${file}>; rel=preload; as=style; crossorigin`
      : `</${file}>; rel=modulepreload; crossorigin`,
  );
  return [...links, authStatusLink].join(', ');
}
