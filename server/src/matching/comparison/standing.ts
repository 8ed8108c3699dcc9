import type { ClientSession, PipelineStage, Types } from 'mongoose';
import { Key, type KeyRecord } from '../../auth/key/key.model.ts';
import { Job, type JobDocument, type JobFields } from '../../job/job.model.ts';
import { notFound } from '../../errors.ts';
import { User } from '../../user/user.model.ts';
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
} from './comparison.model.ts';
import { Quota, type QuotaRecord } from './quota.model.ts';

/** What candidate and recruiter did before, as far as a comparison of theirs depends on it. */
export type Standing = {
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
  fingerprint: string;
  /** A filter for the one key; none where the job seeker agreed without one. */
  key?: { _id: Types.ObjectId };
};

type Found = Omit<Standing, 'key' | 'quotas' | 'job' | 'earlier'> & {
  keys?: KeyRecord[];
  quotas?: QuotaRecord[];
  jobs: (JobFields & { _id: Types.ObjectId })[];
  earlier: ComparisonRecord[];
};

/** All that a comparison only reads, in one command: each for itself would be half of what it sends. */
export async function readStanding(
  { candidateId, recruiter, fingerprint, key }: Asked,
  tx: ClientSession,
): Promise<Standing> {
  const recruiterId = recruiter._id;
  const [found] = await User.aggregate<Found>([
    { $match: { _id: candidateId } },
    { $project: { _id: 1 } },
    ...(key ? lookUpKey(key, candidateId) : []),
    lookUp('marks', RecruiterMark, sharedMarks(recruiter)),
    lookUp('jobs', Job, { recruiterId, fingerprint }),
    lookUp('earlier', Comparison, { candidateId }, { 'jobs._id': 'jobId' }),
    lookUp('blocked', BlockedPosting, { candidateId, $or: [{ recruiterId }, { fingerprint }] }),
    lookUp('withdrawn', Release, { candidateId, withdrawnAt: { $ne: null } }),
    lookUp('undecided', Comparison, { candidateId, releaseState: { $in: pendingStates } }),
    { $unset: ['undecided.breakdown', 'undecided.offer'] },
  ]).session(tx);
  if (!found) throw notFound('Kein Nutzer gefunden.');
  const { keys = [], quotas = [], jobs, earlier, ...rest } = found;
  return {
    ...rest,
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
    lookUp('quotas', Quota, { candidateId }, { countedBy: 'keyId' }),
  ];
}

/** A filter of what was found before, by its field, is joined to the one that is given. */
function lookUp(
  as: keyof Found,
  { collection }: Pick<typeof User, 'collection'>,
  filter: object,
  joined: Record<string, string> = {},
): PipelineStage {
  const [join] = Object.entries(joined);
  const fields = join && { localField: join[0], foreignField: join[1] };
  return { $lookup: { from: collection.name, as, ...fields, pipeline: [{ $match: filter }] } };
}
