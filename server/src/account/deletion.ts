import mongoose from 'mongoose';
import { discardTokensOf } from '../auth/email/mailedToken.model.ts';
import { discardWrongTriesOf } from '../auth/key/wrongTries.ts';
import { endSessions, forgetUnlocksOf } from '../auth/session/userSessions.ts';
import { inTransaction } from '../database/connection.ts';
import { Job } from '../job/job.model.ts';
import { discardMailOf } from '../mail/mail.queue.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { deleteFilesOf } from '../user/user.files.ts';
import { User } from '../user/user.model.ts';
import { BlockedPosting, Comparison } from '../matching/comparison/comparison.model.ts';
import { Quota } from '../matching/comparison/quota.model.ts';
import { endRecordsOf } from '../matching/release/endRecords.ts';
import { Release } from '../matching/release/release.model.ts';

/** All or nothing, and on every device at once. What other people were shown stays on their record. */
export async function deleteAccount(userId: string): Promise<void> {
  const id = new mongoose.Types.ObjectId(userId);
  const asCandidate = { candidateId: id };
  const either = { $or: [{ candidateId: id }, { recruiterId: id }] };
  await inTransaction(async (tx) => {
    const user = await User.findByIdAndDelete(id, { session: tx });
    if (user) await endRecordsOf(user, tx);
    await Questionnaire.deleteOne({ userId: id }, { session: tx });
    await Job.deleteMany({ recruiterId: id }, { session: tx });
    await Comparison.deleteMany(asCandidate, { session: tx });
    await BlockedPosting.deleteMany(either, { session: tx });
    await Release.deleteMany(asCandidate, { session: tx });
    await Quota.deleteMany(asCandidate, { session: tx });
    await deleteFilesOf(id, tx);
    await discardTokensOf(id, tx);
    await discardWrongTriesOf(id, tx);
    await discardMailOf(id, tx);
    await endSessions(userId, tx);
    await forgetUnlocksOf(userId, tx);
  });
}
