// What hangs on data or code that changes has its version in the id, and so is another migration by itself.
import { createDeclaredIndexes, declaredIndexesVersion } from './database/declaredIndexes.ts';
import { inBatches } from './database/migration/migrationSteps.ts';
import type { Migration } from './database/migration/migrations.ts';
import { renewSearchKeys } from './longMigrations.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { searchKeysVersion } from './user/user.search.ts';
// Every model registers itself when it is imported.
import './app.ts';

export const versionedMigrations: readonly Migration[] = [
  {
    // Another id with every change of the lexicon, the list of places or the rules.
    id: `search-fields-${searchFieldsVersion}`,
    series: 'search-fields-',
    run: (work) => inBatches(work, { name: 'questionnaires' }, reindexQuestionnaires),
  },
  {
    // Another id with every change of how names are folded.
    id: `search-keys-${searchKeysVersion}`,
    series: 'search-keys-',
    run: renewSearchKeys,
  },
  {
    // Another id with every change of what the models ask for. Whoever retires an index drops it in a migration.
    id: `indexes-${declaredIndexesVersion()}`,
    series: 'indexes-',
    run: async () => {
      const [error] = await createDeclaredIndexes({ replace: true });
      if (error) throw error;
    },
  },
];
