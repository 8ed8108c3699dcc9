// What changed in the stored data, oldest first. A migration that has been released is never edited: add another.
import type { Migration } from './database/migrations.ts';
import {
  collection,
  dropIndexes,
  hasKeys,
  inBatches,
  renameInBatches,
} from './database/migrationSteps.ts';
import { keepChosenVisibility, keepPublishersIn, nameFiles } from './longMigrations.ts';
import { rememberRecruiter } from './matching/recruiter/sameRecruiter.ts';
import { reindexQuestionnaires } from './questionnaire/search/reindex.ts';
import { searchFieldsVersion } from './questionnaire/search/searchFields.ts';
import { User, newPublicId } from './user/user.model.ts';

/** Before the first request, as nothing may be counted or unlocked under an old name. */
export const migrationsBeforeStart: readonly Migration[] = [
  {
    id: '2026-11-22-rations-are-quotas',
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
    run: async () => {
      await collection('releases').updateMany(
        { endReason: 'withdrawn', withdrawnAt: { $exists: false } },
        [{ $set: { withdrawnAt: '$endedAt' } }],
      );
    },
  },
  {
    // No call finds anybody without it.
    id: '2026-11-24-users-have-public-ids',
    run: (signal, report) =>
      inBatches({ name: 'users', signal, report }, async (batch) => {
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
    // Before a search, as until then nobody is found; one small write for each person.
    id: '2026-11-24-nobody-is-found-before-they-wanted-it',
    run: (signal, report) => keepChosenVisibility(signal, report),
  },
  {
    // Before a first password makes such an address one that the person typed. Who chose one already is not told apart.
    id: '2026-11-25-addresses-that-a-provider-told',
    run: async () => {
      const told = { passwordHash: { $exists: false }, 'identities.0': { $exists: true } };
      await collection('users').updateMany(
        { ...told, emailVerified: false, emailToldByProvider: { $exists: false } },
        { $set: { emailToldByProvider: true } },
      );
    },
  },
  {
    // Two named keys of one person have no recruiter both. Who had entered an access password enters it once more.
    id: '2026-11-26-quotas-and-unlocks-go-by-key',
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
    run: async () => {
      const muted = { newMatchMuted: true };
      const change = {
        $addToSet: { mutedNotifications: 'newMatch' },
        $unset: { newMatchMuted: '' },
      };
      await collection('users').updateMany(muted, change);
      const mailed = { newMatchMailedAt: { $exists: true } };
      const renamed = { $rename: { newMatchMailedAt: 'notificationsMailedAt' } };
      await collection('users').updateMany(mailed, renamed);
    },
  },
  {
    // Before anybody asks for their matches, which are found by it.
    id: '2026-11-28-comparisons-that-count-as-matches',
    run: async () => {
      await collection('comparisons').updateMany(
        { isMatch: true, countsAsMatch: { $exists: false } },
        {
          $set: {
            countsAsMatch: true,
            candidateProgress: { status: 'new', note: '' },
            recruiterProgress: { status: 'new', note: '' },
          },
        },
      );
      for (const side of ['candidateId', 'recruiterId']) {
        await dropIndexes('comparisons', ({ key }) =>
          hasKeys(key, [side, 'isMatch', 'endedAt', 'comparedAt', '_id']),
        );
      }
    },
  },
];

/** Beside the requests. Until they are done, what they have not reached yet may be missing from searches. */
export const migrationsInBackground: readonly Migration[] = [
  {
    id: '2026-11-22-times-held-is-lock-version',
    run: (signal, report) => renameInBatches('users', ['timesHeld', 'lockVersion'], signal, report),
  },
  {
    id: '2026-11-22-filed-under-is-search-fields',
    run: async (signal, report) => {
      await renameInBatches('questionnaires', ['filedUnder', 'searchFields'], signal, report);
      if (signal.aborted) return;
      await dropIndexes('questionnaires', ({ key }) =>
        Object.keys(key).some((path) => path.startsWith('filedUnder.')),
      );
    },
  },
  {
    id: '2026-11-23-publishers-are-kept',
    run: async (signal, report) => {
      await keepPublishersIn('releases', signal, report);
      await keepPublishersIn('comparisons', signal, report);
      if (signal.aborted) return;
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
    run: (signal, report) => nameFiles(signal, report),
  },
  {
    // Until it is through, a recruiter who has not compared since the update may be taken for somebody else.
    id: '2026-11-24-recruiters-are-known-again',
    run: (signal, report) =>
      inBatches({ name: 'users', signal, report }, async (batch) => {
        const ids = batch.map(({ _id }) => _id);
        const recruiters = await User.find({ _id: { $in: ids }, role: 'recruiter' }).lean();
        for (const recruiter of recruiters) await rememberRecruiter(recruiter);
      }),
  },
  {
    id: '2026-11-24-releases-are-immediate-at-first',
    run: (signal, report) =>
      inBatches({ name: 'users', signal, report }, (batch) =>
        collection('users').updateMany(
          { _id: { $in: batch.map(({ _id }) => _id) }, releaseMode: { $exists: false } },
          { $set: { releaseMode: 'immediate' } },
        ),
      ),
  },
  {
    id: '2026-11-24-comparisons-have-a-release-state',
    run: (signal, report) =>
      inBatches({ name: 'comparisons', signal, report }, (batch) =>
        collection('comparisons').updateMany(
          { _id: { $in: batch.map(({ _id }) => _id) }, releaseState: { $exists: false } },
          { $set: { releaseState: 'open' } },
        ),
      ),
  },
  {
    // Another id with every change of the lexicon, the list of places or the rules.
    id: `search-fields-${searchFieldsVersion}`,
    run: async (signal, report) => {
      await reindexQuestionnaires(report, signal);
    },
  },
  {
    id: '2026-11-22-lists-have-an-order-of-their-own',
    run: () => dropIndexes('questionnaires', ({ name = '' }) => /^search_/.test(name)),
  },
];
