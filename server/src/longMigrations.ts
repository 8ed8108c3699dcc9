// The longer migrations, which migrations.ts puts in their order.
import type { mongo } from 'mongoose';
import { collection, inBatches } from './database/migrationSteps.ts';
import { keepPublisher } from './matching/comparison/keptPublisher.ts';
import { User, newPublicId } from './user/user.model.ts';

/** Who the recruiter says they are now is the nearest to what was shown when nothing was kept yet. */
export async function keepPublishersIn(
  name: string,
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<void> {
  await inBatches({ name, signal, report, fields: ['recruiterId'] }, async (batch) => {
    const ids = batch.map(({ _id }) => _id);
    const recruiterIds = batch.map(({ recruiterId }) => recruiterId as mongo.ObjectId);
    const recruiters = await User.find({ _id: { $in: recruiterIds } }).lean();
    const writes = recruiters.map((recruiter) => ({
      updateMany: {
        filter: { _id: { $in: ids }, recruiterId: recruiter._id, publisher: null },
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

export async function keepChosenVisibility(
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<void> {
  await inBatches({ name: 'users', signal, report }, async (batch) => {
    const undecided = {
      _id: { $in: batch.map(({ _id }) => _id) },
      automationsSaved: { $exists: false },
    };
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

export async function nameFiles(
  signal: AbortSignal,
  report: (done: number) => void,
): Promise<void> {
  await inBatches({ name: 'users', signal, report }, async (batch) => {
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
