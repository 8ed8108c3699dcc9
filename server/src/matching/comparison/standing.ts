import type { PipelineStage, Types } from 'mongoose';
import { Key, type KeyRecord } from '../../key/key.model.ts';
import { Job, type JobFields } from '../../job/job.model.ts';
import { notFound } from '../../errors.ts';
import { type Lockable, changedMeanwhile } from '../../user/lock.ts';
import { type Reader, readerKeysOf } from '../../user/readerKeys.ts';
import { User } from '../../user/user.model.ts';
import { undecidedOf } from '../release/hold.ts';
import { Release, type ReleaseRecord } from '../release/release.model.ts';
import {
  BlockedPosting,
  type BlockedPostingRecord,
  Comparison,
  type ComparisonRecord,
} from '../comparison.model.ts';
import { Quota, type QuotaRecord } from '../quota/quota.model.ts';

/** Earlier events that a comparison of the two depends on; all of them of this reader. */
export type Standing = Awaited<ReturnType<typeof readStanding>>;

type StandingQuery = {
  candidateId: Types.ObjectId;
  reader: Reader;
  account: Lockable | null;
  fingerprint: string;
  /** None when the candidate agreed without a key. */
  key?: { _id: Types.ObjectId };
};

type Found = Lockable & {
  accounts: Lockable[];
  keys?: KeyRecord[];
  quotas?: QuotaRecord[];
  jobs: (JobFields & { _id: Types.ObjectId })[];
  earlier: ComparisonRecord[];
  blocked: BlockedPostingRecord[];
  withdrawn: ReleaseRecord[];
  undecided: Pick<ComparisonRecord, '_id'>[];
};

/** One command for all reads, outside the transaction: `$lookup` fails there when sharded. `lockUnchanged` verifies. */
export async function readStanding({
  candidateId,
  reader,
  account,
  fingerprint,
  key,
}: StandingQuery) {
  const recruiterId = reader._id;
  const readerKeys = readerKeysOf(reader);
  const ofReader = { candidateId, readerKey: { $in: readerKeys } };
  const locks = { $project: { lockVersion: 1 } };
  const [found] = await User.aggregate<Found>([
    { $match: { _id: candidateId, frozenAt: null } },
    locks,
    lookUp('accounts', User, [{ $match: { _id: recruiterId } }, locks]),
    ...(key ? lookUpKey(key, ofReader) : []),
    lookUp('jobs', Job, [{ $match: { recruiterId, fingerprint } }]),
    lookUp('earlier', Comparison, [{ $match: { candidateId } }], ['jobs._id', 'jobId']),
    lookUp('blocked', BlockedPosting, [{ $match: ofReader }]),
    lookUp('withdrawn', Release, [{ $match: { ...ofReader, withdrawnAt: { $ne: null } } }]),
    lookUp('undecided', Comparison, [
      { $match: undecidedOf(candidateId, readerKeys) },
      { $project: { _id: 1 } },
    ]),
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

function lookUpKey(
  key: { _id: Types.ObjectId },
  { candidateId, readerKey }: { candidateId: Types.ObjectId; readerKey: { $in: string[] } },
): PipelineStage[] {
  // With a named key there is one for all, without a reader.
  const counted = { candidateId, $or: [{ readerKey }, { readerKey: null }] };
  const countedBy = { $cond: [{ $first: '$keys.general' }, null, key._id] };
  return [
    lookUp('keys', Key, [{ $match: key }]),
    { $set: { countedBy } },
    lookUp('quotas', Quota, [{ $match: counted }], ['countedBy', 'keyId']),
  ];
}

type Lookup = PipelineStage.Lookup;

function lookUp(
  as: keyof Found,
  { collection }: Pick<typeof User, 'collection'>,
  pipeline: NonNullable<Lookup['$lookup']['pipeline']>,
  join?: [localField: string, foreignField: string],
): Lookup {
  const joined = join && { localField: join[0], foreignField: join[1] };
  return { $lookup: { from: collection.name, as, ...joined, pipeline } };
}
