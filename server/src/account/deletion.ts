import mongoose, { type QueryFilter } from 'mongoose';
import { MailedToken } from '../auth/email/mailedToken.model.ts';
import { WrongTries } from '../key/wrongTries.ts';
import { Key } from '../key/key.model.ts';
import { Unlock } from '../key/unlock.model.ts';
import { endSessions } from '../auth/session/userSessions.ts';
import { inTransaction } from '../database/connection.ts';
import { writeJournal } from '../journal/journal.ts';
import { Job } from '../job/job.model.ts';
import { QueuedMail } from '../mail/mail.model.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { deleteFilesOf } from '../user/user.files.ts';
import { Activity } from '../user/activity/activity.model.ts';
import { User, type UserFields } from '../user/user.model.ts';
import { restName } from '../user/user.restingNames.ts';
import { BlockedRecruiter } from '../recruiter/blockedRecruiter.model.ts';
import { BlockedPosting, Comparison } from '../matching/comparison.model.ts';
import { Quota } from '../matching/quota.model.ts';
import { endRecruiter } from '../match/closeReleaseRecords.ts';
import { forgetInLists } from '../matching/search/listQuota.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { Release } from '../release/release.model.ts';
import { forgetInReports } from '../report/report.service.ts';

/** What others were shown stays on their record. @returns whether the condition held */
export async function deleteAccount(
  userId: string,
  condition: QueryFilter<UserFields> = {},
): Promise<boolean> {
  const id = new mongoose.Types.ObjectId(userId);
  const asCandidate = { candidateId: id };
  return inTransaction(async (tx) => {
    const user = await User.findOneAndDelete({ ...condition, _id: id }, { session: tx });
    if (!user) return false;
    await endRecruiter(user, tx);
    await restName(user.username, tx);
    await Questionnaire.deleteOne({ userId: id }, { session: tx });
    await Job.deleteMany({ recruiterId: id }, { session: tx });
    await Comparison.deleteMany(asCandidate, { session: tx });
    await BlockedPosting.deleteMany(asCandidate, { session: tx });
    await BlockedRecruiter.deleteMany(asCandidate, { session: tx });
    await AccessRequest.deleteMany(asCandidate, { session: tx });
    await Release.deleteMany(asCandidate, { session: tx });
    await Quota.deleteMany(asCandidate, { session: tx });
    await Activity.deleteMany(asCandidate, { session: tx });
    await forgetInLists(id, tx);
    await forgetInReports(id, tx);
    await deleteFilesOf(id, tx);
    await MailedToken.deleteMany({ userId: id }, { session: tx });
    await WrongTries.deleteMany({ userId: id }, { session: tx });
    await QueuedMail.deleteMany({ ownerId: id }, { session: tx });
    await endSessions(userId, tx);
    await Key.deleteMany({ userId: id }, { session: tx });
    await Unlock.deleteMany({ $or: [asCandidate, { holderId: id }] }, { session: tx });
    await writeJournal({ kind: 'accountDeleted', account: userId });
    return true;
  });
}
