import { explainFor } from '@inkognito/shared/rules/explain';
import type { ClientSession, Types } from 'mongoose';
import { Job, toAnswersDto } from '../job/job.model.ts';
import { Comparison, type ComparisonRecord, notEnded } from '../matching/comparison.model.ts';
import { stateForCandidate } from '../matching/contactState.ts';
import { Release } from '../matching/release/release.model.ts';
import { closeReleaseRecords } from '../request/endRecords.ts';
import { type ExportedPerson, type PersonData, listOf } from '../user/personData.ts';
import { toProgressDto } from './standingMatch.ts';

export const personData: PersonData = {
  collect: (person) => {
    const { _id } = person.user;
    const asRecruiter = { recruiterId: _id, candidateId: { $nin: person.hidden }, ...notEnded };
    return {
      comparisons: listOf(
        Comparison.find({ $or: [{ candidateId: _id }, asRecruiter] }).lean<ComparisonRecord>(),
        (comparison) => exportComparison(comparison, person),
      ),
    };
  },
  remove: async ({ _id: recruiterId }, tx) => {
    const own = { $unset: { recruiterProgress: 1 } };
    await Comparison.updateMany({ recruiterId }, own, { session: tx });
    await closeReleaseRecords({ recruiterId }, 'account_deleted', tx);
  },
  claim: async (guestId, { _id: recruiterId }, tx) => {
    for (const { _id, fingerprint } of await Job.find({ recruiterId: guestId })
      .session(tx)
      .lean()) {
      const own = await Job.findOne({ recruiterId, fingerprint }).session(tx).lean();
      if (own) await mergeInto(own._id, _id, tx);
    }
  },
};

/** The account has the same posting: where both were compared, the account's comparison stays. */
async function mergeInto(ownId: Types.ObjectId, jobId: Types.ObjectId, tx: ClientSession) {
  const compared = await Comparison.find({ jobId: ownId }).select({ candidateId: 1 }).session(tx);
  const known = compared.map(({ candidateId }) => candidateId);
  await closeReleaseRecords({ jobId, candidateId: { $in: known } }, 'posting_deleted', tx);
  const others = { jobId, candidateId: { $nin: known } };
  await Comparison.updateMany(others, { $set: { jobId: ownId } }, { session: tx });
  await Release.updateMany(others, { $set: { jobId: ownId } }, { session: tx });
  await Job.deleteOne({ _id: jobId }, { session: tx });
}

async function exportComparison(
  comparison: ComparisonRecord,
  { user, publicIdOf }: ExportedPerson,
) {
  const isCandidate = comparison.candidateId.equals(user._id);
  return {
    _id: comparison._id,
    as: isCandidate ? 'candidate' : 'recruiter',
    jobId: comparison.jobId,
    offer: toAnswersDto(comparison.offer),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', comparison.breakdown),
    comparedAt: comparison.comparedAt,
    matchedAt: comparison.matchedAt,
    progress: toProgressDto(
      isCandidate ? comparison.candidateProgress : comparison.recruiterProgress,
    ),
    // A block is the candidate's data, not the recruiter's.
    ...(isCandidate
      ? {
          publisher: comparison.recruiterSnapshot,
          key: comparison.keyName,
          contact: { state: stateForCandidate(comparison), since: comparison.contact.since },
          suspendedBy: comparison.suspendedBy,
          deletedAt: comparison.expiresAt,
        }
      : { otherParty: await publicIdOf(comparison.candidateId.toString()) }),
  };
}
