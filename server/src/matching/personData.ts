import { snapshotOf } from '../recruiter/snapshot.ts';
import { readerKeysOf } from '../user/readerKeys.ts';
import { type PersonData, listOf, withPublicIds } from '../user/personData.ts';
import { BlockedPosting, Comparison } from './comparison.model.ts';
import { contactAfter } from './contactState.ts';
import { Quota } from './quota/quota.model.ts';
import { forgetInQuotas } from './quota/quota.ts';

export const personData: PersonData = {
  collect: ({ user, hidden, publicIdOf }) => ({
    // Of a list the posting only; the candidates are not this person's data.
    counted: listOf(
      Quota.find({ readerKey: { $in: readerKeysOf(user) }, candidateId: { $nin: hidden } })
        .select({ candidateId: 1, jobTitle: 1, at: 1 })
        .lean(),
      (entry) => withPublicIds(entry, publicIdOf),
    ),
    blockedPostings: listOf(BlockedPosting.find({ candidateId: user._id }).lean(), ({ jobId }) => ({
      jobId,
    })),
  }),
  remove: async ({ _id }, tx) => {
    const asCandidate = { candidateId: _id };
    await Comparison.deleteMany(asCandidate, { session: tx });
    await BlockedPosting.deleteMany(asCandidate, { session: tx });
    await forgetInQuotas(_id, tx);
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
