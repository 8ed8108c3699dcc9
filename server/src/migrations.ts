// Applied in this order. Never edit or move a released entry: add another.
import { createDeclaredIndexes, declaredIndexesVersion } from './database/declaredIndexes.ts';
import { type Migration, inBatches } from './database/migrate.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { renewSearchKeys, searchKeysVersion } from './user/search.ts';
// Importing a model registers it.
import './app.ts';

/** Changes of shape come first: `0001-…`, a verb first. Until all are done, searches may miss candidates. */
export const migrations: readonly Migration[] = [
  {
    id: 'search-fields',
    version: searchFieldsVersion,
    run: (signal) => inBatches(signal, 'questionnaires', reindexQuestionnaires),
  },
  {
    id: 'search-keys',
    version: searchKeysVersion,
    run: (signal) => inBatches(signal, 'users', renewSearchKeys),
  },
  {
    // Those declared otherwise are replaced; those no longer declared stay.
    id: 'indexes',
    version: declaredIndexesVersion(),
    run: async () => {
      const [error] = await createDeclaredIndexes({ replace: true });
      if (error) throw error;
    },
  },
];
