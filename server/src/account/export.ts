import { LRUCache } from 'lru-cache';
import type { SessionUser } from '@inkognito/shared/auth';
import type { Types } from 'mongoose';
import { findPendingEmail } from '../auth/email/mailedToken.model.ts';
import { Key, toKeyDto } from '../auth/key/key.model.ts';
import { Unlock } from '../auth/key/unlock.model.ts';
import { readWrongTries } from '../auth/key/wrongTries.ts';
import { listSessions } from '../auth/session/userSessions.ts';
import { notSignedIn } from '../errors.ts';
import { codesOfTitle } from '../title/officialCodes.ts';
import { Job, toAnswersDto } from '../job/job.model.ts';
import { exportQuestionnaire } from '../questionnaire/exportQuestionnaire.ts';
import { Questionnaire, toQuestionnaireDto } from '../questionnaire/questionnaire.model.ts';
import { Activity, type ActivityRecord } from '../user/activity/activity.model.ts';
import { User, type UserFields, toUserDto } from '../user/user.model.ts';
import { type Viewer, findHiddenFrom } from '../user/shield/hidden.ts';
import { writeFile, writeList } from './exportPieces.ts';
import { toShieldDto } from './shield.ts';
import { findPublicId } from '../user/user.service.ts';
import { toAutomationsDto } from './automations.ts';
import { toNotificationsDto } from './notifications.ts';
import { toRecruiterProfileDto } from '../user/user.recruiterProfile.ts';
import { explainFor } from '../matching/rules/explain.ts';
import { BlockedRecruiter } from '../matching/block/blockedRecruiter.model.ts';
import {
  BlockedPosting,
  Comparison,
  type ComparisonFields,
} from '../matching/comparison/comparison.model.ts';
import { Quota } from '../matching/comparison/quota.model.ts';
import {
  AccessRequest,
  type AccessRequestRecord,
} from '../matching/request/accessRequest.model.ts';
import { exportRequest } from '../matching/request/exportRequest.ts';
import { toProgressDto } from '../matching/match/progress.ts';
import { isPending } from '../matching/release/hold.ts';
import { isOverruled, isReleasedByHand } from '../matching/release/overrule.ts';
import { Release, type ReleaseRecord } from '../matching/release/release.model.ts';
import { RecruiterMark } from '../matching/recruiter/recruiterMark.model.ts';
import { ListQuota } from '../matching/search/listQuota.model.ts';
import { endOf } from './unusedAccounts.ts';
import { Report, type ReportRecord } from '../report/report.model.ts';
import { toReportExport } from '../report/report.service.ts';

/**
 * The pieces of one JSON file; no more of it than the next is held. Others appear in it as ids, but for the recruiters
 * whom a job seeker's data reached (GDPR articles 15 and 20).
 * @throws {AppError} 401 for an account that is gone
 */
export async function exportAccount(
  user: SessionUser,
  viewer: Viewer,
): Promise<AsyncGenerator<string>> {
  const stored = await User.findById(user.id).select('+knownBrowsers +jobsCreatedAt').lean();
  if (!stored) throw notSignedIn();
  const [questionnaire, pendingEmail, devices, wrongAccessPasswords] = await Promise.all([
    Questionnaire.findOne({ userId: user.id }).lean(),
    findPendingEmail(user.id),
    listSessions(user.id),
    readWrongTries(user.id),
  ]);
  const head = {
    exportedAt: new Date().toISOString(),
    account: {
      ...toUserDto(stored),
      emailVerified: stored.emailVerified,
      emailVerifiedAt: stored.emailVerifiedAt ?? null,
      pendingEmail,
      identities: stored.identities,
      unlinkedIssuers: stored.unlinkedIssuers,
      consent: stored.consent,
      usernameChangedAt: stored.usernameChangedAt,
      lastUsedAt: stored.lastUsedAt,
      endsAt: endOf(stored),
      knownBrowsers: stored.knownBrowsers,
      postingsCreatedAt: stored.jobsCreatedAt,
      createdAt: stored.createdAt,
      updatedAt: stored.updatedAt,
    },
    devices: devices.map(({ device, signedInAt, lastSeenAt }) => ({
      device,
      signedInAt,
      lastSeenAt,
    })),
    automations: toAutomationsDto(stored),
    notifications: { ...toNotificationsDto(stored), mailedAt: stored.notificationsMailedAt },
    paused: stored.paused,
    wrongAccessPasswords,
    recruiterProfile: stored.recruiterProfile && {
      ...toRecruiterProfileDto(stored.recruiterProfile),
      formerNames: stored.recruiterProfile.formerNames,
    },
    shield: toShieldDto(stored.shield),
    questionnaire: questionnaire && exportQuestionnaire(toQuestionnaireDto(questionnaire)),
  };
  return writeExport(head, user.id, await findHiddenFrom(viewer), stored);
}

