import type { PipelineStage, Types } from 'mongoose';
import { Key, type KeyRecord } from '../key/key.model.ts';
import { Job, type JobDocument, type JobFields } from '../job/job.model.ts';
import { notFound } from '../errors.ts';
import { type Lockable, changedMeanwhile } from '../user/lock.ts';
import { User } from '../user/user.model.ts';
import { RecruiterMark, type RecruiterMarkRecord } from '../recruiter/recruiterMark.model.ts';
import { type Recruiter, marksFilter } from '../recruiter/accounts.ts';
import { undecidedOf } from '../release/hold.ts';
import { Release, type ReleaseRecord } from '../release/release.model.ts';
import {
  BlockedPosting,
  type BlockedPostingRecord,
  Comparison,
  type ComparisonDocument,
  type ComparisonRecord,
} from '../matching/comparison.model.ts';
import { Quota, type QuotaRecord } from '../matching/quota.model.ts';

/** Earlier events that a comparison of the two depends on. */
export type Standing = {
  accounts: readonly Lockable[];
  key: KeyRecord | null;
  /** Of the named key, or all of the general key. */
  quotas: readonly QuotaRecord[];
  marks: readonly RecruiterMarkRecord[];
  job: JobDocument | null;
  earlier: ComparisonDocument | null;
  /** By this recruiter, or with the same answers. */
  blocked: readonly BlockedPostingRecord[];
  withdrawn: readonly ReleaseRecord[];
  undecided: readonly Pick<ComparisonRecord, 'recruiterId'>[];
};

type Asked = {
  candidateId: Types.ObjectId;
  recruiter: Recruiter;
  account: Lockable | null;
  fingerprint: string;
  /** None when the candidate agreed without a key. */
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

/** One command for all reads, outside the transaction: `$lookup` fails there when sharded. `lockUnchanged` verifies. */
export async function readStanding({
  candidateId,
  recruiter,
  account,
  fingerprint,
  key,
}: Asked): Promise<Standing> {
  const recruiterId = recruiter._id;
  const [found] = await User.aggregate<Found>([
    { $match: { _id: candidateId, frozenAt: null } },
    { $project: { lockVersion: 1 } },
    lookUp('accounts', User, { _id: recruiterId }, { fields: { lockVersion: 1 } }),
    ...(key ? lookUpKey(key, candidateId) : []),
    lookUp('marks', RecruiterMark, marksFilter(recruiter)),
    lookUp('jobs', Job, { recruiterId, fingerprint }),
    lookUp('earlier', Comparison, { candidateId }, { joined: { 'jobs._id': 'jobId' } }),
    lookUp('blocked', BlockedPosting, { candidateId, $or: [{ recruiterId }, { fingerprint }] }),
    lookUp('withdrawn', Release, { candidateId, withdrawnAt: { $ne: null } }),
    lookUp('undecided', Comparison, undecidedOf(candidateId), { fields: { recruiterId: 1 } }),
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
