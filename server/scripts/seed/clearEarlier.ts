import mongoose, { type Types } from 'mongoose';
import { sessionCollection } from '../../src/auth/session/session.model.ts';
import { Job } from '../../src/job/job.model.ts';
import { deleteAccount } from '../../src/account/deletion.ts';
import { BlockedPosting, Comparison } from '../../src/matching/comparison.model.ts';
import { Quota } from '../../src/matching/quota/quota.model.ts';
import { Release } from '../../src/matching/release/release.model.ts';
import { Questionnaire } from '../../src/questionnaire/questionnaire.model.ts';
import { User } from '../../src/user/user.model.ts';
import { demoDomain } from './people/accounts.ts';
import type { Progress } from './progress.ts';

const batchSize = 1_000;

/** Only seeded users: addresses at this nonexistent domain cannot be verified otherwise. */
const seeded = {
  emailVerified: true,
  email: { $regex: `[@.]${demoDomain.replaceAll('.', '\\.')}$` },
};

/** Can be rerun after an interruption. */
export async function clearEarlier(progress: Progress): Promise<number> {
  const total = await User.countDocuments(seeded);
  let done = 0;
  let batch: Types.ObjectId[] = [];
  const deleteBatch = async () => {
    await deletePeople(batch);
    done += batch.length;
    batch = [];
    progress('Clearing', done, total);
  };
  // One cursor: a new query per batch would scan everything deleted before.
  const users = User.find(seeded).select({ _id: 1 }).lean().cursor({ batchSize });
  for await (const { _id } of users) {
    batch.push(_id);
    if (batch.length === batchSize) await deleteBatch();
  }
  if (batch.length > 0) await deleteBatch();
  return total;
}

async function deletePeople(ids: Types.ObjectId[]): Promise<void> {
  const ofReaders = {
    $or: [{ candidateId: { $in: ids } }, { readerKey: { $in: ids.map(String) } }],
  };
  const either = { $or: [{ candidateId: { $in: ids } }, { recruiterId: { $in: ids } }] };
  await deleteThoseWithFiles(ids);
  await Promise.all([
    Questionnaire.deleteMany({ userId: { $in: ids } }),
    Job.deleteMany({ recruiterId: { $in: ids } }),
    Comparison.deleteMany(either),
    BlockedPosting.deleteMany(ofReaders),
    Release.deleteMany(either),
    Quota.deleteMany(ofReaders),
    mongoose.connection
      .collection(sessionCollection)
      .deleteMany({ 'session.passport.user.id': { $in: ids.map(String) } }),
  ]);
  // Last, as the rest is found by them.
  await User.deleteMany({ _id: { $in: ids } });
}

/** Users with uploads are deleted as on the account page. */
async function deleteThoseWithFiles(ids: Types.ObjectId[]): Promise<void> {
  const owners: unknown[] = await mongoose.connection
    .collection('filepieces')
    .distinct('ownerId', { ownerId: { $in: ids } });
  for (const owner of owners) await deleteAccount(String(owner));
}
