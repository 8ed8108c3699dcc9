// What stands in the product's own source files.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type SourceFile = { path: string; text: string };

/** The files that run in the product: no tests, no scripts. */
export function productFiles(): SourceFile[] {
  return ['shared/src', 'server/src', 'client/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|(?:^|\/)test\//.test(name))
      .map((name) => join(folder, name))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

export type Pattern = { where: string; source: string; flags: string };

/** Every regular expression that is written as one, once. */
export function regularExpressions(files: readonly SourceFile[]): Pattern[] {
  const found = new Map<string, Pattern>();
  for (const { path, text } of files) {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
        const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.set(node.text, { where: `${path}:${line}`, source, flags });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...found.values()];
}
