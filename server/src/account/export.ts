import type { SessionUser } from '@inkognito/shared/auth';
import { findPendingEmail } from '../auth/email/mailedToken.model.ts';
import { listSessions } from '../auth/session/userSessions.ts';
import { notSignedIn } from '../errors.ts';
import { Job, answersOf } from '../job/job.model.ts';
import { Questionnaire, toQuestionnaireDto } from '../questionnaire/questionnaire.model.ts';
import { readFile } from '../user/user.files.ts';
import { User, toUserDto } from '../user/user.model.ts';
import { toAutomationsDto } from './automations.ts';
import { toNotificationsDto } from './notifications.ts';
import { toRecruiterProfileDto } from '../user/user.recruiterProfile.ts';
import { explainFor } from '../matching/rules/explain.ts';
import { Comparison, type ComparisonFields } from '../matching/comparison/comparison.model.ts';
import { Quota } from '../matching/comparison/quota.model.ts';
import { Release } from '../matching/release/release.model.ts';

/** Others appear in it only as ids: their data is not the person's (GDPR articles 15 and 20). */
export async function exportAccount(user: SessionUser): Promise<object> {
  const stored = await User.findById(user.id).lean();
  if (!stored) throw notSignedIn();
  const mine = { $or: [{ candidateId: user.id }, { recruiterId: user.id }] };
  const [questionnaire, jobs, comparisons, releases, quotas, image, cv] = await Promise.all([
    Questionnaire.findOne({ userId: user.id }).lean(),
    Job.find({ recruiterId: user.id }).lean(),
    Comparison.find(mine).lean<(ComparisonFields & { _id: unknown })[]>(),
    Release.find(mine).select({ __v: 0 }).lean(),
    Quota.find({ recruiterId: user.id }).select({ __v: 0 }).lean(),
    readFile(stored.imageId),
    readFile(stored.cv?.fileId),
  ]);
  const [pendingEmail, devices] = await Promise.all([
    findPendingEmail(user.id),
    listSessions(user.id),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    account: {
      ...toUserDto(stored),
      emailVerified: stored.emailVerified,
      pendingEmail,
      identities: stored.identities,
      unlinkedIssuers: stored.unlinkedIssuers,
      consent: stored.consent,
      createdAt: stored.createdAt,
      updatedAt: stored.updatedAt,
    },
    devices: devices.map(({ device, signedInAt, lastSeenAt }) => ({
      device,
      signedInAt,
      lastSeenAt,
    })),
    automations: toAutomationsDto(stored),
    notifications: { ...toNotificationsDto(stored), mailedAt: stored.newMatchMailedAt },
    paused: stored.paused,
    recruiterProfile: stored.recruiterProfile && toRecruiterProfileDto(stored.recruiterProfile),
    questionnaire: questionnaire && toQuestionnaireDto(questionnaire),
    postings: jobs.map((job) => ({
      _id: job._id,
      ...answersOf(job),
      createdAt: job.createdAt,
      updatedAt: job.updatedAt,
    })),
    comparisons: comparisons.map((comparison) => exportComparison(comparison, user.id)),
    releases,
    comparisonsCounted: quotas,
    files: {
      image: image && { contentType: 'image/webp', base64: image.toString('base64') },
      cv: cv && {
        filename: stored.cv?.filename,
        contentType: 'application/pdf',
        base64: cv.toString('base64'),
      },
    },
  };
}

function exportComparison(comparison: ComparisonFields & { _id: unknown }, userId: string) {
  const isCandidate = comparison.candidateId.equals(userId);
  const { offer } = comparison;
  return {
    _id: comparison._id,
    as: isCandidate ? 'candidate' : 'recruiter',
    jobId: comparison.jobId,
    otherParty: isCandidate ? comparison.recruiterId : comparison.candidateId,
    offer: answersOf(offer),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', comparison.breakdown),
    comparedAt: comparison.comparedAt,
    matchedAt: comparison.matchedAt,
    // That a candidate blocked a job is the candidate's own data, not the recruiter's.
    ...(isCandidate && { blockedAt: comparison.blockedAt, deletedAt: comparison.expiresAt }),
  };
}