const batch = { batchSize: 20 };

async function* writeExport(
  head: object,
  userId: string,
  /** Who does not exist for this person, as a recruiter. */
  hidden: readonly Types.ObjectId[],
  { imageId, cv }: Pick<UserFields, 'imageId' | 'cv'>,
): AsyncGenerator<string> {
  const asCandidate = { candidateId: userId };
  const asRecruiter = { recruiterId: userId, candidateId: { $nin: hidden } };
  // Most entries are between this person and a few others.
  const publicIds = new LRUCache<string, Promise<string | null>>({
    max: publicIdsKept,
    memoMethod: findPublicId,
  });
  const publicIdOf: PublicIdOf = (id) => publicIds.memo(id);
  yield JSON.stringify(head).slice(0, -1);
  yield* writeList('postings', Job.find({ recruiterId: userId }).lean().cursor(batch), (job) => ({
    _id: job._id,
    ...toAnswersDto(job),
    titles: [codesOfTitle(job.jobTitle)],
    createdAt: job.createdAt,
    updatedAt: job.updatedAt,
  }));
  yield* writeList(
    'comparisons',
    Comparison.find({ $or: [asCandidate, { ...asRecruiter, endedAt: null }] })
      .lean<StoredComparison>()
      .cursor(batch),
    (each) => exportComparison(each, userId, publicIdOf),
  );
  yield* writeList(
    'releases',
    Release.find({ $or: [asCandidate, asRecruiter] })
      .select({ __v: 0, keyId: 0 })
      .lean<ReleaseRecord>()
      .cursor(batch),
    (release) => exportRelease(release, userId, publicIdOf),
  );
  yield* writeList(
    'comparisonsCounted',
    Quota.find(asRecruiter).select({ __v: 0, keyId: 0 }).lean().cursor(batch),
    (quota) => withPublicIds(quota, publicIdOf),
  );
  yield* writeList(
    'blockedRecruiters',
    BlockedRecruiter.find(asCandidate).lean().cursor(batch),
    ({ publisher, jobTitle, blockedAt }) => ({ publisher, jobTitle, blockedAt }),
  );
  yield* writeList(
    'accessRequests',
    AccessRequest.find({ $or: [asCandidate, asRecruiter], endedAt: null })
      .lean<AccessRequestRecord>()
      .cursor(batch),
    (each) => exportRequest(each, userId, publicIdOf),
  );
  yield* writeOwnRecords(userId, hidden, publicIdOf);
  yield ',"files":{"image":';
  yield* writeFile(imageId, { contentType: 'image/webp' });
  yield ',"cv":';
  yield* writeFile(cv?.fileId, { filename: cv?.filename, contentType: 'application/pdf' });
  yield '}}';
}

