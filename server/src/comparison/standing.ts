import type { PipelineStage, Types } from 'mongoose';
import { Key, type KeyRecord } from '../key/key.model.ts';
import { Job, type JobDocument, type JobFields } from '../job/job.model.ts';
import { notFound } from '../errors.ts';
import { type Lockable, changedMeanwhile } from '../user/user.lock.ts';
import { User } from '../user/user.model.ts';
import { RecruiterMark, type RecruiterMarkRecord } from '../recruiter/recruiterMark.model.ts';
import { type Recruiter, sharedMarks } from '../recruiter/sameRecruiter.ts';
import { pendingStates } from '../release/hold.ts';
import { Release, type ReleaseRecord } from '../release/release.model.ts';
import {
  BlockedPosting,
  type BlockedPostingRecord,
  Comparison,
  type ComparisonDocument,
  type ComparisonRecord,
} from '../matching/comparison.model.ts';
import { Quota, type QuotaRecord } from '../matching/quota.model.ts';

/** What candidate and recruiter did before, as far as a comparison of theirs depends on it. */
export type Standing = {
  /** The candidate's account and that of the recruiter, as they were then. */
  accounts: readonly Lockable[];
  key: KeyRecord | null;
  /** Of the key, or by the general one of everybody. */
  quotas: readonly QuotaRecord[];
  marks: readonly RecruiterMarkRecord[];
  job: JobDocument | null;
  earlier: ComparisonDocument | null;
  /** Of the recruiter, or for the same answers. */
  blocked: readonly BlockedPostingRecord[];
  withdrawn: readonly ReleaseRecord[];
  undecided: readonly Pick<ComparisonRecord, 'recruiterId'>[];
};

type Asked = {
  candidateId: Types.ObjectId;
  recruiter: Recruiter;
  /** As it was read before; a guest has none. */
  account: Lockable | null;
  fingerprint: string;
  /** A filter for the one key; none where the job seeker agreed without one. */
  key?: { _id: Types.ObjectId };
};

type Found = Omit<Standing, 'key' | 'quotas' | 'job' | 'earlier' | 'accounts'> &
  Lockable & {
    accounts: Lockable[];
    keys?: KeyRecord[];
    quotas?: QuotaRecord[];
    jobs: (JobFields & { _id: Types.ObjectId })[];
    earlier: ComparisonRecord[];
  };

/**
 * All that a comparison only reads, in one command: each for itself would be half of what it sends. It is read before
 * the transaction, as a sharded database takes no `$lookup` in one that writes; whoever changes any of it locks one of
 * the two accounts, so `lockUnchanged` notices.
 */
export async function readStanding({
  candidateId,
  recruiter,
  account,
  fingerprint,
  key,
}: Asked): Promise<Standing> {
  const recruiterId = recruiter._id;
  const pending = { candidateId, releaseState: { $in: pendingStates } };
  const [found] = await User.aggregate<Found>([
    { $match: { _id: candidateId, frozenAt: null } },
    { $project: { lockVersion: 1 } },
    lookUp('accounts', User, { _id: recruiterId }, { fields: { lockVersion: 1 } }),
    ...(key ? lookUpKey(key, candidateId) : []),
    lookUp('marks', RecruiterMark, sharedMarks(recruiter)),
    lookUp('jobs', Job, { recruiterId, fingerprint }),
    lookUp('earlier', Comparison, { candidateId }, { joined: { 'jobs._id': 'jobId' } }),
    lookUp('blocked', BlockedPosting, { candidateId, $or: [{ recruiterId }, { fingerprint }] }),
    lookUp('withdrawn', Release, { candidateId, withdrawnAt: { $ne: null } }),
    lookUp('undecided', Comparison, pending, { fields: { recruiterId: 1 } }),
  ]).readConcern('snapshot');
  if (!found) throw notFound('Kein Nutzer gefunden.');
  const { _id, lockVersion, accounts, keys = [], quotas = [], jobs, earlier, ...rest } = found;
  if (accounts[0]?.lockVersion !== account?.lockVersion) throw changedMeanwhile();
  return {
    ...rest,
    accounts: [{ _id, lockVersion }, ...accounts],
    quotas,
    key: keys[0] ?? null,
    job: jobs[0] ? Job.hydrate(jobs[0]) : null,
    earlier: earlier[0] ? Comparison.hydrate(earlier[0]) : null,
  };
}

function lookUpKey(key: { _id: Types.ObjectId }, candidateId: Types.ObjectId): PipelineStage[] {
  const countedBy = { $cond: [{ $first: '$keys.general' }, null, key._id] };
  return [
    lookUp('keys', Key, key),
    { $set: { countedBy } },
    lookUp('quotas', Quota, { candidateId }, { joined: { countedBy: 'keyId' } }),
  ];
}

type How = {
  /** A field of what was found before, by the field that equals it. */
  joined?: Record<string, string>;
  fields?: Record<string, 1>;
};

function lookUp(
  as: keyof Found,
  { collection }: Pick<typeof User, 'collection'>,
  filter: object,
  { joined = {}, fields }: How = {},
): PipelineStage {
  const [pair] = Object.entries(joined);
  const join = pair && { localField: pair[0], foreignField: pair[1] };
  const pipeline = [{ $match: filter }, ...(fields ? [{ $project: fields }] : [])];
  return { $lookup: { from: collection.name, as, ...join, pipeline } };
}
