import {
  type ExportedPerson,
  type PersonData,
  listOf,
  withPublicIds,
} from '../../user/personData.ts';
import { Release, type ReleaseRecord } from './release.model.ts';

export const personData: PersonData = {
  collect: (person) => {
    const { _id } = person.user;
    const asRecruiter = { recruiterId: _id, candidateId: { $nin: person.hidden } };
    return {
      releases: listOf(
        Release.find({ $or: [{ candidateId: _id }, asRecruiter] })
          .select({ __v: 0, keyId: 0 })
          .lean<ReleaseRecord>(),
        (release) => exportRelease(release, person),
      ),
    };
  },
  remove: async ({ _id }, tx) => {
    await Release.deleteMany({ candidateId: _id }, { session: tx });
  },
  claim: async (guestId, { _id }, tx) => {
    const others = { recruiterId: guestId, candidateId: { $ne: _id } };
    // The record keeps the identity given at the time.
    await Release.updateMany(others, { $set: { recruiterId: _id } }, { session: tx });
  },
};

/** A withdrawal after the release ended is exported as well, but never shown to the recruiter. */
async function exportRelease(
  { withdrawnAt, keyName, recruiterSnapshot, ...release }: ReleaseRecord,
  { user, publicIdOf }: ExportedPerson,
) {
  const isCandidate = release.candidateId.equals(user._id);
  const exported = await withPublicIds({ ...release, publisher: recruiterSnapshot }, publicIdOf);
  // To the candidate the recruiter is who they were then, whatever becomes of the account.
  const own = { recruiterId: null, withdrawnAt, key: keyName ?? null };
  return { ...exported, ...(isCandidate && own) };
}
