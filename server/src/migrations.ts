// What changed in the stored data, oldest first. A migration that has been released is never edited: add another.
import type { Migration } from './database/migration/migrations.ts';
import {
  collection,
  dropIndexes,
  hasKeys,
  inBatches,
  renameInBatches,
  retireIndex,
  updateInBatches,
  within,
} from './database/migration/migrationSteps.ts';
import {
  distrustKeysOfWithdrawn,
  keepChosenVisibility,
  keepPublishersIn,
  keepRation,
  mergeListAppearances,
  nameFiles,
  nameMailSwitches,
} from './longMigrations.ts';
import { rememberRecruiter } from './matching/recruiter/sameRecruiter.ts';
import { versionedMigrations } from './versionedMigrations.ts';
import { User, newPublicId } from './user/user.model.ts';

/**
 * The start waits a while for those that come `first`: nothing may be counted or unlocked under an old name. Until the
 * others have come by, searches may miss somebody; nothing else is wrong.
 */
export const migrations: readonly Migration[] = [
  {
    id: '2026-11-22-rations-are-quotas',
    first: true,
    run: async () => {
      for await (const ration of collection('rations').find()) await keepRation(ration);
      await collection('rations').drop();
    },
  },
  {
    id: '2026-11-22-grants-are-unlocks',
    first: true,
    run: async () => {
      await collection('sessions').updateMany({ 'session.grants': { $exists: true } }, [
        {
          $set: {
            'session.unlocks': {
              $mergeObjects: ['$session.grants', { $ifNull: ['$session.unlocks', {}] }],
            },
          },
        },
        { $unset: 'session.grants' },
      ]);
      await dropIndexes('sessions', ({ key }) => 'session.grants.$**' in key);
    },
  },
  {
    // Before a comparison looks for withdrawals by the new field.
    id: '2026-11-23-withdrawals-have-their-own-time',
    first: true,
    run: (work) =>
      updateInBatches(
        work,
        'releases',
        { endReason: 'withdrawn', withdrawnAt: { $exists: false } },
        [{ $set: { withdrawnAt: '$endedAt' } }],
      ),
  },
  {
    // No call finds anybody without it.
    id: '2026-11-24-users-have-public-ids',
    first: true,
    run: (work) =>
      inBatches(work, { name: 'users' }, async (batch) => {
        const writes = batch.map(({ _id }) => ({
          updateOne: {
            filter: { _id, publicId: { $exists: false } },
            update: { $set: { publicId: newPublicId() } },
          },
        }));
        await collection('users').bulkWrite(writes, { ordered: false });
      }),
  },
  {
    // Before a search, as until then nobody is found, and after that nobody without a public id.
    id: '2026-11-24-nobody-is-found-before-they-wanted-it',
    first: true,
    after: ['2026-11-24-users-have-public-ids'],
    run: keepChosenVisibility,
  },
  {
    // Before a first password makes such an address one that the person typed. Who chose one already is not told apart.
    id: '2026-11-25-addresses-that-a-provider-told',
    first: true,
    run: (work) =>
      updateInBatches(
        work,
        'users',
        {
          ...{ passwordHash: { $exists: false }, 'identities.0': { $exists: true } },
          ...{ emailVerified: false, emailToldByProvider: { $exists: false } },
        },
        { $set: { emailToldByProvider: true } },
      ),
  },
  {
    // Two named keys of one person have no recruiter both. Who had entered an access password enters it once more.
    id: '2026-11-26-quotas-and-unlocks-go-by-key',
    first: true,
    after: ['2026-11-22-rations-are-quotas', '2026-11-22-grants-are-unlocks'],
    run: async () => {
      await dropIndexes('quotas', ({ key }) => hasKeys(key, ['recruiterId', 'candidateId']));
      await dropIndexes('quotas', ({ key }) => hasKeys(key, ['candidateId']));
      await dropIndexes('sessions', ({ key }) => 'session.unlocks.$**' in key);
      await collection('sessions').updateMany(
        { 'session.unlocks': { $exists: true } },
        { $unset: { 'session.unlocks': '' } },
      );
    },
  },
  {
    // Before who was withdrawn from compares by it under another name. Releases without a key came by the access password.
    id: '2026-11-27-keys-of-withdrawn-releases-are-distrusted',
    first: true,
    after: ['2026-11-23-withdrawals-have-their-own-time'],
    // Whoever renews a key trusts it again.
    once: true,
    run: distrustKeysOfWithdrawn,
  },
  {
    // Before a list counts the same week anew.
    id: '2026-11-29-list-appearances-are-activity',
    first: true,
    run: mergeListAppearances,
  },
  {
    // Before a mail is sent that somebody switched off.
    id: '2026-11-29-each-kind-of-mail-has-its-switch',
    first: true,
    run: nameMailSwitches,
  },
  {
    // Before anybody asks for their matches, which are found by it.
    id: '2026-11-28-comparisons-that-count-as-matches',
    first: true,
    run: async (work) => {
      await updateInBatches(
        work,
        'comparisons',
        { isMatch: true, countsAsMatch: { $exists: false } },
        {
          $set: {
            countsAsMatch: true,
            candidateProgress: { status: 'new', note: '' },
            recruiterProgress: { status: 'new', note: '' },
          },
        },
      );
      if (work.signal.aborted) return;
      for (const side of ['candidateId', 'recruiterId']) {
        await dropIndexes('comparisons', ({ key }) =>
          hasKeys(key, [side, 'isMatch', 'endedAt', 'comparedAt', '_id']),
        );
      }
    },
  },
  {
    id: '2026-11-22-times-held-is-lock-version',
    run: (work) => renameInBatches(work, 'users', ['timesHeld', 'lockVersion']),
  },
  {
    id: '2026-11-22-filed-under-is-search-fields',
    run: async (work) => {
      await renameInBatches(work, 'questionnaires', ['filedUnder', 'searchFields']);
      if (work.signal.aborted) return;
      await dropIndexes('questionnaires', ({ key }) =>
        Object.keys(key).some((path) => path.startsWith('filedUnder.')),
      );
    },
  },
  {
    id: '2026-11-23-publishers-are-kept',
    run: async (work) => {
      await keepPublishersIn(work, 'releases');
      await keepPublishersIn(work, 'comparisons');
      if (work.signal.aborted) return;
      await dropIndexes('releases', ({ key }) => hasKeys(key, ['recruiterId']));
      for (const side of ['candidateId', 'recruiterId']) {
        await dropIndexes('comparisons', ({ key }) =>
          hasKeys(key, [side, 'isMatch', 'comparedAt', '_id']),
        );
      }
    },
  },
  {
    id: '2026-11-24-files-have-public-ids',
    run: nameFiles,
  },
  {
    // Until it is through, a recruiter who has not compared since the update may be taken for somebody else.
    id: '2026-11-24-recruiters-are-known-again',
    run: (work) =>
      inBatches(work, { name: 'users' }, async (batch) => {
        const recruiters = await User.find({ ...within(batch), role: 'recruiter' }).lean();
        for (const recruiter of recruiters) await rememberRecruiter(recruiter);
      }),
  },
  {
    id: '2026-11-24-releases-are-immediate-at-first',
    run: (work) =>
      updateInBatches(
        work,
        'users',
        { releaseMode: { $exists: false } },
        { $set: { releaseMode: 'immediate' } },
      ),
  },
  {
    id: '2026-11-24-comparisons-have-a-release-state',
    run: (work) =>
      updateInBatches(
        work,
        'comparisons',
        { releaseState: { $exists: false } },
        { $set: { releaseState: 'open' } },
      ),
  },
  {
    id: '2026-11-22-lists-have-an-order-of-their-own',
    run: () => dropIndexes('questionnaires', ({ name = '' }) => /^search_/.test(name)),
  },
  {
    // A sign-in before the field had its name left it empty, and nothing could be added to it.
    id: '2026-11-30-lock-versions-are-numbers',
    run: (work) =>
      updateInBatches(
        work,
        'users',
        { lockVersion: { $type: 'null' } },
        { $set: { lockVersion: 0 } },
      ),
  },
  {
    id: '2026-11-30-comparisons-that-are-no-match-say-so',
    run: (work) =>
      updateInBatches(
        work,
        'comparisons',
        { isMatch: false, countsAsMatch: { $exists: false } },
        { $set: { countsAsMatch: false } },
      ),
  },
  {
    // Those that begin with the shard key stand in their place.
    id: '2026-11-30-unique-indexes-begin-with-the-shard-key',
    run: async () => {
      await retireIndex('comparisons', ['jobId', 'candidateId']);
      await retireIndex('releases', ['comparisonId']);
    },
  },
  ...versionedMigrations,
];
