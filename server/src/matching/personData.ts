import { snapshotOf } from '../recruiter/snapshot.ts';
import { readerKeysOf } from '../user/readerKeys.ts';
import { type PersonData, listOf, withPublicIds } from '../user/personData.ts';
import { BlockedPosting, Comparison } from './comparison.model.ts';
import { contactAfter } from './contactState.ts';
import { ListQuota, Quota } from './quota/quota.model.ts';
import { forgetInLists } from './quota/quota.ts';

export const personData: PersonData = {
  collect: ({ user, hidden, publicIdOf }) => ({
    comparisonsCounted: listOf(
      Quota.find({ readerKey: { $in: readerKeysOf(user) }, candidateId: { $nin: hidden } })
        .select({ __v: 0, keyId: 0, readerKey: 0 })
        .lean(),
      (quota) => withPublicIds(quota, publicIdOf),
    ),
    blockedPostings: listOf(BlockedPosting.find({ candidateId: user._id }).lean(), ({ jobId }) => ({
      jobId,
    })),
    // Postings only; the candidates are not this person's data.
    lists: listOf(
      ListQuota.find({ readerKey: { $in: readerKeysOf(user) } }).lean(),
      ({ lists, expiresAt }) => ({
        shown: lists.map(({ jobTitle, at }) => ({ jobTitle, at })),
        expiresAt,
      }),
    ),
  }),
  remove: async ({ _id }, tx) => {
    const asCandidate = { candidateId: _id };
    await Comparison.deleteMany(asCandidate, { session: tx });
    await BlockedPosting.deleteMany(asCandidate, { session: tx });
    await Quota.deleteMany(asCandidate, { session: tx });
    await forgetInLists(_id, tx);
  },
  claim: async (guestId, account, tx) => {
    const recruiterId = account._id;
    // A candidate who tried their own link does not become their own recruiter.
    const others = { recruiterId: guestId, candidateId: { $ne: recruiterId } };
    const now = new Date();
    for (const comparison of await Comparison.find(others).session(tx)) {
      const contact = contactAfter(comparison.contact, { kind: 'claimed' }, now);
      comparison.set({ recruiterId, recruiterSnapshot: snapshotOf(account), contact });
      await comparison.save({ session: tx });
    }
  },
};
