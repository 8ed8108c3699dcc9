import { existsSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { apiBase } from '@inkognito/shared/endpoint/base';
import { type EndpointName, endpoints } from '@inkognito/shared/endpoints';
import { pageList } from '@inkognito/shared/pageList';
import { type Page, pages } from '@inkognito/shared/pages';
import { reservedNames } from '@inkognito/shared/rules/reservedNames';

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** `null` for pages without preloads. */
type PagePreloads = (path: string, hasSession: boolean) => string | null;

/** The `Link` header lets the browser fetch a page's own files and reads together with the entry instead of after it. */
export function pagePreloads(clientDir: string): PagePreloads {
  const file = join(clientDir, '.vite/manifest.json');
  if (!existsSync(file)) return () => null;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const keys = Object.keys(manifest);
  const entry = filesOf(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry),
  );
  const headers = new Map(
    pageList
      .filter(({ preload }) => preload !== undefined)
      .map(({ path, preload, reads = [], access }) => {
        const own = keys.filter((key) => namesOf(preload, access).includes(parse(key).name));
        const further = [...filesOf(manifest, own)].filter((name) => !entry.has(name));
        const header = (...names: EndpointName[]) =>
          [...linksTo(entry), ...names.map(linkToRead), ...linksTo(further)].join(', ');
        // Preloaded pages only: the return from a provider must itself fetch the one response with a new access password.
        return [path, { guest: header('authStatus'), member: header('authStatus', ...reads) }];
      }),
  );
  return (path, hasSession) =>
    headers.get(isProfile(path) ? pages.profile.path : path)?.[hasSession ? 'member' : 'guest'] ??
    null;
}

/** What only the signed-in need is a module of its own, which names the pages. */
function namesOf(preload: string | undefined, access: Page['access']): (string | undefined)[] {
  return access === 'public' ? [preload] : [preload, 'signedIn'];
}

export function isProfile(path: string): boolean {
  return /^\/[\w.-]+$/.test(path) && !reservedNames.has(path.slice(1));
}

function filesOf(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const { file, imports = [], css = [] } of keys.flatMap((key) => manifest[key] ?? [])) {
    if (found.has(file)) continue;
    for (const name of [file, ...css]) found.add(name);
    filesOf(manifest, imports, found);
  }
  return found;
}

function linksTo(files: Iterable<string>): string[] {
  return [...files].map((file) =>
    file.endsWith('.css')
      ? `</${file}>; rel=preload; as=style; crossorigin`
      : `</${file}>; rel=modulepreload; crossorigin`,
  );
}

const linkToRead = (name: EndpointName) =>
  `<${apiBase}${endpoints[name].path}>; rel=preload; as=fetch; crossorigin`;
