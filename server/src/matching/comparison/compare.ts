import type { JobInput } from '@inkognito/shared/job';
import type { CandidateListDto, ComparisonDto, ContactInfoDto } from '@inkognito/shared/matching';
import type { ClientSession, Types } from 'mongoose';
import { Key, nameOf, stillOpens } from '../../auth/key/key.model.ts';
import { keptUntil } from '../../auth/key/guest.ts';
import { locked } from '../../auth/key/unlock.ts';
import { isDuplicate } from '../../database/isDuplicate.ts';
import { conflict, notFound } from '../../errors.ts';
import { limitConcurrency } from '../../http/limit/limitConcurrency.ts';
import { eachInSlices, yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import { Job, type JobDocument } from '../../job/job.model.ts';
import { getOrCreateJob } from '../../job/job.service.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { type Viewer, visibleTo } from '../../user/shield/hidden.ts';
import { User, type UserDocument } from '../../user/user.model.ts';
import { openToOthers } from '../../user/user.visibility.ts';
import { mailComparison } from '../notification/newComparison.ts';
import { accountsOf, rememberRecruiter, sameRecruiters } from '../recruiter/sameRecruiter.ts';
import { holdChangedOffers } from '../posting/changeJob.ts';
import { isPending, needsConfirmation } from '../release/hold.ts';
import { releaseContact } from '../release/release.ts';
import { explainFor } from '../rules/explain.ts';
import { scoreMatch } from '../rules/score.ts';
import type { CandidateWishes, MatchScore } from '../rules/types.ts';
import type { CandidateListDeps } from '../search/candidateList.ts';
import { consumeList } from '../search/listQuota.ts';
import { isSameMailbox } from '../../user/mailbox.ts';
import { type Comparer, identify } from './comparer.ts';
import { BlockedPosting, type ComparisonDocument } from './comparison.model.ts';
import { factsOf, judgedTitles, titleComparer, toWishes } from './facts.ts';
import { type Scope, consumeQuota } from './quota.ts';
import { storeComparison } from './storeComparison.ts';

/** Many comparisons of one recruiter would conflict on one account and retry; two use the processor as well as four. */
const few = limitConcurrency(2);

/** @throws {AppError} 404 */
export async function getCandidate(publicId: string, viewer: Viewer): Promise<UserDocument> {
  const candidate = await User.findOne({ publicId, ...openToOthers, ...visibleTo(viewer) });
  if (!candidate) throw notFound('Kein Nutzer gefunden.');
  return candidate;
}

export type CompareDeps = CandidateListDeps & {
  /** Without it nobody is told of a new match. */
  mailer: Mailer | null;
};

type Compared = {
  response: Omit<ComparisonDto, keyof CandidateListDto>;
  /** As `consumeList` says, or `null` where there is none: not wanted, no proven mailbox, or a candidate of one's own. */
  countedAt: Types.ObjectId | Date | null;
  /** Whether a confirmed address is all that a list lacks. */
  isEmailNeeded: boolean;
};

type Options = {
  /** Whether a list of similar candidates is wanted as well. */
  withList?: boolean;
};

/** @throws {AppError} 409 without a questionnaire or for a blocked posting, 429 when the quota is used up */
export async function compareWithCandidate(
  deps: CompareDeps,
  comparer: Comparer,
  candidate: UserDocument,
  answers: JobInput,
  { withList = false }: Options = {},
): Promise<Compared> {
  if (candidate._id.equals(comparer.id)) throw conflict('Das ist Ihr eigenes Profil.');
  const { wishes, score } = await judge(candidate, answers);
  return few(async () => {
    const { comparison, contact, countedAt, isEmailNeeded } = await onceMoreIfDuplicate(() =>
      inAccountTransaction([candidate._id, ...(comparer.isGuest ? [] : [comparer.id])], (tx) =>
        record(deps, { comparer, candidate, answers, wishes, score, withList }, tx),
      ),
    );
    const releasePending = score.isMatch && isPending(comparison);
    const response = {
      matchId: comparison._id.toString(),
      jobId: comparison.jobId.toString(),
      matchPercentage: score.matchPercentage,
      isMatch: score.isMatch,
      contactInfo: score.isMatch && !releasePending ? contact : null,
      releasePending,
      breakdown: explainFor('recruiter', score.breakdown),
    };
    return { response, countedAt, isEmailNeeded };
  });
}

/** @throws {AppError} 409 without a questionnaire */
export async function judge(
  candidate: UserDocument,
  answers: JobInput,
): Promise<{ wishes: CandidateWishes; score: MatchScore }> {
  const questionnaire = await Questionnaire.findOne({ userId: candidate._id }).lean();
  if (!questionnaire) throw incomplete();
  // Titles that are read for the first time take up to a millisecond, and many comparisons may arrive together.
  await yieldToEventLoop();
  await eachInSlices(judgedTitles(questionnaire), titleComparer(answers));
  const wishes = toWishes(questionnaire);
  return { wishes, score: scoreMatch(wishes, answers, factsOf(questionnaire, answers)) };
}

const incomplete = () =>
  conflict('Dieses Profil ist noch nicht vollständig und kann nicht verglichen werden.');

/** As it counts now, before anything is stored. */
export async function scopeOf(
  { id, keyId }: Pick<Comparer, 'id' | 'keyId'>,
  candidate: { _id: Types.ObjectId },
): Promise<Scope> {
  const key = await Key.findById(keyId).lean();
  const isGeneral = key?.general ?? true;
  const account = isGeneral ? await User.findById(id).select({ emailVerified: 1 }).lean() : null;
  return {
    candidateId: candidate._id,
    keyId: isGeneral ? null : keyId,
    same: isGeneral ? await sameRecruiters(id, null) : [],
    isUnconfirmed: !account?.emailVerified,
  };
}

type Recorded = {
  comparison: ComparisonDocument;
  contact: ContactInfoDto | null;
} & Pick<Compared, 'countedAt' | 'isEmailNeeded'>;

type Judged = {
  comparer: Comparer;
  candidate: UserDocument;
  answers: JobInput;
  wishes: CandidateWishes;
  score: MatchScore;
  withList: boolean;
};

async function record(
  { limits, mailer }: CompareDeps,
  { comparer, candidate, answers, wishes, score, withList }: Judged,
  tx: ClientSession,
): Promise<Recorded> {
  const { recruiter, publisher } = await identify(comparer, tx);
  const now = new Date();
  const guests = comparer.isGuest && { guests: true };
  const ownKey = { _id: comparer.keyId, ...stillOpens(now), ...guests };
  const key = await Key.findOne(ownKey).session(tx).lean();
  if (!key) throw locked();
  // After this they are bound by what the candidate decides, under whichever account.
  await rememberRecruiter(recruiter, tx, comparer.isGuest ? keptUntil(now) : null);
  const same = await accountsOf(recruiter, tx);
  const scope = {
    candidateId: candidate._id,
    keyId: key.general ? null : key._id,
    same,
    isUnconfirmed: !recruiter.emailVerified,
  };
  await consumeQuota(scope, answers, { limits, tx });
  const { job, isChanged } = await getOrCreateJob(comparer.id, answers, { limits, tx });
  if (isChanged) await holdChangedOffers(job, tx);
  if (comparer.isGuest) {
    const untouched = { session: tx, timestamps: false };
    await Job.updateOne({ _id: job._id }, endsUnclaimed(now), untouched);
  }
  await refuseBlockedPosting(scope, job, tx);
  const confirmationNeeded = needsConfirmation(candidate, wishes, answers);
  const { stored, isFirst, isNewMatch, isNews } = await storeComparison(
    {
      ...{ candidateId: candidate._id, same, job, score, publisher, confirmationNeeded },
      key: { keyId: key._id, keyName: nameOf(key) },
      keyDistrusted: Boolean(key.distrustedAt),
    },
    tx,
  );
  // Writes the key, so that a comparison and the end of its key do not pass each other by.
  await Key.updateOne(
    ownKey,
    {
      $inc: { comparisons: isFirst ? 1 : 0, matches: isNewMatch ? 1 : 0 },
      $set: { lastUsedAt: now },
    },
    { session: tx },
  );
  const { fingerprint } = job;
  await mailComparison(mailer, stored, { fingerprint, scope, isNews, isFirst }, tx);
  const contact = score.isMatch ? await releaseContact(stored, candidate, publisher, tx) : null;
  const isWanted = withList && !isSameMailbox(recruiter, candidate);
  const maySee = isWanted && recruiter.emailVerified;
  const countedAt = maySee ? await consumeList(recruiter, answers, { limits, tx }) : null;
  return { comparison: stored, contact, countedAt, isEmailNeeded: isWanted && !maySee };
}

const endsUnclaimed = (now: Date) => ({ $set: { expiresAt: keptUntil(now) } });

/** Two first comparisons of one posting may both try to create it; the second then finds it. */
export async function onceMoreIfDuplicate<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return work();
  }
}

async function refuseBlockedPosting(
  { candidateId, same }: Scope,
  job: JobDocument,
  tx: ClientSession,
): Promise<void> {
  if (await isBlocked({ candidateId, same }, job, tx)) {
    throw conflict('Diese Stelle kann mit diesem Profil nicht mehr verglichen werden.');
  }
}

export async function isBlocked(
  { candidateId, same }: Pick<Scope, 'candidateId' | 'same'>,
  { _id: jobId, fingerprint }: Pick<JobDocument, '_id' | 'fingerprint'>,
  tx: ClientSession | null,
): Promise<boolean> {
  const blocked = await BlockedPosting.exists({
    candidateId,
    $or: [{ jobId }, { recruiterId: { $in: same }, fingerprint }],
  }).session(tx);
  return blocked !== null;
}
