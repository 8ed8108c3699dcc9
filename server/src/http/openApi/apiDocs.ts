import { docsPage } from './docsPage.ts';
import { type OpenApi, openApiDocument } from './openApi.ts';

type ApiDocs = { openApi: OpenApi; page: string };

/** Made at the first call and kept: they are the same for everybody, and dear to make. */
export function createApiDocs(publicUrl: string): () => ApiDocs {
  let docs: ApiDocs | undefined;
  return () => {
    if (!docs) {
      const openApi = openApiDocument(publicUrl);
      docs = { openApi, page: docsPage(openApi) };
    }
    return docs;
  };
}
