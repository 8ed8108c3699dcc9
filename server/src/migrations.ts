// Applied in this order. Never edit or move a released entry: add another.
import { createDeclaredIndexes, declaredIndexesVersion } from './database/declaredIndexes.ts';
import { type Migration, inBatches } from './database/migrate.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { renewSearchKeys, searchKeysVersion } from './user/search.ts';
// Importing a model registers it.
import './app.ts';

/** Shape changes: `0001-…`, a verb first. Data from before 1.0.0 is not migrated, so there is none yet. */
const numbered: readonly Migration[] = [];

/** Until done, searches may miss candidates; nothing else breaks. */
const rebuilds: readonly Migration[] = [
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
    // Also drops retired indexes.
    id: 'indexes',
    version: declaredIndexesVersion(),
    run: async () => {
      const [error] = await createDeclaredIndexes({ replace: true });
      if (error) throw error;
    },
  },
];

export const migrations: readonly Migration[] = [...numbered, ...rebuilds];
