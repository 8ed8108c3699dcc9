import { codesOfTitle } from '../../language/title/officialCodes.ts';
import { type PersonData, listOf } from '../user/personData.ts';
import { Job, endOf, toAnswersDto } from './job.model.ts';

export const personData: PersonData = {
  collect: ({ user: { _id } }) => ({
    postings: listOf(Job.find({ recruiterId: _id }).lean(), (job) => ({
      _id: job._id,
      ...toAnswersDto(job),
      titles: [codesOfTitle(job.jobTitle)],
      createdAt: job.createdAt,
      updatedAt: job.updatedAt,
      endsAt: job.endsAt,
      endedAt: endOf(job, new Date()),
    })),
  }),
  remove: async ({ _id }, tx) => {
    await Job.deleteMany({ recruiterId: _id }, { session: tx });
  },
  claim: async (guestId, { _id }, tx) => {
    const toAccount = { $set: { recruiterId: _id }, $unset: { expiresAt: 1 } };
    // A new owner is no change of the offer, which matches detect by `updatedAt`.
    const quietly = { session: tx, timestamps: false };
    const owned = { recruiterId: guestId };
    // One by one: several at once cannot move to another shard.
    for (const { _id: jobId } of await Job.find(owned).select({ _id: 1 }).session(tx).lean()) {
      await Job.updateOne({ _id: jobId, ...owned }, toAccount, quietly);
    }
  },
};
