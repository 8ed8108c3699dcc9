import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type SourceFile = { path: string; text: string };

export function productFiles(): SourceFile[] {
  return ['shared/src', 'server/src', 'server/language', 'client/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(
        (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)(?:test|training)\//.test(name),
      )
      .map((name) => join(folder, name))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

export type Pattern = { where: string; source: string; flags: string };

export function regularExpressions(files: readonly SourceFile[]): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const { path, text } of files) {
    for (const { raw, start, regex } of regexLiterals(parseSync(path, text).program)) {
      const line = text.slice(0, start).split('\n').length;
      found.set(raw, { where: `${path}:${line}`, source: regex.pattern, flags: regex.flags });
    }
  }
  return [...found.values()];
}

type RegexLiteral = { raw: string; start: number; regex: { pattern: string; flags: string } };

function regexLiterals(node: unknown): RegexLiteral[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('regex' in node) return [node as RegexLiteral];
  return Object.values(node).flatMap(regexLiterals);
}
