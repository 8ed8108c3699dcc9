import type { Asker } from '@inkognito/shared/comparison';
import { floorOf, floorsWithScore } from '@inkognito/shared/rules/criteria/salary';
import type { ClientSession } from 'mongoose';
import pLimit from 'p-limit';
import { inTransaction } from '../database/connection.ts';
import { retryDuplicate } from '../database/isDuplicate.ts';
import { conflict, emailUnconfirmed, notFound } from '../errors.ts';
import type { CallerIdentity, Limits } from '../http/limits.ts';
import { Job, type JobDocument } from '../job/job.model.ts';
import { type Creation, getOrCreateJob } from '../job/job.service.ts';
import { Guest, keptUntil } from '../key/guest.ts';
import { validKeyFilter } from '../key/key.model.ts';
import { useKey } from '../key/useKey.ts';
import type { UnlockRecord } from '../key/unlock.model.ts';
import { locked } from '../key/unlock.ts';
import type { Mailer } from '../mail/mailer.ts';
import { blocks } from './blocking.ts';
import type { ComparisonDocument } from './comparison.model.ts';
import { stateForReader } from './contactState.ts';
import { type Judgement, type ReadOffer, judge } from './facts.ts';
import { consumeList, consumeQuota, requireQuota } from './quota/quota.ts';
import { identifyAccount, identifyGuest } from '../recruiter/identify.ts';
import { toDecide } from './release/proveReader.ts';
import { toComparisonDto } from './release/reading.ts';
import { notify } from '../user/notify.ts';
import { lockUnchanged } from '../user/lock.ts';
import { readerKeysOf } from '../user/readerKeys.ts';
import { User, type UserDocument } from '../user/user.model.ts';
import { mailProof, mayMailProof } from './comparison/proof.ts';
import { readStanding } from './comparison/standing.ts';
import { storeComparison } from './comparison/storeComparison.ts';

/** More would conflict on one account and retry; two already keep the processor busy. */
const limitComparisons = pLimit(2);

export type CompareDeps = { limits: Limits; mailer: Mailer | null };

export type ComparisonRequest = {
  unlock: Pick<UnlockRecord, 'recruiterId' | 'keyId' | 'isGuest'>;
  asker?: Asker | undefined;
  candidate: UserDocument;
  offer: ReadOffer;
  withList?: boolean;
  /** For the mail to the mailbox that a reader names. */
  counted: CallerIdentity;
};

/** @throws {AppError} 409 without a questionnaire or for a blocked posting, 429 above the quota */
export async function compareWithCandidate(deps: CompareDeps, asked: ComparisonRequest) {
  const { unlock, candidate, offer } = asked;
  if (candidate._id.equals(unlock.recruiterId)) throw conflict('Das ist Ihr eigenes Profil.');
  const judged = await judge(candidate._id, offer);
  // Asked once, however often the transaction is tried.
  let granted: Promise<boolean> | undefined;
  const mayMail = (counted: CallerIdentity) =>
    (granted ??= mayMailProof(deps.limits, { ...asked.counted, ...counted }));
  return limitComparisons(() =>
    retryDuplicate(() => inTransaction((tx) => record(deps, { ...asked, ...judged, mayMail }, tx))),
  );
}

