import escapeHtml from 'escape-html';
import { type OpenApi, openApiDocument } from './openApi.ts';

/** Built on first use, then cached. */
export function createApiDocs(publicUrl: string) {
  const make = (openApi = openApiDocument(publicUrl)) => ({ openApi, page: docsPage(openApi) });
  let docs: ReturnType<typeof make> | undefined;
  return () => (docs ??= make());
}

function docsPage({ paths }: OpenApi): string {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { description, ...details }]) => {
      const [call, json] = [`${method.toUpperCase()} ${path}`, JSON.stringify(details, null, 2)];
      return `<section id="${escapeHtml(details.operationId)}">
<h2><code>${escapeHtml(call)}</code></h2>
<details><summary>${escapeHtml(description)}</summary><pre><code>${escapeHtml(json)}</code></pre></details>
</section>`;
    }),
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
${calls.join('\n')}
</main>
</body>
</html>`;
}
