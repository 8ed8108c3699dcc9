// Applied in this order. Never edit or move a released entry: add another.
import { createDeclaredIndexes, declaredIndexesVersion } from './database/declaredIndexes.ts';
import { type Migration, inBatches } from './database/migrate.ts';
import { Comparison } from './matching/comparison.model.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { renewSearchKeys, searchKeysVersion } from './user/search.ts';
// Importing a model registers it.
import './app.ts';

const threeStates = {
  open: ['new'],
  talking: ['contacted', 'interview', 'offer'],
  ended: ['hired', 'declined'],
};

/** Shape changes: `0001-…`, a verb first. */
const numbered: readonly Migration[] = [
  {
    id: '0001-reduce-progress-to-three-states',
    run: (signal) =>
      inBatches(signal, 'comparisons', (batch) =>
        Comparison.collection.bulkWrite(
          Object.entries(threeStates).flatMap(([to, from]) =>
            ['candidateProgress.status', 'recruiterProgress.status'].map((status) => ({
              updateMany: {
                filter: { _id: { $in: batch.map(({ _id }) => _id) }, [status]: { $in: from } },
                update: { $set: { [status]: to } },
              },
            })),
          ),
        ),
      ),
  },
];

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