async function record(
  deps: CompareDeps,
  asked: ComparisonRequest & Judgement & { mayMail: (counted: CallerIdentity) => Promise<boolean> },
  tx: ClientSession,
) {
  const { limits, mailer } = deps;
  const { candidate, offer, score } = asked;
  const now = new Date();
  const identified = await identify(asked, now, tx);
  const { recruiter, readerKey, keyFilter, standing, quotaOf } = identified;
  const readerKeys = readerKeysOf(recruiter);
  requireQuota(quotaOf, standing.quotas, offer, limits);
  const job = await keepJob(asked, { limits, known: standing.job, tx });
  if (standing.blocked.some((each) => blocks(each, job))) {
    throw conflict('Diese Stelle kann mit diesem Profil nicht mehr verglichen werden.');
  }
  const isProven = recruiter.emailVerified;
  const made = { ...asked, ...identified, job, isProven };
  const { stored, contactInfo, isFirst, isNewMatch, isNews } = await storeComparison(made, tx);
  const told = {
    floor: floorOf(asked.wishes.salary),
    learned: floorsWithScore(score.breakdown.salary.score, offer.answers, asked.facts),
  };
  const isUsable = await useKey(keyFilter, { now, isFirst, isNewMatch, ...told }, tx);
  if (!isUsable) throw locked();
  await consumeQuota({ ...quotaOf, readerKey }, standing.quotas, offer, tx);
  if (isNews) await notify(mailer, candidate._id, newMatch(stored), tx);
  else if (isFirst) await notify(mailer, candidate._id, newOffer(stored), tx);
  // None on a match.
  const isWanted = asked.withList === true && !score.isMatch;
  const list = isWanted ? await consumeList(readerKeys, offer, { limits, tx }) : null;
  if (stored.contact.state === 'awaitsReader') await mailProof(deps, stored, asked, tx);
  const contactState = stateForReader(stored, isProven);
  const isRead = contactState === 'released';
  const reading = { contactState, contactInfo: isRead ? contactInfo : null };
  const response = toComparisonDto(stored, reading);
  return { response, readerKeys, list };
}

const newMatch = (match: ComparisonDocument) =>
  match.contact.state === 'awaitsCandidate'
    ? toDecide(match)
    : { ...toDecide(match), sentence: 'zu Ihrem Profil gibt es ein neues Match.' };

const newOffer = ({ jobId }: ComparisonDocument) => ({
  kind: 'newOffer' as const,
  sentence: 'zu Ihrem Profil gibt es ein neues Angebot.',
  link: { label: 'Eintrag ansehen', url: `/jobs/${jobId.toString()}` },
});

/** The recruiter, the key and earlier comparisons. @throws {AppError} 403 for a key that ended, or is not for guests */
async function identify(
  { unlock: { recruiterId, keyId, isGuest }, asker, candidate, offer }: ComparisonRequest,
  now: Date,
  tx: ClientSession,
) {
  const candidateId = candidate._id;
  const account = isGuest ? null : await User.findOne({ _id: recruiterId, frozenAt: null });
  if (!isGuest && !account) throw notFound('Kein Nutzer gefunden.');
  const guest = isGuest ? await Guest.findById(recruiterId).lean() : null;
  const keyFilter = { _id: keyId, ...validKeyFilter(now), ...(isGuest && { guests: true }) };
  const standing = await readStanding({
    candidateId,
    reader: account ?? guest ?? { _id: recruiterId, readerKeys: [] },
    account,
    fingerprint: offer.fingerprint,
    key: keyFilter,
  });
  await lockUnchanged(standing.accounts, tx);
  const identified = account
    ? await identifyAccount(account, asker, tx)
    : await identifyGuest(recruiterId, asker, tx);
  const { key } = standing;
  if (!key) throw locked();
  if (account && !key.guests && !account.emailVerified) throw emailUnconfirmed();
  const quotaOf = { candidateId, keyId: key.general ? null : keyId };
  return { ...identified, key, keyFilter, standing, quotaOf };
}

async function keepJob(
  { unlock: { recruiterId, isGuest }, offer }: ComparisonRequest,
  creation: Creation,
): Promise<JobDocument> {
  const { job } = await getOrCreateJob(recruiterId.toString(), offer, creation);
  if (!isGuest) return job;
  const expiresAt = keptUntil(new Date());
  // Also the end it has once an account claims it.
  const quietly = { session: creation.tx, timestamps: false };
  await Job.updateOne({ _id: job._id }, { $set: { expiresAt, endsAt: expiresAt } }, quietly);
  return job;
}