async function* writeOwnRecords(
  userId: string,
  hidden: readonly Types.ObjectId[],
  publicIdOf: PublicIdOf,
): AsyncGenerator<string> {
  yield* writeList(
    'openProfiles',
    Unlock.find({ holderId: userId, candidateId: { $nin: hidden } })
      .lean()
      .cursor(batch),
    async ({ candidateId, openedAt, expiresAt }) => ({
      ...(await withPublicIds({ candidateId }, publicIdOf)),
      openedAt,
      expiresAt,
    }),
  );
  yield* writeList(
    'blockedPostings',
    BlockedPosting.find({ candidateId: userId }).lean().cursor(batch),
    ({ jobId, expiresAt }) => ({ jobId, expiresAt }),
  );
  // For which postings; the people in them are not this person's data.
  yield* writeList(
    'lists',
    ListQuota.find({ recruiterIds: userId }).lean().cursor(batch),
    ({ lists, expiresAt }) => ({
      shown: lists.map(({ jobTitle, at }) => ({ jobTitle, at })),
      expiresAt,
    }),
  );
  yield* writeList(
    'recruiterMarks',
    RecruiterMark.find({ recruiterId: userId }).lean().cursor(batch),
    ({ mark, expiresAt }) => ({ mark, expiresAt }),
  );
  yield* writeList('keys', Key.find({ userId }).lean().cursor(batch), toKeyDto);
  yield* writeList(
    'activity',
    Activity.find({ candidateId: userId }).lean<ActivityRecord>().cursor(batch),
    ({ kind, at, count, key, recruiter, jobTitle }) => ({
      ...{ kind, at, count, key, recruiter, jobTitle },
    }),
  );
  yield* writeList(
    'reports',
    Report.find({ reporterId: userId }).lean<ReportRecord>().cursor(batch),
    toReportExport,
  );
}

/** Also a release that had ended may be withdrawn, which the recruiter does not learn. */
async function exportRelease(
  { withdrawnAt, recruiterPublicId: kept, keyName, ...release }: ReleaseRecord,
  userId: string,
  publicIdOf: PublicIdOf,
) {
  const isCandidate = release.candidateId.equals(userId);
  const exported = await withPublicIds(release, publicIdOf);
  const recruiterId = exported.recruiterId ?? kept ?? null;
  return { ...exported, recruiterId, ...(isCandidate && { withdrawnAt, key: keyName ?? null }) };
}

type PublicIdOf = (userId: string) => Promise<string | null>;

const publicIdsKept = 1_000;

type Pair = { candidateId: Types.ObjectId; recruiterId?: Types.ObjectId | null };

async function withPublicIds<Of extends Pair>(
  entry: Of,
  publicIdOf: PublicIdOf,
): Promise<Omit<Of, keyof Pair> & Record<keyof Pair, string | null>> {
  const [candidateId, recruiterId] = await Promise.all([
    publicIdOf(entry.candidateId.toString()),
    entry.recruiterId ? publicIdOf(entry.recruiterId.toString()) : null,
  ]);
  return { ...entry, candidateId, recruiterId };
}

type StoredComparison = ComparisonFields & { _id: unknown };

async function exportComparison(
  comparison: StoredComparison,
  userId: string,
  publicIdOf: PublicIdOf,
) {
  const isCandidate = comparison.candidateId.equals(userId);
  const { offer, recruiterPublicId: kept } = comparison;
  const other = isCandidate ? comparison.recruiterId : comparison.candidateId;
  const otherParty = await publicIdOf(other.toString());
  return {
    _id: comparison._id,
    as: isCandidate ? 'candidate' : 'recruiter',
    jobId: comparison.jobId,
    otherParty: otherParty ?? (isCandidate ? (kept ?? null) : null),
    offer: toAnswersDto(offer),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', comparison.breakdown),
    comparedAt: comparison.comparedAt,
    matchedAt: comparison.matchedAt,
    isReleased: isCandidate ? isReleasedByHand(comparison) : isOverruled(comparison),
    releasePending: isPending(comparison),
    progress: toProgressDto(
      isCandidate ? comparison.candidateProgress : comparison.recruiterProgress,
    ),
    // That a candidate blocked a job is the candidate's own data, not the recruiter's.
    ...(isCandidate && {
      publisher: comparison.publisher,
      key: comparison.keyName,
      endedAt: comparison.endedAt,
      releaseState: comparison.releaseState,
      blockedAt: comparison.blockedAt,
      deletedAt: comparison.expiresAt,
    }),
  };
}
