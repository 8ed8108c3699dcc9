import type { AuthStatusDto, SessionUser } from '@inkognito/shared/auth';
import mongoose from 'mongoose';
import { discardTokensOf } from '../auth/email/mailedToken.model.ts';
import { endSessions, forgetUnlocksOf } from '../auth/session/userSessions.ts';
import { inTransaction } from '../database/connection.ts';
import { notFound } from '../errors.ts';
import { Job } from '../job/job.model.ts';
import { discardMailOf } from '../mail/mail.queue.ts';
import { Questionnaire } from '../questionnaire/questionnaire.model.ts';
import { deleteFilesOf } from '../user/user.files.ts';
import { User, toUserDto } from '../user/user.model.ts';
import { holdAccounts } from '../user/user.service.ts';
import { listBlockedJobs } from '../matching/comparison/blocking.ts';
import {
  BlockedPosting,
  Comparison,
  Ration,
  Release,
} from '../matching/comparison/comparison.model.ts';
import { listOffers } from '../matching/match/matches.ts';

/** Who is signed in, with their newest matches and blocks. An account that is gone is nobody. */
export async function getAuthStatus(signedIn: SessionUser | null): Promise<AuthStatusDto> {
  const user = signedIn && (await User.findById(signedIn.id).lean());
  if (!user) return { user: null, authenticated: false };
  const isSeeker = user.role.includes('jobSeeker');
  const [matches, blocked] = isSeeker
    ? await Promise.all([
        listOffers(signedIn.id, null, { isMatch: true }),
        listBlockedJobs(signedIn.id, null),
      ])
    : [];
  const matchesForJobSeeker = (matches?.entries ?? []).map(({ _id, jobTitle, jobLocation }) => ({
    _id,
    jobTitle,
    jobLocation,
  }));
  const jobsBlocked = blocked?.entries ?? [];
  return { user: { ...toUserDto(user), matchesForJobSeeker, jobsBlocked }, authenticated: true };
}

/** Deletes a posting of one's own with its comparisons; every release under it ends. */
export async function deleteJob(recruiterId: string, jobId: string): Promise<void> {
  await inTransaction(async (session) => {
    // A comparison or a release made at the same moment is part of what is deleted.
    await holdAccounts([recruiterId], session);
    const { deletedCount } = await Job.deleteOne({ _id: jobId, recruiterId }, { session });
    if (deletedCount === 0) throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
    await Comparison.deleteMany({ jobId }, { session });
    await Release.updateMany(
      { jobId, endedAt: null },
      { $set: { endedAt: new Date(), endReason: 'posting_deleted' } },
      { session },
    );
  });
}

/** Removes a person everywhere, all or nothing, on every device at once. */
export async function deleteAccount(userId: string): Promise<void> {
  const id = new mongoose.Types.ObjectId(userId);
  const either = { $or: [{ candidateId: id }, { recruiterId: id }] };
  await inTransaction(async (session) => {
    await User.deleteOne({ _id: id }, { session });
    await Questionnaire.deleteOne({ userId: id }, { session });
    await Job.deleteMany({ recruiterId: id }, { session });
    await Comparison.deleteMany(either, { session });
    await BlockedPosting.deleteMany(either, { session });
    await Release.deleteMany(either, { session });
    await Ration.deleteMany(either, { session });
    await deleteFilesOf(id, session);
    await discardTokensOf(id, session);
    await discardMailOf(id, session);
    await endSessions(userId, session);
    await forgetUnlocksOf(userId, session);
  });
}
