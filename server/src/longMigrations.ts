// The longer migrations, which migrations.ts puts in their order.
import type { mongo } from 'mongoose';
import { collection, inBatches, within } from './database/migration/migrationSteps.ts';
import type { MigrationWork } from './database/migration/migrations.ts';
import { isDuplicate } from './database/isDuplicate.ts';
import { keepPublisher } from './matching/comparison/keptPublisher.ts';
import { User, newPublicId } from './user/user.model.ts';
import { searchKeysOf } from './user/user.search.ts';

type Ration = mongo.WithId<{
  recruiterId?: mongo.ObjectId;
  candidateId?: mongo.ObjectId;
  attempts?: unknown[];
}>;

/** Whoever compared meanwhile has a quota already: what was counted before counts there. */
export async function keepRation(ration: mongo.WithId<mongo.Document>): Promise<void> {
  const { _id, recruiterId, candidateId, attempts = [] } = ration as Ration;
  try {
    await collection('quotas').insertOne(ration);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    await collection('quotas').updateOne(
      { _id: { $ne: _id }, recruiterId, candidateId, keyId: null },
      { $addToSet: { attempts: { $each: attempts } } },
    );
  }
}

/** Who the recruiter says they are now is the nearest to what was shown when nothing was kept yet. */
export async function keepPublishersIn(work: MigrationWork, name: string): Promise<void> {
  await inBatches(work, { name, fields: ['recruiterId'] }, async (batch) => {
    const recruiterIds = batch.map(({ recruiterId }) => recruiterId as mongo.ObjectId);
    const recruiters = await User.find({ _id: { $in: recruiterIds } }).lean();
    const writes = recruiters.map((recruiter) => ({
      updateMany: {
        filter: { ...within(batch), recruiterId: recruiter._id, publisher: null },
        update: { $set: { publisher: keepPublisher(recruiter) } },
      },
    }));
    if (writes.length > 0) await collection(name).bulkWrite(writes, { ordered: false });
  });
}

/** What only a save of the Automations can have stored: sign-up and the questionnaire leave all of it as it was. */
const traceOfASave = {
  $or: [
    { phoneNumber: { $nin: ['', null] } },
    { calendarLink: { $nin: ['', null] } },
    { cv: { $ne: null } },
    { discoverable: false },
    { showName: false },
    { showImage: false },
    { 'showContactPrefs.showNothing': false },
  ],
};

export async function keepChosenVisibility(work: MigrationWork): Promise<void> {
  await inBatches(work, { name: 'users' }, async (batch) => {
    const undecided = { ...within(batch), automationsSaved: { $exists: false } };
    const users = collection('users');
    await users.updateMany({ ...undecided, ...traceOfASave }, { $set: { automationsSaved: true } });
    const unsaved = await users.find(undecided, { projection: { _id: 1 } }).toArray();
    const userIds = unsaved.map(({ _id }) => _id);
    await collection('questionnaires').updateMany(
      { userId: { $in: userIds } },
      { $set: { listed: false } },
    );
    // Last, so that a run that is cut off here begins with the same people again.
    const hidden = { automationsSaved: false, discoverable: false, showName: false };
    await users.updateMany(undecided, [
      {
        $set: {
          ...hidden,
          showImage: false,
          searchKeys: { $slice: [{ $ifNull: ['$searchKeys', []] }, 1] },
        },
      },
    ]);
  });
}

export async function nameFiles(work: MigrationWork): Promise<void> {
  await inBatches(work, { name: 'users' }, async (batch) => {
    const writes = batch.flatMap(({ _id }) => [
      {
        updateOne: {
          filter: { _id, imageId: { $ne: null }, imagePublicId: null },
          update: { $set: { imagePublicId: newPublicId() } },
        },
      },
      {
        updateOne: {
          filter: { _id, cv: { $ne: null }, 'cv.publicId': null },
          update: { $set: { 'cv.publicId': newPublicId() } },
        },
      },
    ]);
    await collection('users').bulkWrite(writes, { ordered: false });
  });
}

export async function renewSearchKeys(work: MigrationWork): Promise<void> {
  const fields = ['username', 'firstName', 'lastName', 'showName', 'searchKeys'];
  await inBatches(work, { name: 'users', fields }, async (batch) => {
    const writes = batch.flatMap(({ _id, searchKeys, ...names }) => {
      const renewed = searchKeysOf({ ...nameless, ...names });
      if (JSON.stringify(renewed) === JSON.stringify(searchKeys)) return [];
      // Who is renamed meanwhile gets theirs with the new name.
      return [
        { updateOne: { filter: { _id, ...names }, update: { $set: { searchKeys: renewed } } } },
      ];
    });
    if (writes.length > 0) await collection('users').bulkWrite(writes, { ordered: false });
  });
}

const nameless = { username: '', firstName: '', lastName: '', showName: false };

export async function distrustKeysOfWithdrawn(): Promise<void> {
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
}

export async function mergeListAppearances(): Promise<void> {
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
}

export async function nameMailSwitches(work: MigrationWork): Promise<void> {
  await inBatches(work, { name: 'users' }, async (batch) => {
    const muted = { ...within(batch), newMatchMuted: true };
    const change = {
      $addToSet: { mutedNotifications: 'newMatch' },
      $unset: { newMatchMuted: '' },
    };
    await collection('users').updateMany(muted, change);
    const mailed = { ...within(batch), newMatchMailedAt: { $exists: true } };
    const renamed = { $rename: { newMatchMailedAt: 'notificationsMailedAt' } };
    await collection('users').updateMany(mailed, renamed);
  });
}
