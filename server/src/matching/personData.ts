import { snapshotOf } from '../recruiter/snapshot.ts';
import { type PersonData, bindingUntil, listOf, withPublicIds } from '../user/personData.ts';
import { BlockedPosting, Comparison } from './comparison.model.ts';
import { Quota } from './quota.model.ts';
import { forgetInLists } from './search/listQuota.ts';
import { ListQuota } from './search/listQuota.model.ts';

export const personData: PersonData = {
  collect: ({ user: { _id }, hidden, publicIdOf }) => ({
    comparisonsCounted: listOf(
      Quota.find({ recruiterId: _id, candidateId: { $nin: hidden } })
        .select({ __v: 0, keyId: 0 })
        .lean(),
      (quota) => withPublicIds(quota, publicIdOf),
    ),
    blockedPostings: listOf(
      BlockedPosting.find({ candidateId: _id }).lean(),
      ({ jobId, expiresAt }) => ({ jobId, expiresAt }),
    ),
    // Postings only; the candidates are not this person's data.
    lists: listOf(ListQuota.find({ recruiterIds: _id }).lean(), ({ lists, expiresAt }) => ({
      shown: lists.map(({ jobTitle, at }) => ({ jobTitle, at })),
      expiresAt,
    })),
  }),
  remove: async ({ _id }, tx) => {
    const asCandidate = { candidateId: _id };
    await Comparison.deleteMany(asCandidate, { session: tx });
    await BlockedPosting.deleteMany(asCandidate, { session: tx });
    await Quota.deleteMany(asCandidate, { session: tx });
    await forgetInLists(_id, tx);
    const expiry = { $set: { expiresAt: bindingUntil() } };
    await BlockedPosting.updateMany({ recruiterId: _id }, expiry, { session: tx });
  },
  claim: async (guestId, account, tx) => {
    const recruiterId = account._id;
    // A candidate who tried their own link does not become their own recruiter.
    const others = { recruiterId: guestId, candidateId: { $ne: recruiterId } };
    const toAccount = { $set: { recruiterId, recruiterSnapshot: snapshotOf(account) } };
    await Comparison.updateMany(others, toAccount, { session: tx });
    await BlockedPosting.updateMany(others, { $set: { recruiterId } }, { session: tx });
  },
};
