// What a new version does to stored data, in this order. A released entry is never edited or moved: add another.
import { createDeclaredIndexes, declaredIndexesVersion } from './database/declaredIndexes.ts';
import { type Migration, inBatches } from './database/migrate.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { renewSearchKeys, searchKeysVersion } from './user/user.search.ts';
// Every model registers itself when it is imported.
import './app.ts';

/** Changed shapes: `0001-…`, a verb first. Data of versions before 1.0.0 is not carried on, so there is none yet. */
const numbered: readonly Migration[] = [];

/** Until they are through, a search may miss somebody; nothing else is wrong. */
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
    // An entry that retires an index drops it, too.
    id: 'indexes',
    version: declaredIndexesVersion(),
    run: async () => {
      const [error] = await createDeclaredIndexes({ replace: true });
      if (error) throw error;
    },
  },
];

export const migrations: readonly Migration[] = [...numbered, ...rebuilds];
