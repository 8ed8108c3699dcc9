// What changed in the stored data, oldest first. A migration that has been released is never edited: add another.
import type { Migration } from './database/migration/migrations.ts';
import {
  collection,
  dropIndexes,
  hasKeys,
  inBatches,
  renameInBatches,
  updateInBatches,
  within,
} from './database/migration/migrationSteps.ts';
import { createDeclaredIndexes, declaredIndexesVersion } from './database/declaredIndexes.ts';
import {
  keepChosenVisibility,
  keepPublishersIn,
  nameFiles,
  renewSearchKeys,
} from './longMigrations.ts';
import { rememberRecruiter } from './matching/recruiter/sameRecruiter.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { User, newPublicId } from './user/user.model.ts';
import { searchKeysVersion } from './user/user.search.ts';
// Every model registers itself when it is imported.
import './app.ts';

/**
 * The start waits a while for those that come `first`: nothing may be counted or unlocked under an old name. Until the
 * others have come by, searches may miss somebody; nothing else is wrong.
 */
export const migrations: readonly Migration[] = [
  {
    id: '2026-11-22-rations-are-quotas',
    first: true,
    run: async () => {
      const into = { into: 'quotas', on: '_id', whenMatched: 'keepExisting' };
      await collection('rations')
        .aggregate([{ $merge: into }])
        .toArray();
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
    run: async () => {
      const withdrawn = { withdrawnAt: { $ne: null } };
      const keyIds = await collection('releases').distinct('keyId', withdrawn);
      const distrusted = { $set: { distrustedAt: new Date() } };
      await collection('keys').updateMany({ _id: { $in: keyIds } }, distrusted);
      const byPassword = { ...withdrawn, keyId: null };
      const ids = await collection('releases').distinct('candidateId', byPassword);
      for await (const { _id, createdAt } of collection('users').find({ _id: { $in: ids } })) {
        await collection('keys').updateOne(
          { userId: _id, general: true },
          { ...distrusted, $setOnInsert: { guests: false, createdAt } },
          { upsert: true },
        );
      }
    },
  },
  {
    // Before a list counts the same week anew.
    id: '2026-11-29-list-appearances-are-activity',
    first: true,
    run: async () => {
      const once = {
        $dateToString: { date: '$week', format: 'listed %Y-%m-%dT%H:%M:%S.%LZ' },
      };
      const empty = { key: null, recruiter: null, jobTitle: null };
      await collection('listappearances')
        .aggregate([
          { $set: { ...empty, kind: 'listed', at: '$week', once } },
          { $unset: ['week', '__v'] },
          { $merge: { into: 'activities', on: '_id', whenMatched: 'keepExisting' } },
        ])
        .toArray();
      await collection('listappearances').drop();
    },
  },
  {
    // Before a mail is sent that somebody switched off.
    id: '2026-11-29-each-kind-of-mail-has-its-switch',
    first: true,
    run: (work) =>
      inBatches(work, { name: 'users' }, async (batch) => {
        const muted = { ...within(batch), newMatchMuted: true };
        const change = {
          $addToSet: { mutedNotifications: 'newMatch' },
          $unset: { newMatchMuted: '' },
        };
        await collection('users').updateMany(muted, change);
        const mailed = { ...within(batch), newMatchMailedAt: { $exists: true } };
        const renamed = { $rename: { newMatchMailedAt: 'notificationsMailedAt' } };
        await collection('users').updateMany(mailed, renamed);
      }),
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
    // Another id with every change of the lexicon, the list of places or the rules.
    id: `search-fields-${searchFieldsVersion}`,
    series: 'search-fields-',
    run: (work) => inBatches(work, { name: 'questionnaires' }, reindexQuestionnaires),
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
