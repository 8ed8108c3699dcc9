import { type PersonData, listOf } from '../user/personData.ts';
import { BlockedRecruiter } from './blockedRecruiter.model.ts';

export const personData: PersonData = {
  collect: ({ user: { _id } }) => ({
    blockedRecruiters: listOf(
      BlockedRecruiter.find({ candidateId: _id }).lean(),
      ({ recruiterSnapshot: publisher, jobTitle, blockedAt }) => ({
        ...{ publisher, jobTitle, blockedAt },
      }),
    ),
  }),
  remove: async ({ _id }, tx) => {
    await BlockedRecruiter.deleteMany({ candidateId: _id }, { session: tx });
  },
  claim: null,
};
