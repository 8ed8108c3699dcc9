import escapeHtml from 'escape-html';
import { type OpenApi, openApiDocument } from './openApi.ts';

/** Built on first use, then cached. */
export function createApiDocs(publicUrl: string) {
  const make = (openApi = openApiDocument(publicUrl)) => ({ openApi, page: docsPage(openApi) });
  let docs: ReturnType<typeof make> | undefined;
  return () => (docs ??= make());
}

function docsPage({ paths }: OpenApi): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Schnittstelle – Inkognito</title>
<link rel="stylesheet" href="/api-docs.css">
</head>
<body>
<main>
<h1>Schnittstelle</h1>
<p>Alle Aufrufe unter <code>/api/v1</code>, erzeugt aus derselben Tabelle, nach der Server und Oberfläche arbeiten. Maschinenlesbar: <a href="openapi.json">openapi.json</a>.</p>
${sections.join('\n')}
</main>
</body>
</html>`;
}

type Operation = OpenApi['paths'][string][string];

function section(path: string, method: string, operation: Operation): string {
  const { description, parameters, requestBody, responses } = operation;
  return `<section id="${escapeHtml(operation.operationId)}">
<h2><code>${escapeHtml(method.toUpperCase())}</code> <code>${escapeHtml(path)}</code></h2>
<p>${escapeHtml(description)}</p>
${details('Parameter', parameters)}${details('Anfrage', requestBody)}${details('Antworten', responses)}
</section>`;
}

function details(title: string, content: unknown): string {
  if (content === undefined) return '';
  const json = escapeHtml(JSON.stringify(content, null, 2));
  return `<details><summary>${title}</summary><pre><code>${json}</code></pre></details>`;
}
