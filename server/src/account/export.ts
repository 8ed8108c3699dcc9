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
import { Release, type ReleaseRecord } from '../matching/release/release.model.ts';

/** Others appear in it as ids, but for the recruiters whom a job seeker's data reached (GDPR articles 15 and 20). */
export async function exportAccount(user: SessionUser): Promise<object> {
  const stored = await User.findById(user.id).lean();
  if (!stored) throw notSignedIn();
  const [asCandidate, asRecruiter] = [{ candidateId: user.id }, { recruiterId: user.id }];
  const [questionnaire, jobs, comparisons, releases, quotas, image, cv] = await Promise.all([
    Questionnaire.findOne({ userId: user.id }).lean(),
    Job.find({ recruiterId: user.id }).lean(),
    Comparison.find({ $or: [asCandidate, { ...asRecruiter, endedAt: null }] }).lean<
      (ComparisonFields & { _id: unknown })[]
    >(),
    Release.find({ $or: [asCandidate, asRecruiter] }, { __v: 0 }).lean(),
    Quota.find(asRecruiter).select({ __v: 0 }).lean(),
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
    releases: releases.map((release) => exportRelease(release, user.id)),
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

/** Also a release that had ended may be withdrawn, which the recruiter does not learn. */
function exportRelease({ withdrawnAt, ...release }: ReleaseRecord, userId: string) {
  return release.candidateId.equals(userId) ? { ...release, withdrawnAt } : release;
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
    ...(isCandidate && {
      publisher: comparison.publisher,
      endedAt: comparison.endedAt,
      blockedAt: comparison.blockedAt,
      deletedAt: comparison.expiresAt,
    }),
  };
}
